import type { Offer } from '../../../machines/offers/offerItems.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { sportOf } from '../../art/sport.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { Picture } from '../../components/pictures/Picture.tsx';

interface OfferPictureProps {
  of: Offer;
  ratio?: string;
  /** Of what is drawn where the operator has no picture; CSS pixels. */
  width: number;
  height: number;
}

/** An offer's picture, or its court, by turns at dusk and by day. */
export function OfferPicture({ of: offer, ratio, ...size }: OfferPictureProps) {
  const { image_base: base } = useConfig();
  return (
    <Picture
      {...(ratio === undefined ? {} : { ratio })}
      src={imageAddress(offer.image, base)}
      art={
        <CourtArt
          sport={sportOf(offer.sport, offer.name)}
          seed={offer.offer_id}
          light={offer.offer_id % 2 === 0 ? 'dusk' : 'day'}
          {...size}
        />
      }
    />
  );
}
