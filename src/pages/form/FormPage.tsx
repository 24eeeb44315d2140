import { useParams } from 'react-router';
import { loadSiteForm } from '../../adapters/actors/content/siteFormActors.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Navigate } from '../../components/buttons/Link.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useResource } from '../../actors/useResource.ts';
import { AskedForm } from './AskedForm.tsx';
import '../../styles/pages.css';
import './form.css';

/** /form/{slug} (R2.1.28, Q2.1.d): a form that the operator made; an unknown slug ends on /404. */
export function Component() {
  const { slug = '' } = useParams();
  return <FormAt key={slug} slug={slug} />;
}

function FormAt({ slug }: { slug: string }) {
  const locale = useLocale();
  const { shown, problem, isBusy, reload } = useResource(loadSiteForm, slug);
  if (problem?.code === 'formUnknown') return <Navigate to="/404" replace />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  if (shown === null)
    return (
      <main className="wrap page siteform">
        <Skeleton of="lines" count={10} />
      </main>
    );
  return (
    <main className="wrap page siteform">
      <PageTitle text={localName(shown, locale)} />
      <PageAbout text={localText(shown, 'description', locale)} />
      <AskedForm slug={slug} form={shown} />
    </main>
  );
}
