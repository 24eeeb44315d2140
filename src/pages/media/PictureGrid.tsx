import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { recognizedSport } from '../../art/sport.ts';
import { shotSpan } from './shotSpan.ts';
import { useLightbox } from './useLightbox.ts';
import type { Viewed } from './viewed.ts';
import './media.css';

const Lightbox = lazy(() => import('./Lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })));

/** Pictures side by side, large and small. */
export function PictureGrid({ items }: { items: readonly Viewed[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { lightbox, button, buttonOf, addressOf } = useLightbox(items, '/gallery');
  return (
    <>
      <ul className="shots">
        {items.map((item, index) => (
          <li key={item.id} data-span={shotSpan(index, items.length) ?? undefined}>
            <button
              type="button"
              className="hov"
              aria-label={localText(item, 'title', locale) || t`Picture ${index + 1}`}
              aria-haspopup="dialog"
              {...button(item)}
            >
              <Picture
                src={item.src}
                eager={index === 0}
                art={
                  <CourtArt
                    sport={recognizedSport(item.title, item.ar_title) ?? 'padel'}
                    seed={item.id}
                    width={480}
                    height={360}
                  />
                }
              />
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        <Lightbox lightbox={lightbox} items={items} addressOf={addressOf} buttonOf={buttonOf} />
      </Suspense>
    </>
  );
}
