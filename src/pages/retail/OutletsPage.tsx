import { Trans, useLingui } from '@lingui/react/macro';
import { loadOutlets, type Outlet } from '../../adapters/actors/offered/retailActors.ts';
import { end } from '../../art/icons/steps.ts';
import { pin } from '../../art/icons/places.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { VenueName } from '../../widgets/VenueName.tsx';
import { useResource } from '../../actors/useResource.ts';
import { OutletPicture } from './OutletPicture.tsx';
import '../../styles/pages.css';
import './retail.css';

/** /outlets (R2.1.14): the shops at the courts, each with where it is. */
export function Component() {
  const { t } = useLingui();
  const title = t`Our outlets`;
  return (
    <main>
      <PageTitle text={title} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
        <LinkButton variant="line" to="/retail">
          <Trans>Everything in one place</Trans>
        </LinkButton>
      </div>
      <div className="wrap pagefoot">
        <Outlets />
      </div>
    </main>
  );
}

function Outlets() {
  const { shown, problem, isBusy, reload } = useResource(loadOutlets, undefined);
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  if (shown === null) return <Skeleton of="rows" count={3} />;
  if (shown.length === 0)
    return (
      <EmptyState
        title={<Trans>No outlet is open yet</Trans>}
        action={
          <LinkButton variant="line" to="/">
            <Trans>Back to the home page</Trans>
          </LinkButton>
        }
      />
    );
  return (
    <ul className="lines outlets">
      {shown.map((outlet) => (
        <OutletRow key={outlet.id} outlet={outlet} />
      ))}
    </ul>
  );
}

function OutletRow({ outlet }: { outlet: Outlet }) {
  return (
    <li>
      <Link className="hov outlets__row" to={`/outlets/${outlet.id}`}>
        <OutletPicture outlet={outlet} />
        <span className="outlets__b">
          <h2>
            <LocalText of={outlet} />
          </h2>
          <span className="meta">
            <LocalText of={outlet} field="description" />
          </span>
          <span className="facts">
            <span>
              <Icon of={pin} />
              <VenueName of={outlet.venue_id} />
            </span>
          </span>
        </span>
        <Icon of={end} />
      </Link>
    </li>
  );
}
