"""Which bots exist, by the name that a seat gives them: a level, or a kind with its settings (`search:ms=500`)."""

from __future__ import annotations

from difflib import get_close_matches

from vivant.bots.bot import Bot, RandomBot, Setting
from vivant.bots.greedy import GreedyBot
from vivant.bots.search import SearchBot
from vivant.engine.errors import SetupError
from vivant.engine.game import BOT_LEVELS, Game
from vivant.words import COMMON, Listing, Message

KINDS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot, "search": SearchBot}
POLICY = "policy"  # with the name of a file behind the colon
USUAL = "normal"  # who sits down where nobody was named


def bot_ids() -> list[str]:
    """What a person chooses from: levels, the weakest first, then kinds."""
    return [*BOT_LEVELS, *KINDS]


def make_bot(id: str, game: Game, files: bool = False) -> Bot:
    """The bot of this name; SetupError says in one line what is wrong with a name.

    Only with `files` may it be `policy:FILE`, which opens a file of this machine: whoever passes on a name that came
    over a network leaves it out.
    """
    kind, colon, settings = id.partition(":")
    kind = kind.strip()
    if is_policy(kind):
        return _policy(settings.strip(), game, files)
    if kind in BOT_LEVELS:
        if colon:
            raise SetupError(Message("bot-level-settings", {"level": kind}))
        return make_bot(game.bots_by_level()[kind], game)
    if not kind:
        raise SetupError(Message("bot-empty", {"bots": Listing(tuple(bot_ids()))}))
    if kind not in KINDS:
        args: dict[str, object] = {"asked": kind[:40], "bots": Listing(tuple(bot_ids()))}
        near = get_close_matches(kind[:40].lower(), bot_ids(), 1)
        raise SetupError(Message("bot-near", {**args, "near": near[0]}) if near else Message("bot-unknown", args))
    known = KINDS[kind].SETTINGS
    given: dict[str, int] = {}
    for text in settings.split(",") if colon else []:
        name, _, value = (part.strip() for part in text[:80].partition("="))
        if not name:
            raise SetupError(Message("bot-setting-empty", {"bot": kind}))
        if name not in known:
            message = Message("bot-setting-none", {"bot": kind, "asked": name})
            if known:
                args = {"bot": kind, "asked": name, "settings": Listing(tuple(known))}
                message = Message("bot-setting-unknown", args)
            raise SetupError(message)
        if name in given:
            raise SetupError(Message("bot-setting-twice", {"bot": kind, "setting": name}))
        given[name] = _read(kind, name, value, known[name])
    return KINDS[kind](game, **given)


def is_policy(id: str) -> bool:
    """Whether it names a file."""
    return id.partition(":")[0].strip() == POLICY


def _policy(file: str, game: Game, files: bool) -> Bot:
    if not files:
        raise SetupError(Message("bot-file-elsewhere"))
    if not file:
        raise SetupError(Message("bot-file-missing"))
    from vivant.bots.policy import PolicyBot  # it needs an extra

    return PolicyBot(game, file)


def _read(kind: str, name: str, value: str, setting: Setting) -> int:
    if value.isascii() and value.isdigit() and len(value) < 16 and setting.least <= int(value) <= setting.most:
        return int(value)
    args = {"bot": kind, "setting": name, "asked": value[:40], "least": str(setting.least), "most": str(setting.most)}
    raise SetupError(Message("bot-setting-value" if value else "bot-setting-bare", args))


def split_bots(text: str) -> list[str]:
    """Names with commas between them, although settings have commas too: `hard,search:ms=50,horizon=2,greedy`."""
    names: list[str] = []
    for piece in text.split(","):
        before, equals, _ = piece.partition("=")
        if equals and ":" not in before and names:
            names[-1] += "," + piece
        else:
            names.append(piece.strip())
    return names


def name_bot(id: str) -> Message:
    """A level or a kind as people call it."""
    return Message(f"bot-{id.partition(':')[0]}")


def tell_bot(id: str, lang: str, game: Game | type[Game] | None = None) -> str:
    """How strong a bot is and how it plays, in a few words: the game's own (`bot-hard-about`), where it has some."""
    book = COMMON if game is None else game.book
    return book.words(lang)(f"bot-{id.partition(':')[0]}-about")


def settings_of(id: str) -> dict[str, Setting]:
    """What may follow a kind's name; a level has its settings from the game."""
    return KINDS[id].SETTINGS if id in KINDS else {}
