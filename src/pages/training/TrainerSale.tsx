import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TrainerBookingRef } from '../../../machines/trainerBooking/trainerBookingMachine.ts';
import * as read from '../../../machines/trainerBooking/trainerBookingSelectors.ts';
import type { Trainer, TrainerPackage } from '../../../machines/trainerBooking/trainerSessions.ts';
import { withTax } from '../../../machines/money/withTax.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { RadioCards } from '../../components/choices/RadioCards.tsx';
import { ChooseHours } from './ChooseHours.tsx';
import { TrainerPanel } from './TrainerPanel.tsx';
import { useTrainerBooking } from './useTrainerBooking.ts';

/** How many sessions, and when; some of them, all, or none yet. */
export function TrainerSale({ trainer }: { trainer: Trainer }) {
  const booking = useTrainerBooking(trainer);
  const chosen = useSelector(booking, read.chosen);
  if (chosen === null)
    return (
      <EmptyState sport="tennis" title={<Trans>Nothing can be booked here at the moment</Trans>}>
        <Trans>Ask at the desk of the venue when this coach is back.</Trans>
      </EmptyState>
    );
  return (
    <div className="split">
      <div className="stack coachsale">
        <section>
          <div className="head">
            <h2>
              <Trans>How many sessions?</Trans>
            </h2>
          </div>
          <Packages booking={booking} trainer={trainer} chosen={chosen} />
        </section>
        <section>
          <div className="head">
            <h2>
              <Trans>When?</Trans>
            </h2>
          </div>
          <ChooseHours booking={booking} trainer={trainer} chosen={chosen} />
        </section>
      </div>
      <aside>
        <TrainerPanel booking={booking} chosen={chosen} />
      </aside>
    </div>
  );
}

interface PackagesProps {
  booking: TrainerBookingRef;
  trainer: Trainer;
  chosen: TrainerPackage;
}

function Packages({ booking, trainer, chosen }: PackagesProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      legend={t`Package`}
      legendHidden
      value={String(chosen.training_package_id)}
      onChange={(value) => booking.send({ type: 'package.choose', packageId: Number(value) })}
      options={trainer.packages.map((one) => ({
        value: String(one.training_package_id),
        label: <LocalText of={one} />,
        note: <Plural value={one.duration} one="# minute each" other="# minutes each" />,
        end: <PackagePrice of={one} />,
      }))}
    />
  );
}

/** What all of it costs and, of several, what each does. */
function PackagePrice({ of }: { of: TrainerPackage }) {
  const { currency } = useConfig().venue;
  const { sessions } = of;
  const total = withTax(of);
  const each = <MoneyInText amount={total / sessions} currency={currency} />;
  return (
    <span className="coachsale__p">
      <PriceText amount={total} currency={currency} />
      {sessions > 1 ? (
        <small>
          <Trans>{each} each</Trans>
        </small>
      ) : null}
    </span>
  );
}
