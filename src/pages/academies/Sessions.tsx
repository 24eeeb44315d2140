import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { EnrolmentRef } from '../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../machines/enrolment/enrolmentSelectors.ts';
import { formatDay, formatLongDate, formatShortMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The sessions that the price includes, as balls on a line; unknown while the price is being loaded. */
export function Sessions({ enrolment }: { enrolment: EnrolmentRef }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dates = useSelector(enrolment, read.sessions, isSame);
  const screen = useSelector(enrolment, read.priceScreen);
  const last = dates.at(-1);
  if (screen === 'asking') return <span className="skel sess__skel" />;
  if (last === undefined) return null;
  return (
    <section className="sess">
      <p className="meta">
        <Plural value={dates.length} one="# session" other="# sessions" />
        {dates.length > 1 ? (
          <>
            {' · '}
            <Trans>until {formatDay(last, locale)}</Trans>
          </>
        ) : null}
      </p>
      <ol aria-label={t`Sessions`}>
        {dates.map((date, index) => (
          <li key={date}>
            <span className="vh">{formatLongDate(date, locale)}</span>
            <b aria-hidden className="num">
              {Number(date.slice(8))}
            </b>
            <span aria-hidden>
              {index === 0 || date.slice(0, 7) !== dates[index - 1]?.slice(0, 7) ? formatShortMonth(date, locale) : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((date, index) => date === other[index]);
