"""The seven functions of Perquackey."""

from __future__ import annotations

from dataclasses import replace

from wordgames.engines.perquackey.actions import (
    Bank,
    Challenge,
    Finish,
    Land,
    Lay,
    Replace,
    Restore,
    Spell,
    Stop,
    Strike,
    Suggest,
    Throw,
    ThrowForFirst,
    TurnGlass,
    Withdraw,
)
from wordgames.engines.perquackey.rules import Glass, Referee, Rules, Variant
from wordgames.engines.perquackey.state import (
    Choosing,
    Forming,
    Judging,
    Lying,
    Mark,
    Over,
    Ready,
    Rolling,
    State,
    Thrown,
    Written,
    judged,
    sum_of,
)
from wordgames.engines.perquackey.words import (
    check_length,
    check_letters,
    check_plural,
    check_room,
    may_suggest,
    rival,
)
from wordgames.errors import Illegal, Reason
from wordgames.game import CHANCE, CLOCK, Action, Millis, Move, Outcome, Player, Rng, TimeUp


def new(rules: Rules) -> State:
    """Before anybody has thrown: several players throw for the first turn (Perquackey rule 1).

    With real cubes that has been done, and the first seat begins.
    """
    players = tuple(range(rules.players))
    chosen = len(players) == 1 or rules.real_cubes
    return State(rules, Ready() if chosen else Choosing(players))


def legal(state: State, player: Player) -> tuple[type[Action], ...]:
    """The kinds of action open to a player, chance or the clock."""
    match state.phase:
        case Choosing():
            return (ThrowForFirst,) if player == CHANCE else ()
        case Rolling() if state.rules.real_cubes:
            return (Lay,) if player == state.player else ()
        case Rolling():
            return (Land,) if player == CHANCE else ()
        case Ready() if player == state.player:
            return (Throw, Stop) if state.rules.variant is Variant.PRACTICE else (Throw,)
        case Lying() if player in state.rules.others(state.player):
            return (TurnGlass,)
        case Forming() if player == state.player:
            return (Spell, Replace, Withdraw, Finish)
        case Forming() if player >= 0 and player == state.rules.partner(state.player):
            return (Suggest,)
        case Forming(ends=int()) if player == CLOCK:
            return (TimeUp,)
        case Judging() if player in state.rules.others(state.player):
            looking = (Strike, Restore, Bank)
            asking = state.rules.referee is Referee.CHALLENGE
            return (Challenge, *looking) if asking else looking
        case _:
            return ()


def chance(state: State, rng: Rng) -> Action:
    """The throw for the first turn, or the throw of the player on turn, cube by cube."""
    match state.phase:
        case Choosing(players):
            return ThrowForFirst(_roll((state.rules.first_cube,) * len(players), rng))
        case _:
            return Land(_roll(_cubes(state), rng))


def deadline(state: State) -> Millis | None:
    """When time is up for the throw."""
    return state.phase.ends if isinstance(state.phase, Forming) else None


def outcome(state: State) -> Outcome | None:
    """Scores by seat, partners alike; the highest wins and equal ones share."""
    if not isinstance(state.phase, Over):
        return None
    scores = state.scores
    return Outcome.by_score([scores[state.rules.side(p)] for p in range(state.rules.players)])


def apply(state: State, move: Move) -> State:  # noqa: C901 - one case a rule
    """The state after the move; the one judge of what it says."""
    match state.phase, move.action:
        case Choosing(players), ThrowForFirst(letters):
            return _choose(state, players, letters)
        case Ready(), Throw():
            return _throw(state, move.at)
        case Ready(), Stop():
            return replace(state, phase=Over())
        case Rolling(), Land(letters):
            _check_faces(letters, _cubes(state))
            return _lie(state, letters, move.at)
        case Rolling(), Lay(letters):
            _check_laid(letters, _cubes(state))
            return _lie(state, letters, move.at)
        case Lying(letters), TurnGlass():
            return _begin(state, letters, move.at)
        case Forming() as forming, Spell(word):
            return _spell(state, forming, move, word)
        case Forming() as forming, Replace(word):
            return _replace(state, forming, move, word)
        case Forming() as forming, Suggest(word):
            return _suggest(state, forming, move, word)
        case Forming() as forming, Withdraw(word):
            return replace(state, phase=_without(forming, word))
        case Forming(letters, _, written, early), Finish() | TimeUp():
            return _time_up(state, Judging(letters, judged(written, state.rules.referee), early))
        case Judging() as judging, Challenge(word):
            return _challenge(state, judging, word)
        case Judging() as judging, Strike(word):
            return _mark(state, judging, word, Mark.NONE, Mark.STRUCK)
        case Judging() as judging, Restore(word):
            return _mark(state, judging, word, Mark.STRUCK, Mark.NONE)
        case Judging() as judging, Bank():
            return _close(state, judging)
        case _:
            raise Illegal(Reason.WRONG_PHASE)


def _choose(state: State, players: tuple[Player, ...], letters: str) -> State:
    """Nearest to A begins; those who tie throw again."""
    _check_faces(letters, (state.rules.first_cube,) * len(players))
    thrown = tuple(zip(players, letters, strict=True))
    nearest = tuple(player for player, letter in thrown if letter == min(letters))
    opening = (*state.opening, thrown)
    match nearest:
        case (player,):
            return replace(state, phase=Ready(), first=player, opening=opening)
        case _:
            return replace(state, phase=Choosing(nearest), opening=opening)


def _throw(state: State, at: Millis) -> State:
    """The cubes are in the air, unless it is duplicate and the round has its throw already."""
    if state.open_throws:
        return _lie(state, state.thrown[-1].letters, at)
    return replace(state, phase=Rolling())


def _cubes(state: State) -> tuple[str, ...]:
    """The ten black cubes, and the red ones for the vulnerable."""
    rules = state.rules
    return rules.black + rules.red if state.vulnerable else rules.black


def _roll(cubes: tuple[str, ...], rng: Rng) -> str:
    return "".join(cube[rng.below(len(cube))] for cube in cubes)


def _check_faces(letters: str, cubes: tuple[str, ...]) -> None:
    """Refuse a throw that these cubes cannot make: a saved game may have been tampered with."""
    if len(letters) != len(cubes):
        raise Illegal(Reason.NOT_HELD, letters)
    for letter, cube in zip(letters, cubes, strict=True):
        if letter not in cube:
            raise Illegal(Reason.NOT_HELD, letter)


def _check_laid(letters: str, cubes: tuple[str, ...]) -> None:
    """Real cubes may have other faces than ours, but not another number of them."""
    if letters and len(letters) != len(cubes):
        raise Illegal(Reason.WRONG_NUMBER_OF_LETTERS, str(len(cubes)))


def _lie(state: State, letters: str, at: Millis) -> State:
    if state.rules.glass is Glass.OPPONENT and state.rules.seconds is not None:
        return replace(state, phase=Lying(letters))
    return _begin(state, letters, at)


def _begin(state: State, letters: str, at: Millis) -> State:
    seconds = state.rules.seconds
    return replace(state, phase=Forming(letters, None if seconds is None else at + seconds * 1000))


def _spell(state: State, forming: Forming, move: Move, word: str) -> State:
    """The word stands, if no rule is against it (Perquackey rules 2, 3 and 7)."""
    _check_word(state, forming, move, word)
    by_the_letter = state.rules.plural_by_the_letter
    check_plural(word, forming.standing, by_the_letter=by_the_letter)
    return replace(state, phase=_with(forming, move, word))


def _replace(state: State, forming: Forming, move: Move, word: str) -> State:
    """The word stands instead of its singular or plural."""
    by_the_letter = state.rules.plural_by_the_letter
    other = rival(word, forming.standing, by_the_letter=by_the_letter)
    if other is not None:
        forming = _without(forming, other)
    _check_word(state, forming, move, word)
    return replace(state, phase=_with(forming, move, word))


def _suggest(state: State, forming: Forming, move: Move, word: str) -> State:
    """A partner's word stands like any other; too early it pays the opponents (rule 6)."""
    if not word:
        raise Illegal(Reason.NO_WORD)
    if not may_suggest(forming.standing, vulnerable=state.vulnerable):
        return replace(state, phase=replace(forming, early=(*forming.early, word)))
    return _spell(state, forming, move, word)


def _check_word(state: State, forming: Forming, move: Move, word: str) -> None:
    group = check_length(word, vulnerable=state.vulnerable, longer_as_ten=state.rules.longer_as_ten)
    if forming.letters:  # there are none where people look after real cubes
        check_letters(word, forming.letters)
    check_room(word, group, forming.standing)
    if state.rules.referee is Referee.AT_ONCE and word not in move.known:
        raise Illegal(Reason.NOT_IN_DICTIONARY, word)


def _with(forming: Forming, move: Move, word: str) -> Forming:
    entry = Written(word, move.player, word in move.known)
    return replace(forming, written=(*forming.written, entry))


def _without(forming: Forming, word: str) -> Forming:
    left = tuple(entry for entry in forming.written if entry.word != word)
    if len(left) == len(forming.written):
        raise Illegal(Reason.NOT_HELD, word)
    return replace(forming, written=left)


def _time_up(state: State, judging: Judging) -> State:
    """What was judged at once is banked at once; else the others look through the words first."""
    if state.rules.referee is Referee.AT_ONCE:
        return _close(state, judging)
    return replace(state, phase=judging)


def _challenge(state: State, judging: Judging, word: str) -> State:
    entry = _find(judging, word)
    verdict = Mark.UPHELD if entry.good else Mark.REFUTED
    return _mark(state, judging, word, Mark.NONE, verdict)


def _mark(state: State, judging: Judging, word: str, before: Mark, after: Mark) -> State:
    """Mark a word that has the mark ``before``; what the dictionary settled stays settled."""
    entry = _find(judging, word)
    if entry.mark is not before:
        settled = entry.mark in {Mark.UPHELD, Mark.REFUTED}
        raise Illegal(Reason.ALREADY_CHALLENGED if settled else Reason.WRONG_PHASE, word)
    written = tuple(replace(e, mark=after) if e is entry else e for e in judging.written)
    return replace(state, phase=replace(judging, written=written))


def _find(judging: Judging, word: str) -> Written:
    for entry in judging.written:
        if entry.word == word:
            return entry
    raise Illegal(Reason.NOT_HELD, word)


def _close(state: State, judging: Judging) -> State:
    """Bank the throw, or set the thrower; the game ends when its rules say so (rules 4 and 5)."""
    reckoning = sum_of(judging.written, state.rules, vulnerable=state.vulnerable)
    throw = Thrown(
        state.player,
        judging.letters,
        state.vulnerable,
        judging.written,
        judging.early,
        reckoning,
    )
    closed = replace(state, phase=Ready(), thrown=(*state.thrown, throw))
    return replace(closed, phase=Over()) if _is_over(closed) else closed


def _is_over(state: State) -> bool:
    match state.rules.variant:
        case Variant.RACE:
            return max(state.scores) >= state.rules.goal
        case Variant.THROWS | Variant.DUPLICATE:
            return state.round >= state.rules.throws
        case Variant.PRACTICE:
            return False
