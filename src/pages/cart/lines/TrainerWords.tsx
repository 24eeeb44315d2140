import { Plural } from '@lingui/react/macro';
import type { CartLine } from '../../../contract/orders/cart.ts';
import { Joined } from '../../../components/text/Joined.tsx';
import { TimeText } from '../../../components/dates/TimeText.tsx';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** The hours that are chosen with a trainer's package; the others are chosen later (R3.6.6). */
export function TrainerWords({ line: { sessions } }: { line: Extract<CartLine, { productType: 'trainer' }> }) {
  const locale = useLocale();
  if (sessions.length === 0) return null;
  return (
    <>
      <Plural value={sessions.length} one="# session has its time" other="# sessions have their time" />
      {sessions.map(({ date, start_time }) => (
        <span key={`${date} ${start_time}`}>
          <br />
          <Joined>
            {formatDay(date, locale)}
            <TimeText time={start_time} />
          </Joined>
        </span>
      ))}
    </>
  );
}
