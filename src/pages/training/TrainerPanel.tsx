import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TrainerBookingRef } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as read from '../../../machines/trainerBooking/trainerBookingSelectors.ts';
import type { TrainerPackage } from '../../../machines/trainerBooking/trainerSessions.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { close } from '../../art/icons/signs.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { BallCount } from '../../components/signs/BallCount.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { Summary, SummaryRow } from '../../components/bookable/Summary.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { formatDay } from '../../i18n/dates.ts';
import { spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CartRefusal } from '../../widgets/cart/CartRefusal.tsx';
import { InCart } from '../../widgets/cart/InCart.tsx';

/** The package with its sessions as balls on a line, those that have a time filled; and the way into the cart. */
export function TrainerPanel({ booking, chosen }: { booking: TrainerBookingRef; chosen: TrainerPackage }) {
  const { currency } = useConfig().venue;
  const isBusy = useSelector(booking, read.isBusy);
  const vat = <MoneyInText amount={chosen.tax_amount} currency={currency} />;
  return (
    <Panel title={<LocalText of={chosen} />} corners>
      <Sessions booking={booking} chosen={chosen} />
      <Summary>
        <SummaryRow label={<Trans>Total</Trans>} note={<Trans>includes {vat} VAT</Trans>} look="grand">
          <PriceText amount={withTax(chosen)} currency={currency} />
        </SummaryRow>
      </Summary>
      <Button variant="cta" size="l" full busy={isBusy} onClick={() => booking.send({ type: 'package.add' })}>
        <Trans>Add to cart</Trans>
      </Button>
      <Outcome booking={booking} />
    </Panel>
  );
}

function Sessions({ booking, chosen }: { booking: TrainerBookingRef; chosen: TrainerPackage }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { sessions } = useSelector(booking, read.selection);
  const left = chosen.sessions - sessions.length;
  return (
    <>
      <BallCount of={chosen.sessions} filled={sessions.length} />
      <ul className="coachsale__s" aria-label={t`Chosen hours`}>
        {sessions.map((session) => {
          const day = formatDay(session.date, locale);
          const time = spokenTime(session.start_time, locale);
          return (
            <li key={`${session.date} ${session.start_time}`}>
              <span>
                <b>
                  <TimeText time={session.start_time} />
                </b>{' '}
                {day}
              </span>
              <IconButton
                icon={close}
                label={t`Remove ${day}, ${time}`}
                onClick={() => booking.send({ type: 'session.remove', session })}
              />
            </li>
          );
        })}
      </ul>
      {left > 0 ? (
        <p className="meta">
          <Plural
            value={left}
            one="# session without a time: choose it now, or later."
            other="# sessions without a time: choose them now, or later."
          />
        </p>
      ) : null}
    </>
  );
}

/** What became of it, said where it was pressed. */
function Outcome({ booking }: { booking: TrainerBookingRef }) {
  const problem = useSelector(booking, read.problem);
  const isAdded = useSelector(booking, read.isAdded);
  if (isAdded)
    return (
      <InCart>
        <Trans>Your sessions are in your cart.</Trans>
      </InCart>
    );
  if (problem?.code === 'sessionTaken')
    return (
      <Note tone="bad" live>
        <p>
          <Trans>Somebody else has just taken that hour. Please choose another one; everything else is kept.</Trans>
        </p>
      </Note>
    );
  if (problem?.code === 'sessionBegun')
    return (
      <Note tone="bad" live>
        <p>
          <Trans>An hour that you chose has just begun. Please choose another one; everything else is kept.</Trans>
        </p>
      </Note>
    );
  return problem ? <CartRefusal problem={problem} onAgain={() => booking.send({ type: 'package.add' })} /> : null;
}
