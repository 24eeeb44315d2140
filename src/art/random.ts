/** Numbers from 0 to 1 that follow from a seed: the same seed always draws the same picture. */
export type Chance = () => number;

export function chanceOf(seed: string | number): Chance {
  let state = 1779033703;
  for (const character of String(seed)) {
    state = Math.imul(state ^ character.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
