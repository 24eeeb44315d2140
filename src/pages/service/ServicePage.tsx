import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useParams } from 'react-router';
import { isNotFound } from '../../../machines/shared/isNotFound.ts';
import { loadService } from '../../adapters/actors/booking/loadService.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { PanelOutlines } from '../../components/dialogs/PanelOutlines.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { PageAbout, PageAboutNothing } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import type { PanelHost } from '../../actors/usePanel.ts';
import { useResource } from '../../actors/useResource.ts';
import { AboutService } from './AboutService.tsx';
import { ServiceHero } from './ServiceHero.tsx';
import './service.css';

const whileLoading: PanelHost = { meanwhile: <PanelOutlines /> };

/** /service/{id}: picture and description, and the panel that books it (R2.1.27, Q2.1.e). */
export function Component() {
  const { id = '' } = useParams();
  const locale = useLocale();
  const { enable_facility_booking: mayBook, image_base: base } = useConfig();
  const { shown, problem, isBusy, reload } = useResource(loadService, Number(id));
  if (!/^\d+$/.test(id) || isNotFound(problem)) return <NotOffered />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  if (!shown)
    return (
      <main className="svc">
        <div className="svc__hero">
          <span className="pic skel" />
        </div>
        <div className="wrap svc__cols" data-panel={mayBook || undefined}>
          {mayBook ? <PanelOutlines /> : null}
          <Skeleton of="lines" count={6} />
        </div>
      </main>
    );
  return (
    <main className="svc">
      <PageTitle text={localName(shown, locale)} />
      <PageAbout text={localText(shown, 'description', locale)} picture={imageAddress(shown.image, base)} />
      <ServiceHero service={shown} />
      <div className="wrap svc__cols" data-panel={mayBook || undefined}>
        {mayBook ? <Outlet context={whileLoading} /> : null}
        <AboutService service={shown} />
      </div>
    </main>
  );
}

function NotOffered() {
  const { t } = useLingui();
  const title = t`This service is not offered`;
  return (
    <main className="wrap page">
      <PageTitle text={title} />
      <PageAboutNothing />
      <EmptyState
        isPage
        title={title}
        action={
          <LinkButton variant="line" to="/">
            <Trans>Back to the home page</Trans>
          </LinkButton>
        }
      />
    </main>
  );
}
