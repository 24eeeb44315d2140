import { Plural, Trans } from '@lingui/react/macro';
import { timeOfOffer, type Offer } from '../../../machines/offers/offerItems.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';

interface OfferEndProps {
  offer: Offer;
  today: string;
  /** From today until its last day. */
  days: number;
}

/** As near as an end deserves to be counted in days. */
const near = 7;

/** How long it still holds: the headline of an offer. */
export function OfferEnd({ offer, today, days }: OfferEndProps) {
  const locale = useLocale();
  const time = timeOfOffer(offer, today);
  const last = formatDate(offer.valid_to, locale);
  if (time === 'toCome')
    return (
      <span className="offers__end">
        <b>
          <Trans>Soon</Trans>
        </b>
        <span>
          <Trans>from {formatDate(offer.valid_from, locale)}</Trans>
        </span>
      </span>
    );
  return (
    <span className="offers__end">
      <b>
        {time === 'lastDay' ? (
          <Trans>Today</Trans>
        ) : days <= near ? (
          <Plural value={days} one="# day" other="# days" />
        ) : (
          <bdi className="num">{last}</bdi>
        )}
      </b>
      <span>
        {time === 'lastDay' ? (
          <Trans>is the last day</Trans>
        ) : days <= near ? (
          <Trans>left, until {last}</Trans>
        ) : (
          <Trans>is the last day</Trans>
        )}
      </span>
    </span>
  );
}
