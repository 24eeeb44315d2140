import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { linkTo } from '../../../machines/address/addressMoves.ts';
import { toMajor } from '../../../machines/money/minorUnits.ts';
import { refresh } from '../../art/icons/signs.ts';
import { loadNearest, type NearestOffer, type NearestQuery } from '../../adapters/actors/nearest.ts';
import { joined, localName } from '../../i18n/localName.ts';
import { spokenMoney, spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { Locale } from '../../i18n/locale.ts';
import { Button } from '../../components/Button.tsx';
import { useLeadTo } from '../../components/Link.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { MoneyInText } from '../../components/MoneyInText.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { useResource } from '../../actors/useResource.ts';
import './nearest.css';

export interface NearestSlotsProps {
  query: NearestQuery;
  /** Takes one of them; without it the booking opens with it. */
  onChoose?: ((offer: NearestOffer) => void) | undefined;
  /** The way to another day, where nothing near is free. */
  otherDay: ReactNode;
}

/**
 * What can be had instead of a slot that somebody else has by now, one press away: being looked for, not to be had, none,
 * or there to choose from (F30). What came of it is told once.
 */
export function NearestSlots({ query, onChoose, otherDay }: NearestSlotsProps) {
  const headingId = useId();
  const { shown, problem, isBusy, reload } = useResource(loadNearest, query);
  const leadTo = useLeadTo();
  const isFailed = problem !== null && shown === null;
  const choose = onChoose ?? ((offer: NearestOffer) => leadTo(linkTo(choiceOf(offer))));
  return (
    <section className="near" aria-labelledby={headingId}>
      <h3 id={headingId}>
        <Trans>Nearest free times</Trans>
      </h3>
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
      </output>
      {shown === null && !isFailed ? (
        <p className="fine">
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
              <Offer offer={offer} query={query} onChoose={() => choose(offer)} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What to ask the booking for, so that it begins with that slot. */
const choiceOf = ({
  serviceId,
  bookingDate: date,
  duration,
  start_time: startTime,
  nextDay,
  facilityId,
}: NearestOffer) => ({
  serviceId,
  date,
  duration,
  slot: { startTime, nextDay },
  facilityId,
});

interface OfferProps {
  offer: NearestOffer;
  query: NearestQuery;
  onChoose: () => void;
}

function Offer({ offer, query: { missed, currency }, onChoose }: OfferProps) {
  const locale = useLocale();
  const { service, facilityId, start_time, nextDay } = offer;
  const facility = service.facilities?.find(({ id }) => id === facilityId) ?? null;
  const isElsewhere = service.id !== missed.serviceId;
  const price = offer.price === null ? null : toMajor(offer.price, currency);
  return (
    <button
      type="button"
      className="near__slot"
      aria-label={nameOf(offer, isElsewhere, price, currency, locale)}
      onClick={onChoose}
    >
      <b>
        <TimeText time={start_time} />
        {nextDay ? <small className="num">{' +1'}</small> : null}
      </b>
      <span className="near__place">
        <LocalText of={isElsewhere || facility === null ? service : facility} />
      </span>
      {price === null ? null : (
        <span className="near__price num">
          <MoneyInText amount={price} currency={currency} />
        </span>
      )}
    </button>
  );
}

/** As a person would say it: from when to when, where, and for how much where that is known. */
function nameOf(
  { service, facilityId, start_time, end_time, nextDay }: NearestOffer,
  isElsewhere: boolean,
  price: number | null,
  currency: string | null,
  locale: Locale,
): string {
  const from = spokenTime(start_time, locale);
  const until = spokenTime(end_time, locale, true);
  const facility = service.facilities?.find(({ id }) => id === facilityId);
  return joined(
    locale,
    nextDay ? t`${from} to ${until} the day after` : t`${from} to ${until}`,
    isElsewhere ? localName(service, locale) : '',
    facility ? localName(facility, locale) : '',
    price === null ? '' : spokenMoney(price, currency, locale),
  );
}
