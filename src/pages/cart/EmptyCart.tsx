import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { pagesToBuyFrom } from '../../../machines/cart/pagesToBuyFrom.ts';
import type { LineRemovalRef } from '../../../machines/lineRemoval/lineRemovalMachine.ts';
import * as readRemoval from '../../../machines/lineRemoval/lineRemovalSelectors.ts';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { GoneLines } from './lines/GoneLines.tsx';
import { RemovedBooking } from './lines/RemovedBooking.tsx';

interface EmptyCartProps {
  heading: RefObject<HTMLHeadingElement | null>;
  removal: LineRemovalRef;
}

/** The empty cart: what was removed last can be put back, what was lost is told, and links lead to all that is sold. */
export function EmptyCart({ heading, removal }: EmptyCartProps) {
  const config = useConfig();
  const openBooking = useOpenBooking();
  const isOffered = useSelector(removal, readRemoval.isOffered);
  const books = config.enable_facility_booking;
  const pages = pagesToBuyFrom(config);
  const [first] = pages;
  const others = books ? pages : pages.slice(1);
  return (
    <section className="wrap cart__body">
      <h2 className="vh">
        <Trans>Items</Trans>
      </h2>
      <GoneLines removal={removal} />
      {isOffered ? <RemovedBooking removal={removal} /> : null}
      <EmptyState
        heading={heading}
        title={<Trans>Nothing in your cart yet</Trans>}
        action={
          books ? (
            <Button variant="cta" onClick={() => openBooking()}>
              <Trans>Book a facility</Trans>
            </Button>
          ) : (
            <LinkButton variant="cta" to={first?.to ?? '/'}>
              {first ? <LocalText of={first.entry} field="link_text" /> : <Trans>Go to the home page</Trans>}
            </LinkButton>
          )
        }
      >
        <Trans>What you choose waits here, held for you, until you pay.</Trans>
      </EmptyState>
      {others.length > 0 ? (
        <ul className="cart__onward">
          {others.map(({ entry, to }) => (
            <li key={to}>
              <TextLink tone="quiet" to={to}>
                <LocalText of={entry} field="link_text" />
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
