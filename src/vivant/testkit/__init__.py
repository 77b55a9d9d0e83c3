"""The nets: what any game must pass, ours or another's. Plain functions that raise AssertionError, no test runner.

    from vivant.testkit import cases, contract
    for case in cases.cases_of(MyGame):
        contract.check_contract(case.game(), seed=1)

A complaint names the game, its players and options, the seed and the step, so that it can be seen again.
"""
