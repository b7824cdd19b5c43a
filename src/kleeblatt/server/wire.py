"""What goes over the wire: the bodies of HTTP requests and the messages of a table's WebSocket.

`docs/protocol.md` explains them; the page's TypeScript types are generated from here.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from kleeblatt.core import position
from kleeblatt.core.names import LONGEST
from kleeblatt.core.record import Line
from kleeblatt.server.rows import DiceFrom, SeatKind

LONGEST_MESSAGE = 4096  # bytes of a WebSocket frame
LONGEST_BODY = 512 * 1024  # bytes of an HTTP request

Name = Annotated[str, Field(max_length=LONGEST)]
Token = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MessageId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
OptionValue = Annotated[str, Field(max_length=40_000)]  # a deck file is the longest
PositionText = Annotated[str, Field(max_length=position.LONGEST)]
Language = Literal["de", "en"]
Seat = Annotated[int, Field(ge=0, le=15)]


class Model(BaseModel):
    """Nothing unknown is accepted."""

    model_config = ConfigDict(extra="forbid")


# HTTP


class OptionFacts(Model):
    """An option of a game."""

    name: str
    default: str
    choices: list[str]
    form: str | None
    is_file: bool
    is_printed: bool  # an empty sheet looks different with it
    least_players: int  # for fewer or more it changes nothing
    most_players: int


class GameFacts(Model):
    """What a table can be set up for."""

    id: str
    title: str
    min_players: int
    max_players: int
    minutes: int
    options: list[OptionFacts]
    parts: list[str]
    level_text: str
    tokens: list[str]
    fallbacks: list[str]  # bots that play as medium here
    rulebooks: list[str]


class Facts(Model):
    """Games and bots that this server has."""

    games: list[GameFacts]
    bots: list[str]
    bot_names: dict[str, list[str]]  # by level
    usual_bot: str
    version: str


class NetworkFacts(Model):
    """Can other devices of the home network reach this server?"""

    is_open: bool
    can_open: bool  # and be closed, by whoever asks
    urls: list[str]  # where; only told to somebody at this machine


class NetworkWish(Model):
    """Open the server to the home network, or close it again."""

    is_open: bool


Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class SeatWish(Model):
    """A seat of a new table. `here`: a person at the screen where the table is set up.

    Without a name, a person gets a friendly default. A bot has one of the names of its level.
    """

    kind: Literal["here", "friend", "bot"]
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] = ""


class NewTable(Model):
    """A table to set up. A position brings its own options.

    At a practice table, for one person alone or with bots, everything can be taken back, even past
    dice and cards.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Name, OptionValue] = Field(default_factory=dict, max_length=10)
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    dice: DiceFrom = "server"
    position: PositionText | None = None
    practice: bool = False


class NewSheet(Model):
    """An empty sheet."""

    game: Annotated[str, Field(max_length=40)]
    options: dict[Name, OptionValue] = Field(default_factory=dict, max_length=10)
    # Not given: as in a game for several, without the solo rules.
    players: Annotated[int, Field(ge=1, le=16)] | None = None


class HeldSeat(Model):
    """A seat and the secret that holds it."""

    seat: int
    token: str


class TableMade(Model):
    """A new table, with the secrets of the person who set it up."""

    table: str
    host: str
    invite: str
    held: list[HeldSeat]


class Joining(Model):
    """Someone takes an open seat."""

    invite: Token
    name: Name


Status = Literal["waiting", "playing", "over"]
# warming up: decides without its search, which is being compiled; replaced: failed, so the usual
# bot decides in its place; stuck: nobody could decide, it is asked again soon
Trouble = Literal["warming-up", "replaced", "stuck"]


class SeatFacts(Model):
    """Who sits there."""

    name: str
    kind: SeatKind
    bot: str | None  # plays: the seat's own bot, or the one that stands in for the person
    connected: bool
    trouble: Trouble | None = None  # of the bot


class TableFacts(Model):
    """A table as everybody may know it."""

    table: str
    game: str
    status: Status
    seats: list[SeatFacts]
    awaited: list[int]  # who has to decide
    since: str  # when something last happened here
    created: str  # when it was set up: date and time, in UTC


class RecordText(Model):
    """The text of a record to check."""

    text: Annotated[str, Field(max_length=LONGEST_BODY)]
    seen: Annotated[list[Digest], Field(max_length=100)] = Field(default_factory=list)


class PositionBody(Model):
    """The text of a position to show."""

    text: PositionText


class Verdict(Model):
    """What the check of a record found."""

    ok: bool
    game: str | None = None
    rolls: int = 0
    dice: str | None = None  # where they came from: shared, secret, seed, deal, hand
    sentence: str
    proven: list[str] = Field(default_factory=list)
    not_proven: list[str] = Field(default_factory=list)
    hashes: list[str] = Field(default_factory=list)  # hashes that devices saw before the first die


class Problem(Model):
    """Why something was refused."""

    code: str
    sentence: str
    reason: str | None = None


class Health(Model):
    """Whether the server can do its work; `no-store`: it cannot write (a full disk?)."""

    status: Literal["ok", "no-store"]
    tables: int
    connections: int


class Event(BaseModel):
    """Something that happened; OpenAPI knows the events of each game with all their fields."""

    model_config = ConfigDict(extra="allow")

    event: str
    seat: int | None  # whom it concerns; None: the whole table
    points: int  # by which the seat's score has changed


class Frame(Model):
    """A moment of a match, after `entry` (none at the beginning); nothing is secret any more."""

    entry: Line | None
    events: list[Event]
    view: dict[str, Any]
    position: str  # the same as one line of text
    breakdown: list[dict[str, int]]  # the parts of each score
    question: "Question | None" = None  # of the guided seat


class Replay(Model):
    """A record, moment by moment. In a finished match nothing is hidden any more."""

    game: str
    options: dict[str, str]
    practice: bool
    players: list[str]
    bots: dict[int, str]  # the level of each seat that a bot held from the start
    printed: dict[str, Any]
    frames: list[Frame]
    result: "Result | None"


# From the page (or a bot) to the table


class Hello(Model):
    """The first message: the secrets of the seats (and of the host) that this device holds."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=17)]
    language: Language = "en"


class Play(Model):
    """A move of a seat. `turn` is the number of the question that it answers.

    With `then`, these moves follow at once: all of them are made, or none.
    """

    type: Literal["play"]
    id: MessageId
    seat: Seat
    turn: Annotated[int, Field(ge=0)]
    move: Annotated[str, Field(max_length=200)]
    then: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=8)] = Field(
        default_factory=list
    )


class Back(Model):
    """Take back the last decision."""

    type: Literal["back"]
    id: MessageId
    seat: Seat
    turn: Annotated[int, Field(ge=0)]


class Roll(Model):
    """What real dice show. `step` is that of the state in which they were asked for."""

    type: Literal["roll"]
    id: MessageId
    step: Annotated[int, Field(ge=0)]
    roll: Annotated[str, Field(max_length=200)]


class Correct(Model):
    """Take back a roll that was typed in, which nobody has acted on yet."""

    type: Literal["correct"]
    id: MessageId
    step: Annotated[int, Field(ge=0)]


Emoji = Literal["clap", "laugh", "wow", "sad", "clover", "think", "hurry", "thanks"]


class Emote(Model):
    """A seat shows everybody an emote."""

    type: Literal["emote"]
    id: MessageId
    seat: Seat
    emote: Emoji


class Why(Model):
    """Would this move be legal? If not, the answer says why. Nothing is carried out."""

    type: Literal["why"]
    id: MessageId
    seat: Seat
    move: Annotated[str, Field(max_length=200)]


class Preview(Model):
    """What would happen if these moves were made, up to the next dice or cards? Nothing is done."""

    type: Literal["preview"]
    id: MessageId
    seat: Seat
    moves: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=9)]


class WherePosition(Model):
    """What does the table look like as text, to this seat (or, without one, to everybody)?"""

    type: Literal["position"]
    id: MessageId
    seat: Seat | None = None


class StandIn(Model):
    """A bot plays for a person (host), or no longer does (host, or the person)."""

    type: Literal["stand-in"]
    id: MessageId
    seat: Seat
    bot: Annotated[str, Field(max_length=40)] | None


class Fill(Model):
    """A bot takes an open seat (host)."""

    type: Literal["fill"]
    id: MessageId
    seat: Seat
    bot: Annotated[str, Field(max_length=40)]


class Remove(Model):
    """Take a person (or before the first die a bot) from the table (host).

    Before the first die the seat is open again; later the usual bot plays on. Nobody's old secret
    holds the seat any more.
    """

    type: Literal["remove"]
    id: MessageId
    seat: Seat


class Renew(Model):
    """A new secret for a seat (its holder): no other device holds it any more."""

    type: Literal["renew"]
    id: MessageId
    seat: Seat


class End(Model):
    """Give up the match (host): nobody wins, and the secret of the dice is revealed."""

    type: Literal["end"]
    id: MessageId


class Commit(Model):
    """A device commits to what it will add to the dice."""

    type: Literal["commit"]
    id: MessageId
    round: Annotated[int, Field(ge=1, le=99)]
    commitment: Digest


class Reveal(Model):
    """A device reveals what it had committed to."""

    type: Literal["reveal"]
    id: MessageId
    round: Annotated[int, Field(ge=1, le=99)]
    nonce: Digest
    chain: Digest | Literal[""] = ""


class Link(Model):
    """The next link of a device's chain (strong mode)."""

    type: Literal["link"]
    id: MessageId
    number: Annotated[int, Field(ge=0, le=9999)]
    link: Digest


class Rematch(Model):
    """The same table again (anybody with a seat)."""

    type: Literal["rematch"]
    id: MessageId


class Ping(Model):
    """Are you there?"""

    type: Literal["ping"]


Request = (  # are answered
    Play | Back | Roll | Correct | Emote | Why | Preview | WherePosition | StandIn | Fill
    | Rematch | Remove | Renew | End | Commit | Reveal | Link
)  # fmt: skip
FromClient = Annotated[Hello | Request | Ping, Field(discriminator="type")]
from_client: TypeAdapter[FromClient] = TypeAdapter(FromClient)


# From the table


class Welcome(Model):
    """What rarely changes at a table. Comes after `hello`, and again when it has changed."""

    type: Literal["welcome"] = "welcome"
    table: str
    game: str
    options: dict[str, str]
    held: list[int]  # the seats of this device
    is_host: bool
    invite: str | None  # for the host
    commitment: str | None  # the hash of the dice's secret
    dice: DiceFrom
    printed: dict[str, Any] | None  # once play has begun
    opening: list[Event]  # what the rules did before the first entry
    position: str | None  # where play began; None: at the start, as usual
    practice: bool  # everything can be taken back, and nothing counts for statistics


class Committed(Model):
    """What a device has committed to."""

    seats: list[int]
    commitment: str


class Contribute(Model):
    """A device has to add to the dice: first commit, then reveal.

    The context of all commitments is made of `table`, `game`, `rules`, `practice`, `options`,
    `players`.
    """

    type: Literal["contribute"] = "contribute"
    phase: Literal["commit", "reveal"]
    round: int
    seats: list[int]  # of this device
    strong: bool
    table: str  # its digest
    game: str
    rules: int
    practice: bool
    options: dict[str, str]
    players: list[str]
    commitment: str  # the server's
    committed: list[Committed]  # all of them, when it is time to reveal


class LinkWanted(Model):
    """The next throw needs a link of this device's chain (strong mode)."""

    type: Literal["link-wanted"] = "link-wanted"
    number: int


class Mixing(Model):
    """The dice are being made; whose devices still have to do something."""

    phase: Literal["commit", "reveal", "link"]
    waiting_for: list[int]


class Log(Model):
    """Entries of the record from number `start` on; those after it that were known are void."""

    start: int
    entries: list[Line]
    events: list[list[Event]]  # of each entry


class Turn(Model):
    """A whole turn: the moves of `play`, with `then`."""

    moves: list[str]
    rank: int  # among the turns that end in the same move: 0 is the cheapest


class Question(Model):
    """What a seat of this device has to decide."""

    turn: int
    legal: list[str]
    turns: list[Turn] = Field(default_factory=list)  # where a decision takes several moves


class ThrowFacts(Model):
    """Dice of one kind: a roll in words is the name (if it is said) and so many faces."""

    name: str
    count: int
    faces: list[str]
    is_said: bool


class RealDice(Model):
    """A table where people throw real dice: what to type in now, if anything."""

    throws: list[ThrowFacts]
    can_correct: bool  # the last roll that was typed in
    roller: int | None = None  # whose throw it is
    corrected: str | None = None  # the roll that was just taken back: most of it may be right


class Result(Model):
    """A finished match."""

    winners: list[int]
    level: int | None  # solo: 0 is the best
    next_level: (
        int | None
    )  # solo: the points from which the next better level begins, if there is one
    is_abandoned: bool = False


class State(Model):
    """The table as this device may see it."""

    type: Literal["state"] = "state"
    status: Status
    step: int
    seats: list[SeatFacts]
    awaited: list[int]
    views: dict[int, dict[str, Any]]  # of the seats of this device; -1: a spectator's
    questions: dict[int, Question]
    can_go_back: dict[int, int]  # seats of this device, also unasked ones: the turn for `back`
    real_dice: RealDice | None
    breakdown: list[dict[str, int]]  # the parts of each score
    log: Log
    result: Result | None
    rematch: str | None  # the table where it goes on
    called_by: int | None  # the seat that set up the rematch, if known
    mixing: Mixing | None


class Emoted(Model):
    """A seat has shown an emote."""

    type: Literal["emoted"] = "emoted"
    seat: int
    emote: Emoji


class Answer(Model):
    """Whether a message was carried out. A move that is answered with ok is on the disk."""

    type: Literal["answer"] = "answer"
    id: str
    ok: bool
    problem: Problem | None = None
    token: str | None = None  # the new secret of a seat
    events: list[Event] | None = None  # of a preview
    position: str | None = None


class Refused(Model):
    """A message that could not be understood, or a table that does not exist."""

    type: Literal["refused"] = "refused"
    problem: Problem


class Pong(Model):
    """Yes."""

    type: Literal["pong"] = "pong"


FromServer = Annotated[
    Welcome | State | Answer | Emoted | Refused | Pong | Contribute | LinkWanted,
    Field(discriminator="type"),
]
from_server: TypeAdapter[FromServer] = TypeAdapter(FromServer)
Frame.model_rebuild()
Replay.model_rebuild()
