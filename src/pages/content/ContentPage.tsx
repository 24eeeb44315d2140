import { useParams } from 'react-router';
import { isBareToken } from '../../../machines/portal/bareToken.ts';
import { loadContentPage } from '../../adapters/actors/content/loadContent.ts';
import { localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Navigate } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { FilledText } from '../../components/text/FilledText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { MissingContent } from './MissingContent.tsx';
import '../../styles/pages.css';
import './content.css';

/**
 * A page of the operator's own, by its slug; an unknown slug ends on /404 (R2.1.33, R7.2.2). Terms, privacy and contact
 * are such pages, so that their text is the operator's (R2.1.24, R2.1.25, R2.1.26).
 */
export function Component() {
  const { slug = '' } = useParams();
  return <ContentAt key={slug} slug={slug} />;
}

function ContentAt({ slug }: { slug: string }) {
  const locale = useLocale();
  const { image_base: base } = useConfig();
  const { shown, problem, isBusy, reload } = useResource(loadContentPage, slug);
  if (problem?.code === 'pageUnknown')
    return isBareToken(slug) ? <Navigate to={`/home-bsl/${slug}`} replace /> : <MissingContent />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  if (!shown) {
    return (
      <main className="wrap pagefoot">
        <div className="pagehead">
          <span className="skel content__title" />
        </div>
        <div className="content">
          <Skeleton of="lines" count={8} />
        </div>
      </main>
    );
  }
  const body = localText(shown, 'body', locale);
  return (
    <main className="wrap pagefoot">
      <PageTitle text={localText(shown, 'title', locale)} />
      <PageAbout text={body} picture={imageAddress(shown.image, base)} />
      <div className="pagehead">
        <h1>
          <LocalText of={shown} field="title" />
        </h1>
      </div>
      <div className="content">
        <FilledText html={body} />
      </div>
    </main>
  );
}
