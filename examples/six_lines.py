import vivant

match = vivant.Match(vivant.game("vivo", players=4), vivant.FastDice(7))
while not match.over:
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])
print(match.scores(), match.log(seat)[-1])
