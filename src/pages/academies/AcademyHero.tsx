import { Trans } from '@lingui/react/macro';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { back } from '../../art/icons/steps.ts';
import { lightAt } from '../../art/light.ts';
import { sportOf } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';

/** The academy over its picture, under the light of its hour. */
export function AcademyHero({ academy }: { academy: WorkshopDetails }) {
  const { image_base: base } = useConfig();
  return (
    <section className="ac__hero">
      <Picture
        eager
        src={imageAddress(academy.image, base)}
        art={
          <CourtArt
            sport={sportOf(academy.sport, academy.name, academy.ar_name)}
            seed={academy.id}
            way={surfaceOf(academy.id)}
            shot="hero"
            light={lightAt(academy.start_time === null ? 17 : hourOf(academy.start_time))}
            width={1280}
            height={480}
          />
        }
      />
      <div className="wrap">
        <TextLink icon={back} to="/academies">
          <Trans>Academies</Trans>
        </TextLink>
        <h1>
          <LocalText of={academy} />
        </h1>
      </div>
    </section>
  );
}
