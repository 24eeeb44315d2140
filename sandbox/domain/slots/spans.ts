/** Spans of venue time in seconds since 1970, read without a zone: half-open, touching spans do not overlap. */

export interface Span {
  readonly from: number;
  readonly to: number;
}

export const minute = 60;
export const day = 86_400;

/** First moment of a calendar date, YYYY-MM-DD. */
export const dayStart = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

/** Calendar date of a moment. */
export const dateOf = (moment: number): string => new Date(moment * 1000).toISOString().slice(0, 10);

/** HH:mm:ss of a moment. */
export const timeOf = (moment: number): string => new Date(moment * 1000).toISOString().slice(11, 19);

/** YYYY-MM-DD HH:mm:ss of a moment. */
export const stampAt = (moment: number): string => `${dateOf(moment)} ${timeOf(moment)}`;

/** The moment of a stamp. */
export const momentOf = (stamp: string): number => Date.parse(`${stamp.replace(' ', 'T')}Z`) / 1000;

/** Seconds from midnight. */
export const clockTime = (time: string): number =>
  Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * minute + Number(time.slice(6, 8));

/** T3: an end of 00:00:00 or 23:59:59 is midnight of the next day. */
export const endTime = (time: string): number => (time === '00:00:00' || time === '23:59:59' ? day : clockTime(time));

/** A start and an end on one date; an end that is not later lies on the next day (T3, T4). */
export function spanOn(date: string, start: string, end: string): Span {
  const from = dayStart(date) + clockTime(start);
  const to = dayStart(date) + endTime(end);
  return { from, to: to > from ? to : to + day };
}

/** T5: with a later end date the span runs on to it, where 00:00:00 is the date's first moment and 23:59:59 its end. */
export function spanUntil(date: string, start: string, endDate: string | null | undefined, end: string): Span {
  if (!endDate || endDate <= date) return spanOn(date, start, end);
  const last = end === '23:59:59' ? day : clockTime(end);
  return { from: dayStart(date) + clockTime(start), to: dayStart(endDate) + last };
}

export const wholeDays = (first: string, last: string | null | undefined): Span => ({
  from: dayStart(first),
  to: dayStart(last && last > first ? last : first) + day,
});

export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;
export const holds = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** T7: the time of an end as it is written; midnight is 23:59:59. */
export const writtenEnd = (stamp: string): string => {
  const time = stamp.slice(11, 19);
  return time === '00:00:00' ? '23:59:59' : time;
};

export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
}

export function without(spans: readonly Span[], cut: Span): Span[] {
  return spans.flatMap((span) =>
    overlap(span, cut)
      ? [
          { from: span.from, to: cut.from },
          { from: cut.to, to: span.to },
        ].filter(({ from, to }) => from < to)
      : [span],
  );
}

/** What of the spans lies in one of the others. */
export const within = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  spans.flatMap((span) =>
    others
      .filter((other) => overlap(span, other))
      .map((other) => ({ from: Math.max(span.from, other.from), to: Math.min(span.to, other.to) })),
  );
