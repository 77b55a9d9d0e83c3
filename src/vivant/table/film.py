"""What happened in one step as pieces to be watched: each with its lines, its picture, what counts, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.engine.game import Frame, Game
from vivant.engine.log import LogEntry
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.table.channel import SceneMemory
from vivant.table.compact import compact
from vivant.table.telling import Company, Part, Viewer, draw, names_for, tell_entry, tell_if

MOST_FRAMES = 60  # of one message


def write_film(game: Game, frames: Sequence[Frame], viewer: Viewer, company: Company, memory: SceneMemory) -> str:
    """As JSON: each piece changes the picture of the one before, the first that of `memory`. Empty without frames."""
    pieces = [_write(game, frame, viewer, company, memory) for frame in frames[-MOST_FRAMES:]]
    return f"[{','.join(pieces)}]" if pieces else ""


def _write(game: Game, frame: Frame, viewer: Viewer, company: Company, memory: SceneMemory) -> str:
    state = frame.state
    view = state if viewer.seat == EVERYTHING else state.view(viewer.seat)
    words = game.book.words(viewer.lang)
    scene = draw(game, view, viewer, company)
    assert scene is not None
    change = memory.change(scene, list(frame.flights), whole=False) or "null"
    told: Part = {
        **tell_entry(LogEntry(0, frame.lines), words, names_for(viewer, company.names)),
        "counts": [{"seat": each.seat, "points": each.points, "keys": list(each.keys)} for each in frame.counts],
        "points": _points(state, viewer.seat),
        "status": tell_if(game.status(view), words),
        "notes": [tell_if(game.note(view, seat), words) for seat in range(game.players)],
        "quick": frame.quick,
    }
    del told["n"]
    return f'{compact(told)[:-1]},"scene":{change}}}'


def _points(state: State, seat: int) -> list[int]:
    """Everybody's, as the score board has them: one's own as one counts them oneself, the others' as everybody can."""
    if seat == EVERYTHING:
        return state.scores()
    points = state.view(SPECTATOR).scores()
    if seat >= 0:
        points[seat] = state.view(seat).scores()[seat]
    return points
