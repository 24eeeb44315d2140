import { clockTime } from '../../i18n/times.ts';
import { spokenHalf } from '../../i18n/spokenHalf.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Spoken } from '../text/Spoken.tsx';

/** From one time to another; the half of the day is said once when both share it. */
export function TimeRange({ from, to }: { from: string; to: string }) {
  const locale = useLocale();
  const start = clockTime(from, locale);
  const end = clockTime(to, locale);
  return (
    <bdi className="num nowrap">
      {start.digits} {/* Read twice all the same: between two times without a word a dash is not heard. */}
      {start.half === end.half ? (
        <span className="vh">{spokenHalf(start)}</span>
      ) : (
        <Spoken as={spokenHalf(start)}>{start.half}</Spoken>
      )}{' '}
      – {end.digits} <Spoken as={spokenHalf(end, true)}>{end.half}</Spoken>
    </bdi>
  );
}
