import { Plural, Trans } from '@lingui/react/macro';
import type { AcademyLine } from '../../../contract/orders/cart.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { weekdayNames } from '../../../i18n/weekdays.ts';
import { Joined } from '../../../components/text/Joined.tsx';

/** Who comes to the academy, on which days, from when to when; after a reload the names are the operator's alone (012). */
export function AcademyWords({ line }: { line: AcademyLine }) {
  const locale = useLocale();
  const names = line.customers.flatMap(({ customer_id, name }) => (name ? [<bdi key={customer_id}>{name}</bdi>] : []));
  return (
    <>
      {names.length === line.quantity ? (
        <Joined>{names}</Joined>
      ) : (
        <Plural value={line.quantity} one="# participant" other="# participants" />
      )}
      {line.date_range.map(({ start_date, end_date, days }) => (
        <span key={start_date}>
          <br />
          {start_date === end_date ? (
            formatDay(start_date, locale)
          ) : (
            <>
              {weekdayNames(days, locale)} ·{' '}
              <Trans>
                {formatDay(start_date, locale)} to {formatDay(end_date, locale)}
              </Trans>
            </>
          )}
        </span>
      ))}
    </>
  );
}
