import { offerPrice } from '../../../machines/offers/offerPrice.ts';
import { calendar } from '../../art/icons/occasions.ts';
import { loadFirstOffers } from '../../adapters/actors/offered/whatsOnActors.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { isAwaited, type WhatsOnProps } from './AwaitedSection.tsx';

/** What is offered for less; gone when nothing is. */
export function FirstOffers({ title, count, outline }: WhatsOnProps) {
  const locale = useLocale();
  const { venue } = useConfig();
  const resource = useResource(loadFirstOffers, count);
  const { shown } = resource;
  if (isAwaited(resource)) return outline;
  if (!shown?.length) return null;
  return (
    <section className="band offered" aria-labelledby="offered">
      <div className="wrap">
        <div className="head">
          <h2 id="offered">{title}</h2>
        </div>
        <ul>
          {shown.map((offer) => (
            <li key={offer.offer_id}>
              <b className="offered__p">
                <PriceText amount={offerPrice(offer)} currency={venue.currency} />
              </b>
              <h3>
                <Link className="hov" to={`/offers?offer=${offer.offer_id}`}>
                  <LocalText of={offer} />
                </Link>
              </h3>
              <p className="meta">
                <DescribedText of={offer} />
              </p>
              <p className="facts">
                <span>
                  <Icon of={calendar} />
                  <bdi className="num">
                    {formatDate(offer.valid_from, locale)} – {formatDate(offer.valid_to, locale)}
                  </bdi>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
