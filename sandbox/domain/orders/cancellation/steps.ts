/** How much of what was paid comes back, by how long before the start somebody gives it up. */
import type { CancellationStep } from '../../../../src/contract/additions/cancel.ts';
import { momentOf, stampAt } from '../../slots/spans.ts';

/** Where a service says nothing of its own: all until a day before, half until six hours before. */
export const usualSteps: readonly CancellationStep[] = [
  { hours_before: 24, percent: 100 },
  { hours_before: 6, percent: 50 },
];

/** A part of an order: what was paid for it, and when it begins. */
export interface Part {
  /** Fils. */
  readonly paid: number;
  /** Null: it has no day yet, as sessions of a trainer that are still to be booked. */
  readonly startsAt: string | null;
  readonly steps: readonly CancellationStep[];
}

/** The last moment at which a step holds, as the venue's clock shows it. */
const untilOf = (startsAt: string, { hours_before: hours }: CancellationStep): string =>
  stampAt(momentOf(startsAt) - hours * 3600);

/** Percent that come back at that moment; what has no day yet comes back whole. */
function shareAt({ startsAt, steps }: Part, now: string): number {
  if (startsAt === null) return steps.length > 0 ? 100 : 0;
  return Math.max(0, ...steps.filter((step) => now <= untilOf(startsAt, step)).map(({ percent }) => percent));
}

/** Fils that come back for all of it at that moment; half a fils is the customer's. */
export const refundAt = (parts: readonly Part[], now: string): number =>
  Math.round(parts.reduce((sum, part) => sum + part.paid * shareAt(part, now), 0) / 100);

/** Until when how much comes back, from now on; afterwards nothing does. What has begun is not cancelled, nor what goes with it. */
export function refundSteps(parts: readonly Part[], now: string): { until: string; refund: number }[] {
  const first = parts.flatMap(({ startsAt }) => startsAt ?? []).sort()[0] ?? now;
  const moments = parts
    .flatMap(({ startsAt, steps }) => (startsAt === null ? [] : steps.map((step) => untilOf(startsAt, step))))
    .map((until) => (until < first ? until : first));
  const ahead = [...new Set(moments)].filter((until) => until >= now).sort();
  return ahead
    .map((until) => ({ until, refund: refundAt(parts, until) }))
    .filter(({ refund }, index, all) => refund > 0 && refund !== all[index + 1]?.refund);
}
