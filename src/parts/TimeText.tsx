import { clockTime } from '../i18n/dates.ts';
import { useLocale } from '../i18n/useLocale.ts';

export interface TimeTextProps {
  /** `HH:mm:ss` or `HH:mm`, the clock of the venue. */
  time: string;
}

/** A time of day with AM or PM set small beside it. */
export function TimeText({ time }: TimeTextProps) {
  const { digits, half } = clockTime(time, useLocale());
  return (
    <bdi className="time num">
      {digits}
      {half ? <small> {half}</small> : null}
    </bdi>
  );
}

/** From one time to another; the half of the day is said once when both share it. */
export function TimeRange({ from, to }: { from: string; to: string }) {
  const locale = useLocale();
  const start = clockTime(from, locale);
  const end = clockTime(to, locale);
  return (
    <bdi className="num nowrap">
      {start.digits}
      {start.half === end.half ? null : ` ${start.half}`} – {end.digits} {end.half}
    </bdi>
  );
}
