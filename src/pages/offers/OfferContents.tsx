import type { Offer } from '../../../machines/offers/offerItems.ts';
import { check } from '../../art/icons/signs.ts';
import { sportOf } from '../../art/sport.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { VenueName } from '../../widgets/VenueName.tsx';
import { useConfig } from '../../actors/portalContext.tsx';

/** What is in an offer, and where it holds. */
export function OfferContents({ offer }: { offer: Offer }) {
  const { image_base: base } = useConfig();
  return (
    <>
      <Picture
        ratio="3 / 1"
        src={imageAddress(offer.image, base)}
        art={
          <CourtArt
            sport={sportOf(offer.sport, offer.name)}
            seed={offer.offer_id}
            light={offer.offer_id % 2 === 0 ? 'dusk' : 'day'}
            width={560}
            height={190}
          />
        }
      />
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
