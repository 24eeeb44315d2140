import { clockTime } from '../i18n/dates.ts';
import { spokenHalf } from '../i18n/spokenMarks.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { Spoken } from './Spoken.tsx';

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
      {half ? (
        <small>
          {' '}
          <Spoken as={spokenHalf(half)}>{half}</Spoken>
        </small>
      ) : null}
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
      {start.digits} {/* Read twice all the same: between two times without a word a dash is not heard. */}
      {start.half === end.half ? (
        <span className="vh">{spokenHalf(start.half)}</span>
      ) : (
        <Spoken as={spokenHalf(start.half)}>{start.half}</Spoken>
      )}{' '}
      – {end.digits} <Spoken as={spokenHalf(end.half)}>{end.half}</Spoken>
    </bdi>
  );
}
