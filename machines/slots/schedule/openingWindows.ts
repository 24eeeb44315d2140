/** When a facility is open, and where slots begin (W1 to W3). */
import type { RentalInput } from './scheduleInput.ts';
import { closingMinuteOf, minuteOf, minutesPerDay, type Span } from './venueTime.ts';

/** Tomorrow's windows, which slots may run into, end on the day after at the latest. */
export const latestEnd = 3 * minutesPerDay;

/**
 * The window of a rental on the day that begins at `midnight`. A window that does not end after its start runs into the
 * next day, or is cut at midnight where bookings may not run past it (W1, R3.4.5).
 */
export function windowOf(rental: RentalInput, midnight: number, overnight: boolean): Span {
  const from = minuteOf(rental.start_time);
  const closing = closingMinuteOf(rental.end_time);
  const nextDay = overnight ? closing + minutesPerDay : minutesPerDay;
  return { from: midnight + from, until: midnight + (closing > from ? closing : nextDay) };
}

/** The starts within an open part, in steps from the window's own start, whatever is booked or closed (W2). */
export function startsIn(part: Span, window: Span, increment: number): number[] {
  const starts: number[] = [];
  const passed = Math.ceil((part.from - window.from) / increment) * increment;
  for (let start = window.from + passed; start < part.until; start += increment) starts.push(start);
  return starts;
}

/** What is left of some spans when others are cut out of them. */
export function withoutSpans(spans: readonly Span[], cuts: readonly Span[]): Span[] {
  let left = [...spans];
  for (const cut of cuts) {
    if (!left.some((span) => span.from < cut.until && span.until > cut.from)) continue;
    left = left.flatMap((span) => [
      { from: span.from, until: Math.min(span.until, cut.from) },
      { from: Math.max(span.from, cut.until), until: span.until },
    ]);
    left = left.filter((span) => span.from < span.until);
  }
  return left;
}

/** Merges spans that touch or overlap into stretches; a slot must lie wholly in one of these (W3). */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const stretches: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = stretches.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else stretches.push({ ...span });
  }
  return stretches;
}

/** Where the stretch that contains an open part ends. */
export const endOfStretch = (stretches: readonly Span[], part: Span): number =>
  stretches.findLast(({ from }) => from <= part.from)?.until ?? part.until;
