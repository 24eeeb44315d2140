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
  // From one service to another the panel stays, in which it may have been chosen; the former one does not (A03).
  const service = shown?.id === Number(id) ? shown : null;
  return (
    <main className="svc">
      {service ? (
        <>
          <PageTitle text={localName(service, locale)} />
          <PageAbout text={localText(service, 'description', locale)} picture={imageAddress(service.image, base)} />
          <ServiceHero service={service} />
        </>
      ) : (
        <div className="svc__hero">
          {/* Whoever comes from another service waits here, not at what the panel says meanwhile. */}
          {shown ? (
            <h1 className="vh">
              <Trans>Loading</Trans>
            </h1>
          ) : null}
          <span className="pic skel" />
        </div>
      )}
      <div className="wrap svc__cols" data-panel={mayBook || undefined}>
        {mayBook ? shown ? <Outlet context={whileLoading} /> : <PanelOutlines /> : null}
        {service ? <AboutService service={service} /> : <Skeleton of="lines" count={6} />}
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
