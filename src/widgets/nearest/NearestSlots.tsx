import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toMajor } from '../../../machines/money/minorUnits.ts';
import { refresh } from '../../art/icons/signs.ts';
import { loadNearest, type NearestOffer, type NearestQuery } from '../../adapters/actors/booking/nearest.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { useResource } from '../../actors/useResource.ts';
import { NearestSection, NearestSlot } from './NearestSection.tsx';

interface NearestSlotsProps {
  query: NearestQuery;
  /** Takes one of them. */
  onChoose: (offer: NearestOffer) => void;
  /** The way to another day, where nothing near is free. */
  otherDay: ReactNode;
}

/**
 * What can be had instead of a slot that somebody else has by now, one press away: being looked for, not to be had, none,
 * or there to choose from (F30). What came of it is told once.
 */
export function NearestSlots({ query, onChoose, otherDay }: NearestSlotsProps) {
  const { shown, problem, isBusy, reload } = useResource(loadNearest, query);
  const isFailed = problem !== null && shown === null;
  const isLooking = shown === null && !isFailed;
  return (
    <NearestSection>
      {/* It is there before there is anything to tell, as a region that comes with its words is not read. */}
      <output className="vh">
        {shown === null ? null : (
          <Plural
            value={shown.length}
            _0="Nothing near is free"
            one="# free time near it"
            other="# free times near it"
          />
        )}
        {isFailed ? <Trans>The nearest free times could not be loaded</Trans> : null}
        {isLooking ? <Trans>Looking for what is free…</Trans> : null}
      </output>
      {isLooking ? (
        <p className="fine" aria-hidden>
          <Trans>Looking for what is free…</Trans>
        </p>
      ) : null}
      {isFailed ? (
        <div className="near__say">
          <p className="fine" aria-hidden>
            <Trans>The nearest free times could not be loaded</Trans>
          </p>
          <Button size="s" variant="line" icon={refresh} busy={isBusy} onClick={reload}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {shown?.length === 0 ? (
        <div className="near__say">
          <p className="fine">
            <Trans>Nothing near is free. Choose another day.</Trans>
          </p>
          {otherDay}
        </div>
      ) : null}
      {shown !== null && shown.length > 0 ? (
        <ul>
          {shown.map((offer) => (
            <li key={`${offer.serviceId} ${offer.date} ${offer.start_time}`}>
              <Offer offer={offer} query={query} onChoose={() => onChoose(offer)} />
            </li>
          ))}
        </ul>
      ) : null}
    </NearestSection>
  );
}

interface OfferProps {
  offer: NearestOffer;
  query: NearestQuery;
  onChoose: () => void;
}

function Offer({ offer, query: { missed, currency }, onChoose }: OfferProps) {
  const { service, facilityId, start_time, nextDay } = offer;
  const facility = service.facilities?.find(({ id }) => id === facilityId) ?? null;
  const isElsewhere = service.id !== missed.serviceId;
  const price = offer.price === null ? null : toMajor(offer.price, currency);
  return (
    <NearestSlot
      time={start_time}
      nextDay={nextDay}
      where={<LocalText of={isElsewhere || facility === null ? service : facility} />}
      price={price === null ? null : <MoneyInText amount={price} currency={currency} />}
      onChoose={onChoose}
    />
  );
}
