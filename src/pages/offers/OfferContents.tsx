import type { Offer } from '../../../machines/offers/offerItems.ts';
import { check } from '../../art/icons/signs.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { VenueName } from '../../widgets/VenueName.tsx';
import { OfferPicture } from './OfferPicture.tsx';

/** What is in an offer, and where it holds. */
export function OfferContents({ offer }: { offer: Offer }) {
  return (
    <>
      <OfferPicture of={offer} ratio="3 / 1" width={560} height={190} />
      <p className="meta">
        <VenueName of={offer.venue_id} />
      </p>
      <p>
        <DescribedText of={offer} />
      </p>
      <ul className="offer__in">
        {offer.products.map((product) => (
          <li key={product.product_id}>
            <Icon of={check} />
            <span>
              <LocalText of={product} />
              {product.quantity > 1 ? ` × ${product.quantity}` : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
