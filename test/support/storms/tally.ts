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

const machines = new Set<string>();

interface Running {
  readonly logic?: { readonly id?: string };
  getSnapshot(): unknown;
}

/** Notes that a machine runs, and all that run below it. */
export function noteMachines(actor: Running): void {
  if (actor.logic?.id !== undefined) machines.add(actor.logic.id);
  const { children = {} } = (actor.getSnapshot() ?? {}) as { children?: Record<string, Running> };
  for (const child of Object.values(children)) noteMachines(child);
}

/** The ids of all machines that have run in the walks so far. */
export const machinesSeen = (): ReadonlySet<string> => machines;
