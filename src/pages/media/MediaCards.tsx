import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { play } from '../../art/icons/signs.ts';
import { recognizedSport } from '../../art/sport.ts';
import type { MediaItem } from '../../adapters/actors/content/mediaActors.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { useConfig } from '../../actors/portalContext.tsx';
import { useLightbox } from './useLightbox.ts';
import type { Viewed } from './viewed.ts';
import './media.css';

const Lightbox = lazy(() => import('./Lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })));

/** One page of the library: what can be looked at opens in the lightbox, what can be read is a file. */
export function MediaCards({ items }: { items: readonly MediaItem[] }) {
  const { image_base: base } = useConfig();
  const viewed = items.flatMap(({ id, type, url, thumbnail, title, ar_title, description, ar_description }): Viewed[] =>
    type === 'document'
      ? []
      : [
          {
            id,
            kind: type,
            src: imageAddress(url, base),
            poster: imageAddress(thumbnail, base),
            title,
            ar_title,
            description,
            ar_description,
          },
        ],
  );
  const { lightbox, button, buttonOf, addressOf } = useLightbox(viewed, '/media-library');
  return (
    <>
      <ul className="media">
        {items.map((item) => {
          const file = item.type === 'document' ? imageAddress(item.url, base) : null;
          const shown = viewed.find(({ id }) => id === item.id);
          const picture = imageAddress(item.thumbnail, base) ?? (item.type === 'image' ? shown?.src : null);
          const inside = (
            <>
              <span className="media__p">
                {item.type === 'document' && !picture ? (
                  <span className="media__sheet" aria-hidden="true">
                    <i />
                    <i />
                    <i />
                    <i />
                  </span>
                ) : (
                  <Picture
                    src={picture}
                    art={
                      <CourtArt
                        sport={recognizedSport(item.title, item.ar_title) ?? 'padel'}
                        seed={item.id}
                        width={480}
                        height={320}
                      />
                    }
                  />
                )}
                {item.type === 'video' ? (
                  <span className="media__play">
                    <Icon of={play} />
                  </span>
                ) : null}
              </span>
              <b>
                <LocalText of={item} field="title" />
              </b>
              <span className="fine">
                {item.type === 'video' ? (
                  <Trans>Film</Trans>
                ) : item.type === 'document' ? (
                  <Trans>Document</Trans>
                ) : (
                  <Trans>Picture</Trans>
                )}
              </span>
            </>
          );
          return (
            <li key={item.id}>
              {item.type !== 'document' && shown ? (
                <button type="button" className="hov" aria-haspopup="dialog" {...button(shown)}>
                  {inside}
                </button>
              ) : file ? (
                <a className="hov" href={file} target="_blank" rel="noopener noreferrer">
                  {inside}
                </a>
              ) : (
                <div>{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
      <Suspense fallback={null}>
        <Lightbox lightbox={lightbox} items={viewed} addressOf={addressOf} buttonOf={buttonOf} />
      </Suspense>
    </>
  );
}
