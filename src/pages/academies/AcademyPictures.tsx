import { Trans } from '@lingui/react/macro';
import { sportOf } from '../../art/sport.ts';
import type { WorkshopDetails } from '../../contract/offered/academies.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';

/** The operator's pictures beside the one at the top. */
export function AcademyPictures({ academy }: { academy: WorkshopDetails }) {
  const { image_base: base } = useConfig();
  const more = (academy.images ?? []).filter((image) => image !== academy.image);
  if (more.length === 0) return null;
  return (
    <section>
      <div className="head">
        <h2>
          <Trans>Pictures</Trans>
        </h2>
      </div>
      <ul className="ac__pics">
        {more.map((image, index) => (
          <li key={image}>
            <Picture
              src={imageAddress(image, base)}
              art={
                <CourtArt
                  sport={sportOf(academy.sport, academy.name)}
                  seed={academy.id + index}
                  light="day"
                  width={480}
                  height={320}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
