import { Trans } from '@lingui/react/macro';
import { useConfig } from '../actors/portalContext.tsx';
import { imageAddress } from '../components/pictures/imageAddress.ts';
import { partners } from './partners.ts';
import './partners.css';

/** Who stands behind the event site, each with their sign (R2.8.9); comes with the tenant that has them. */
export function Partners() {
  const { image_base: base } = useConfig();
  return (
    <section className="partners" aria-labelledby="partners">
      <h2 id="partners" className="foot__h">
        <Trans>Our partners</Trans>
      </h2>
      <ul>
        {partners.map(({ name, image }) => (
          <li key={name}>
            <img
              src={imageAddress(image, base) ?? undefined}
              alt={name}
              lang="en"
              width={120}
              height={40}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
