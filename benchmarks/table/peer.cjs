// The peer: boardgame.io with its own file storage, and a game of the same shape: four hands, a card each in turn.
const { Server, FlatFile } = require("boardgame.io/server");

const CARDS = 12;

const game = {
  name: "cards",
  setup: ({ ctx }) => ({
    hands: Array.from({ length: ctx.numPlayers }, () => Array.from({ length: CARDS }, (_, card) => card)),
    trick: [],
    points: Array.from({ length: ctx.numPlayers }, () => 0),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, playerID }, at) => {
      const hand = G.hands[Number(playerID)];
      G.trick.push(hand.splice(at % hand.length, 1)[0]);
      if (G.trick.length === ctx.numPlayers) {
        G.points[G.trick.indexOf(Math.max(...G.trick))] += 1;
        G.trick = [];
      }
      if (hand.length === 0) {
        G.hands[Number(playerID)] = Array.from({ length: CARDS }, (_, card) => card);
      }
    },
  },
};

const [port, folder] = process.argv.slice(2);
Server({ games: [game], origins: ["*"], db: new FlatFile({ dir: folder, logging: false }) }).run({
  port: Number(port),
  callback: () => console.log("ready"),
});
