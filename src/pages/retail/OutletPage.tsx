import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { isNotFound } from '../../../machines/shared/isNotFound.ts';
import { loadOutlet, type Outlet } from '../../adapters/actors/offered/retailActors.ts';
import { pin } from '../../art/icons/places.ts';
import { back } from '../../art/icons/steps.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { VenueName } from '../../widgets/VenueName.tsx';
import { useResource } from '../../actors/useResource.ts';
import { ProductShelf } from './ProductShelf.tsx';
import '../../styles/pages.css';

/** /outlets/{id} (R2.1.15, R2.2.3): one outlet with what it sells. */
export function Component() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <AskedOutlet key={id} id={Number(id)} /> : <Navigate to="/404" replace />;
}

function AskedOutlet({ id }: { id: number }) {
  const { shown, problem, isBusy, reload } = useResource(loadOutlet, id);
  if (isNotFound(problem)) return <Navigate to="/404" replace />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  return (
    <main>
      {shown === null ? (
        <div className="wrap pagehead">
          <Skeleton of="lines" count={2} />
        </div>
      ) : (
        <AboutOutlet outlet={shown} />
      )}
      <ProductShelf outletId={id} />
    </main>
  );
}

function AboutOutlet({ outlet }: { outlet: Outlet }) {
  const locale = useLocale();
  return (
    <div className="wrap pagehead">
      <PageTitle text={localName(outlet, locale)} />
      <PageAbout text={localText(outlet, 'description', locale)} picture={null} />
      <div>
        <TextLink tone="quiet" icon={back} to="/outlets">
          <Trans>Our outlets</Trans>
        </TextLink>
        <h1>
          <LocalText of={outlet} />
        </h1>
        <p className="facts">
          <span>
            <Icon of={pin} />
            <VenueName of={outlet.venue_id} />
          </span>
        </p>
      </div>
      <p className="lead">
        <DescribedText of={outlet} />
      </p>
    </div>
  );
}
