import { Trans, useLingui } from '@lingui/react/macro';
import { loadGallery, type Gallery } from '../../adapters/actors/content/mediaActors.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { FilledText } from '../../components/text/FilledText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { PictureGrid } from './PictureGrid.tsx';
import type { Viewed } from './viewed.ts';
import '../../styles/pages.css';

/** /gallery (R2.2.1, Q2.2.a): the operator's pictures, each of them as large as the screen when it is pressed. */
export function Component() {
  const { t } = useLingui();
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const { shown, problem, isBusy, reload } = useResource(loadGallery, undefined);
  const heading = (shown?.introduction && localText(shown.introduction, 'title', locale)) || t`Gallery`;
  return (
    <main>
      <PageTitle text={heading} />
      <div className="wrap pagehead">
        <h1>{heading}</h1>
        {shown?.introduction ? (
          <FilledText className="lead" html={localText(shown.introduction, 'body', locale)} />
        ) : shown === null && problem === null ? (
          <div className="lead skel shots__lead" />
        ) : null}
      </div>
      <div className="wrap pagefoot">
        {problem ? (
          <ErrorState problem={problem} busy={isBusy} onRetry={reload} />
        ) : shown === null ? (
          <Skeleton of="cards" count={8} />
        ) : shown.pictures.length > 0 ? (
          <PictureGrid items={shown.pictures.map((picture) => viewedOf(picture, base))} />
        ) : (
          <EmptyState
            title={<Trans>No pictures yet</Trans>}
            action={
              <LinkButton variant="line" to="/places">
                <Trans>Our venues</Trans>
              </LinkButton>
            }
          />
        )}
      </div>
    </main>
  );
}

const viewedOf = (picture: Gallery['pictures'][number], base: string | null): Viewed => ({
  id: picture.id,
  kind: 'image',
  src: imageAddress(picture.url, base),
  poster: null,
  title: picture.caption,
  ar_title: picture.ar_caption,
  description: null,
  ar_description: null,
});
