import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { describedPrice } from '../../../../machines/booking/selling/describedPrice.ts';
import { config } from '../../../../machines/booking/selling/sellingSelectors.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { PriceText } from '../../../components/text/PriceText.tsx';
import type { AttendeeDetailsProps } from './attendeeProps.ts';

/** What it costs, for how many, and the way on: into the cart once the terms are agreed to, or to the login first (R4.6.7, R5.6.7, R4.6.8). */
export function AttendeeBar({ selling, details, formId }: AttendeeDetailsProps & { formId: string }) {
  const { venue } = useSelector(selling, config);
  const { tickets, price } = useSelector(
    selling,
    describedPrice,
    (one, other) => one.tickets === other.tickets && one.price === other.price,
  );
  const people = useSelector(details, (snapshot) => read.attendees(snapshot).length);
  const mustLogIn = useSelector(details, read.mustLogIn);
  const mayGive = useSelector(details, read.mayGive);
  const lacksAgreement = useSelector(details, read.lacksAgreement);
  const reasonId = useId();
  const isOutOfUse = !mustLogIn && !mayGive;
  return (
    <>
      <span className="bk__sum">
        {price === null ? null : <PriceText amount={price} currency={venue.currency} />}
        <span className="fine">
          {tickets === null ? (
            <Plural value={people} one="# visitor" other="# visitors" />
          ) : (
            <Plural value={tickets} one="# ticket" other="# tickets" />
          )}
        </span>
        {isOutOfUse ? (
          <span id={reasonId} className="fine">
            {lacksAgreement ? <Trans>Agree to the terms to go on</Trans> : <Trans>One moment, please</Trans>}
          </span>
        ) : null}
      </span>
      {mustLogIn ? (
        <Button variant="cta" size="l" className="end" onClick={() => details.send({ type: 'login.ask' })}>
          <Trans>Please Login</Trans>
        </Button>
      ) : (
        <Button
          type="submit"
          form={formId}
          variant="cta"
          size="l"
          className="end"
          disabled={isOutOfUse}
          aria-describedby={isOutOfUse ? reasonId : undefined}
        >
          <Trans>Add to cart</Trans>
        </Button>
      )}
    </>
  );
}
