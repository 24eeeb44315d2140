import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import * as read from '../../../../machines/enrolment/enrolmentSelectors.ts';
import { toMajor } from '../../../../machines/money/minorUnits.ts';
import { totalsOf } from '../../../../machines/money/totals.ts';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { refresh } from '../../../art/icons/signs.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { leadToFaults } from '../../../components/fields/submitForm.ts';
import { PriceText } from '../../../components/text/PriceText.tsx';
import { useConfig, usePortal, useUser } from '../../../actors/portalContext.tsx';
import { CartRefusal } from '../../../widgets/cart/CartRefusal.tsx';
import { PriceProblem } from './PriceProblem.tsx';

/** The price, and the button that adds it to the cart; a refusal stands just above it. */
export function EnrolBar({ enrolment }: { enrolment: EnrolmentRef }) {
  const refusal = useSelector(enrolment, read.refusal);
  return (
    <div className="enrol__foot">
      {refusal ? <CartRefusal problem={refusal} onAgain={() => enrolment.send({ type: 'enrolment.add' })} /> : null}
      <div className="enrol__bar">
        <output className="asking">
          <Price enrolment={enrolment} />
        </output>
        <Way enrolment={enrolment} />
      </div>
    </div>
  );
}

function Price({ enrolment }: { enrolment: EnrolmentRef }) {
  const { currency } = useConfig().venue;
  const screen = useSelector(enrolment, read.priceScreen);
  const answer = useSelector(enrolment, read.answer);
  const people = useSelector(enrolment, read.attendees).length;
  if (screen === 'incomplete')
    return (
      <span className="fine">
        <Trans>Choose the days, and the price follows</Trans>
      </span>
    );
  if (screen === 'failed') return <PriceProblem enrolment={enrolment} />;
  if (answer === null)
    return (
      <>
        <span className="skel asking__n" />
        <span className="fine">
          <Trans>Asking for the price</Trans>
        </span>
      </>
    );
  const priceFor = (quantity: number) => toMajor(totalsOf({ ...answer, quantity }, currency).total, currency);
  return (
    <>
      <b className="asking__n">
        <PriceText amount={priceFor(Math.max(1, people))} currency={currency} />
      </b>
      <span className="fine">
        {people > 1 ? (
          <>
            <Plural value={people} one="# person" other="# people" />
            {' × '}
            <PriceText amount={priceFor(1)} currency={currency} />
          </>
        ) : (
          <Trans>VAT included</Trans>
        )}
      </span>
    </>
  );
}

function Way({ enrolment }: { enrolment: EnrolmentRef }) {
  const portal = usePortal();
  const user = useUser();
  const screen = useSelector(enrolment, read.priceScreen);
  const isAsking = useSelector(enrolment, read.isAsking);
  const isAdding = useSelector(enrolment, read.isAdding);
  const mayAdd = useSelector(enrolment, read.mayAdd);
  /** Adds it, or leads to what is missing. */
  const add = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => enrolment.send({ type: 'enrolment.add' }));
    leadToFaults(currentTarget.closest('dialog'));
  };
  if (screen === 'failed')
    return (
      <Button variant="line" icon={refresh} busy={isAsking} onClick={() => enrolment.send({ type: 'price.retry' })}>
        <Trans>Try again</Trans>
      </Button>
    );
  if (!isCustomer(user))
    return (
      <Button variant="cta" onClick={() => portal.send({ type: 'login.open' })}>
        <Trans>Log in to enrol</Trans>
      </Button>
    );
  return (
    <Button variant="cta" busy={isAdding} aria-disabled={mayAdd ? undefined : true} onClick={mayAdd ? add : undefined}>
      <Trans>Add to cart</Trans>
    </Button>
  );
}
