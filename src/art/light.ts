import { hourOf } from '../../machines/slots/schedule/venueTime.ts';
/** The light a picture is drawn in: it follows the hour of the thing shown, never the theme of the page. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night';

const sunrise = 6.6;
const sunset = 17.5;

/** The light at an hour of the venue's day (0 to 24, fractions allowed); hours are those of a Gulf autumn by default. */
export function lightAt(hour: number): Light {
  if (hour < sunrise - 0.4 || hour >= sunset + 0.4) return 'night';
  if (hour < sunrise + 1.4) return 'dawn';
  return hour >= sunset - 1.2 ? 'dusk' : 'day';
}

/** Hour and colour token; between two hours the sky changes evenly. */
const sky: readonly (readonly [hour: number, color: string])[] = [
  [0, 'var(--dark-sky)'],
  [5.8, 'var(--dark-sky)'],
  [6.6, 'var(--dawn)'],
  [8, 'var(--day)'],
  [15.8, 'var(--day)'],
  [17.2, 'var(--dusk)'],
  [18.2, 'var(--dark-sky)'],
  [24, 'var(--dark-sky)'],
];

/** The colours of the sky from the start of a slot to its end, which may be after midnight. */
export function skyOf({ start_time, end_time }: { start_time: string; end_time: string }): {
  from: string;
  to: string;
} {
  const [from, until] = [hourOf(start_time), hourOf(end_time)];
  return { from: skyAt(from), to: skyAt(until > from ? until : until + 24) };
}

/** The colour of the sky at an hour of the day, as a CSS colour; hours after midnight go round. */
export function skyAt(hour: number): string {
  const time = hour > 24 ? hour - 24 : hour;
  const next = sky.findIndex(([at]) => time <= at);
  const [after, laterColor] = sky[next] ?? sky[0]!;
  const [before, earlierColor] = sky[next - 1] ?? [after, laterColor];
  if (earlierColor === laterColor || time >= after) return laterColor;
  const share = Math.round(((time - before) / (after - before)) * 100);
  return `color-mix(in oklab, ${laterColor} ${share}%, ${earlierColor})`;
}
