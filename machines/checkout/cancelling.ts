/** What giving a cart's bookings up would cost, by the terms that the server tells (Q7.7.b); all times are the venue's. */
import type { CancellationStep, CancellationTerms } from '../../src/contract/additions/cancel.ts';
import type { CartLine, ProductType } from '../../src/contract/orders/cart.ts';

/**
 * free: all comes back, until then or, without a day yet, until there is one · part: so many percent, until then ·
 * nothing: it is too late for any of it · never: it is not cancelled at all.
 */
export type Cancelling =
  | { is: 'free'; until: string | null }
  | { is: 'part'; percent: number; until: string }
  | { is: 'nothing' }
  | { is: 'never' };

/** When a line begins, `YYYY-MM-DD HH:mm:ss`; null while nobody knows. */
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

/** Those of its service before those of its kind; null: no such thing is cancelled. */
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

/** The less comes back, the sooner it is said: what is true of all of a kind is what is true of its worst. First what never does. */
const rank = ({ is }: Cancelling): number => ['nothing', 'part', 'free'].indexOf(is);
const untilIn = (one: Cancelling): string => String('until' in one && one.until);

/** An order is cancelled whole, and not once anything of it has begun. */
const before = (one: Cancelling, first: string | undefined): Cancelling =>
  first !== undefined && 'until' in one && (one.until === null || one.until > first) ? { ...one, until: first } : one;

/** Some of the cart is not cancelled, and so nothing that is ordered with it. */
export const isBound = (lines: readonly CartLine[], terms: readonly CancellationTerms[]): boolean =>
  lines.some((line) => stepsFor(line, terms) === null) && lines.some((line) => stepsFor(line, terms) !== null);

/** One answer for each kind in the cart, in the order in which they came. */
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
