import { clockTime, formatTimestamp } from '../../i18n/times.ts';
import { spokenHalf } from '../../i18n/spokenHalf.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Spoken } from '../text/Spoken.tsx';
import type { TimeTextProps } from './TimeText.tsx';

/** One letter would stand alone in the next line. */
const oneLine = '\u00a0';

/** A time of day in the middle of a sentence. */
export function TimeInText({ time, isEnd }: TimeTextProps) {
  const clock = clockTime(time, useLocale());
  return (
    <>
      {clock.digits}
      {clock.half ? (
        <>
          {oneLine}
          <Spoken as={spokenHalf(clock, isEnd)}>{clock.half}</Spoken>
        </>
      ) : null}
    </>
  );
}

/** A stamp of the server: `20 Nov 2026, 08:00 PM`. */
export function StampInText({ stamp }: { stamp: string }) {
  const locale = useLocale();
  const text = formatTimestamp(stamp, locale);
  const clock = clockTime(stamp, locale);
  if (!clock.half) return text;
  return (
    <>
      {text.slice(0, -clock.half.length).trimEnd()}
      {oneLine}
      <Spoken as={spokenHalf(clock)}>{clock.half}</Spoken>
    </>
  );
}
