"""The generator: counter-based, the same numbers interpreted, compiled and on a GPU.

It lies outside the state, so no search can see the future. One seed has many streams: the dice of
a game use one, each chooser another, so that different bots meet the same dice.

Compiled 64-bit integers must never overflow (the compiler may then assume what it likes; a mask
afterwards does not help). So it works on 32-bit words, with multipliers written as signed 32-bit
numbers: no product leaves 64 bits, and no unsigned type is needed.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import struct

WORD = 0xFFFFFFFF
# Multipliers of Chris Wellons' 32-bit hash "triple32", a bijection with very low bias.
MIX1, MIX2, MIX3 = 0xED5AD4BB - (1 << 32), 0xAC4C1B51 - (1 << 32), 0x31848BAB

DICE, CHOICES, OCCASIONS = range(3)  # streams; the last is the first of many


@struct
class Rng:
    """A key of two words, and how many numbers were drawn with it."""

    low: int
    high: int
    drawn: int


@kernel
def mix(z: int) -> int:
    """Scatter 32 bits."""
    z = ((z ^ (z >> 17)) * MIX1) & WORD
    z = ((z ^ (z >> 11)) * MIX2) & WORD
    z = ((z ^ (z >> 15)) * MIX3) & WORD
    return z ^ (z >> 14)


@kernel
def begin(rng: Rng, seed: int, stream: int) -> None:
    """Start a stream of a seed (0 ≤ seed < 2^62, 0 ≤ stream < 2^31)."""
    rng.low = mix(mix(seed & WORD) ^ stream)
    rng.high = mix(((seed >> 32) ^ rng.low) & WORD)
    rng.drawn = 0


@kernel
def begin_occasion(rng: Rng, seed: int, occasion: int) -> None:
    """Start the stream of one occasion (0 ≤ occasion < 2^30)."""
    begin(rng, seed, OCCASIONS + occasion)


@kernel
def below(rng: Rng, n: int) -> int:
    """A number 0 ≤ k < n, for n < 2^31; each as likely as the others to within n / 2^32."""
    rng.drawn += 1
    return (mix(mix((rng.low + rng.drawn) & WORD) ^ rng.high) * n) >> 32
