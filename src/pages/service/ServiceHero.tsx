import { Trans } from '@lingui/react/macro';
import { sportOf } from '../../art/sport.ts';
import type { VenueServiceDetails } from '../../contract/offered/facilities.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';

/** The service over its picture: name, what it is, what it costs at least. */
export function ServiceHero({ service }: { service: VenueServiceDetails }) {
  const locale = useLocale();
  const { venue, image_base: base } = useConfig();
  const price =
    service.price_from === null ? null : <MoneyInText amount={service.price_from} currency={venue.currency} />;
  return (
    <section className="svc__hero">
      <Picture
        eager
        src={imageAddress(service.image, base)}
        art={
          <CourtArt
            sport={sportOf(service.name, service.ar_name)}
            seed={service.id}
            shot="hero"
            light="dusk"
            width={1280}
            height={480}
          />
        }
      />
      <div className="wrap svc__title">
        <h1>
          <LocalText of={service} />
        </h1>
        {localText(service, 'description', locale) ? (
          <p>
            <DescribedText of={service} />
          </p>
        ) : null}
        {price === null ? null : (
          <b>
            <Trans>from {price}</Trans>
          </b>
        )}
      </div>
    </section>
  );
}
