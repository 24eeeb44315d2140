/**
 * How often each rule of the storms was really asked, and each deep situation reached: a rule whose condition never comes
 * about holds for ever, and says nothing.
 */
const counts = new Map<string, number>();

/** Notes that a rule had something to look at, or that a walk came to a situation. */
export function tally(name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** What was noted, the rarest first, as lines. */
export const tallied = (): string =>
  [...counts]
    .toSorted(([, one], [, other]) => one - other)
    .map(([name, times]) => `${String(times).padStart(9)}  ${name}\n`)
    .join('');
