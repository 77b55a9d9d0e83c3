"""The tests that the example brings with it, nets, rules and scene, as a part of ours."""

import test_magpies_nets
import test_magpies_rules
import test_magpies_scene

for module in (test_magpies_nets, test_magpies_rules, test_magpies_scene):
    globals().update({name: thing for name, thing in vars(module).items() if name.startswith("test_")})
