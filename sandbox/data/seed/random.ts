/** Numbers that look random and are the same every time (mulberry32): the seed repeats. */
export interface Random {
  /** 0 ≤ x < 1. */
  roll(): number;
  /** Whole number from `first` to `last`, both included. */
  between(first: number, last: number): number;
  pick<T>(things: readonly T[]): T;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (first: number, last: number): number => first + Math.floor(roll() * (last - first + 1));
  return { roll, between, pick: (things) => things[between(0, things.length - 1)]! };
}
