import { Trans } from '@lingui/react/macro';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import type { Cancellation } from '../../contract/additions/cancel.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** What is paid back for a cancellation now, and the steps by which it becomes less: how much until when, and nothing in the end. */
export function RefundSteps({ cancellation: { refund, currency, steps, paid } }: { cancellation: Cancellation }) {
  const locale = useLocale();
  return (
    <section className="fall">
      <p className="fall__n">
        <span>
          <Trans>Back to you</Trans>
        </span>{' '}
        <b>
          <PriceText amount={refund} currency={currency} />
        </b>
      </p>
      {refund === 0 ? (
        <p>
          {paid === 0 ? (
            <Trans>Nothing was charged, so nothing comes back.</Trans>
          ) : (
            <Trans>Nothing comes back: the time for it is over. Your place becomes free for others.</Trans>
          )}
        </p>
      ) : null}
      {steps.length > 0 ? (
        <ol>
          {steps.map(({ until, refund: share }, index) => {
            const day = formatDay(until.slice(0, 10), locale);
            const time = (
              <span className="nowrap">
                <TimeInText time={until.slice(11)} />
              </span>
            );
            return (
              <li key={until} aria-current={index === 0 ? 'true' : undefined}>
                <b>
                  <MoneyInText amount={share} currency={currency} />
                </b>
                <span>
                  <Trans>
                    until {day}, {time}
                  </Trans>
                </span>
                {index === 0 ? <i aria-hidden="true" /> : null}
              </li>
            );
          })}
          <li>
            <b>
              <Trans>Nothing</Trans>
            </b>
            <span>
              <Trans>after that</Trans>
            </span>
          </li>
        </ol>
      ) : null}
    </section>
  );
}
