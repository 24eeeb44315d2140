import { clockTime } from '../../i18n/times.ts';
import { spokenHalf } from '../../i18n/spokenHalf.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Spoken } from '../text/Spoken.tsx';

export interface TimeTextProps {
  /** `HH:mm:ss` or `HH:mm`, the clock of the venue. */
  time: string;
  /** What ends at midnight ends the day; what begins then begins one. */
  isEnd?: boolean;
}

/** A time of day with AM or PM set small beside it. */
export function TimeText({ time, isEnd }: TimeTextProps) {
  const clock = clockTime(time, useLocale());
  return (
    <bdi className="time num">
      {clock.digits}
      {clock.half ? (
        <small>
          {' '}
          <Spoken as={spokenHalf(clock, isEnd)}>{clock.half}</Spoken>
        </small>
      ) : null}
    </bdi>
  );
}
