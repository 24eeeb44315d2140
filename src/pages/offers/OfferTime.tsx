import { Trans } from '@lingui/react/macro';
import { timeOfOffer, type Offer } from '../../../machines/offers/offerItems.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Note } from '../../components/signs/Note.tsx';

interface OfferTimeProps {
  id: string;
  offer: Offer;
  today: string;
}

/** Until when it holds, or why it cannot be had today. */
export function OfferTime({ id, offer, today }: OfferTimeProps) {
  const locale = useLocale();
  const last = formatDate(offer.valid_to, locale);
  const first = formatDate(offer.valid_from, locale);
  const time = timeOfOffer(offer, today);
  if (time === 'over')
    return (
      <div id={id}>
        <Note tone="warn">
          <Trans>This offer ended on {last}.</Trans>
        </Note>
      </div>
    );
  return (
    <p id={id} className="fine">
      {time === 'toCome' ? <Trans>It begins on {first}.</Trans> : <Trans>It holds until {last}.</Trans>}
    </p>
  );
}
