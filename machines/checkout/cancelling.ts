/** What cancelling the cart's bookings would cost, by the server's terms (Q7.7.b); all times are the venue's. */
import type { CancellationStep, CancellationTerms } from '../../src/contract/additions/cancel.ts';
import type { CartLine, ProductType } from '../../src/contract/orders/cart.ts';

/**
 * free: everything is refunded until `until`, or until the booking has a date if null · part: `percent` is refunded,
 * until then · nothing: too late for a refund · never: cannot be cancelled.
 */
export type Cancelling =
  | { is: 'free'; until: string | null }
  | { is: 'part'; percent: number; until: string }
  | { is: 'nothing' }
  | { is: 'never' };

/** When a line begins, `YYYY-MM-DD HH:mm:ss`; null while that is not known. */
function startOf(line: CartLine): string | null {
  if (line.productType === 'facility') return `${line.selectedFacilityDate} ${line.selectedFacilityTiming}`;
  if (line.productType === 'event')
    return line.event_date ? `${line.event_date} ${line.event_time ?? '00:00:00'}` : null;
  const starts =
    line.productType === 'academy'
      ? line.date_range.map(({ start_date }) => `${start_date} 00:00:00`)
      : line.productType === 'trainer'
        ? line.sessions.map(({ date, start_time }) => `${date} ${start_time}`)
        : [];
  return starts.toSorted()[0] ?? null;
}

/** The terms of the line's service, else those of its kind; null where such lines cannot be cancelled. */
function stepsFor(line: CartLine, terms: readonly CancellationTerms[]): readonly CancellationStep[] | null {
  const ofKind = terms.filter(({ kind }) => kind === line.productType);
  const serviceId = line.productType === 'facility' ? line.venueServiceId : null;
  const own = ofKind.find((one) => one.venue_service_id === serviceId);
  return (own ?? ofKind.find((one) => one.venue_service_id === null))?.steps ?? null;
}

const untilOf = (start: string, { hours_before: hours }: CancellationStep): string =>
  Temporal.PlainDateTime.from(start.replace(' ', 'T')).subtract({ hours }).toString().replace('T', ' ');

function lineCancelling(line: CartLine, terms: readonly CancellationTerms[], now: string): Cancelling {
  const steps = stepsFor(line, terms);
  if (steps === null) return { is: 'never' };
  const start = startOf(line);
  if (start === null) return { is: 'free', until: null };
  const best = steps
    .map((step) => ({ percent: step.percent, until: untilOf(start, step) }))
    .filter(({ until }) => until >= now)
    .toSorted((one, other) => other.percent - one.percent)[0];
  if (best === undefined) return { is: 'nothing' };
  return best.percent === 100 ? { is: 'free', until: best.until } : { is: 'part', ...best };
}

/** The order from worst to best: the worst terms are told for the whole kind. `never`, at -1, comes first. */
const rank = ({ is }: Cancelling): number => ['nothing', 'part', 'free'].indexOf(is);
const untilIn = (one: Cancelling): string => String('until' in one && one.until);

/** An order is cancelled as a whole, and only before the first of its bookings has begun. */
const before = (one: Cancelling, first: string | undefined): Cancelling =>
  first !== undefined && 'until' in one && (one.until === null || one.until > first) ? { ...one, until: first } : one;

/** Whether the cart mixes lines that can be cancelled with some that cannot: then the whole order cannot. */
export const isBound = (lines: readonly CartLine[], terms: readonly CancellationTerms[]): boolean =>
  lines.some((line) => stepsFor(line, terms) === null) && lines.some((line) => stepsFor(line, terms) !== null);

/** One answer for each kind in the cart, in the order of the lines. */
export function cancellingByKind(
  lines: readonly CartLine[],
  terms: readonly CancellationTerms[],
  now: string,
): { kind: ProductType; cancelling: Cancelling }[] {
  const kinds = [...new Set(lines.map(({ productType }) => productType))];
  const first = lines.flatMap((line) => startOf(line) ?? []).toSorted()[0];
  return kinds.map((kind) => {
    const [cancelling] = lines
      .filter(({ productType }) => productType === kind)
      .map((line) => before(lineCancelling(line, terms, now), first))
      .toSorted((one, other) => rank(one) - rank(other) || untilIn(one).localeCompare(untilIn(other)));
    return { kind, cancelling: cancelling! };
  });
}
