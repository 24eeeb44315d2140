import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ownerOf } from '../../../machines/session/owner.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { failedTogether, isAnyTold } from '../../../machines/shared/failedTogether.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { resourcePart, useResource, type Resource } from '../../actors/useResource.ts';
import { loadProfile } from '../../adapters/actors/account/profileActors.ts';
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { PageUnreachable } from '../../shell/account/PageUnreachable.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import './user.css';

/** Below the form, which is what the page is opened for. */
const Safety = lazy(() =>
  fetchWhenReachable(() => import('./AccountSafety.tsx')).then(({ AccountSafety }) => ({ default: AccountSafety })),
);

/** /profile/user (R2.3.2, R1.5.1, R3.7.10): who the customer is, how they are reached, and what else is on file. */
export function Component() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <AccountPage title={t`My details`}>
      {/* Another customer's are asked for anew. */}
      {isCustomer(user) ? <Own key={ownerOf(user)} /> : null}
    </AccountPage>
  );
}

/** What keeps the account safe follows the details: nobody has begun anything there that a lost connection could take. */
function Own() {
  const details = useResource(loadProfile, null);
  const lost = failedTogether([resourcePart(details)]);
  if (lost) return <PageUnreachable problem={lost} busy={details.isBusy} reloads={[details.reload]} />;
  return (
    <>
      <Details of={details} />
      {isAnyTold([resourcePart(details)]) ? (
        <Suspense fallback={<Skeleton of="lines" count={3} />}>
          <Safety />
        </Suspense>
      ) : null}
    </>
  );
}

function Details({ of: details }: { of: Resource<Awaited<ReturnType<typeof loadProfile>>> }) {
  const { shown, problem, isBusy, reload } = details;
  if (shown) return <ProfileForm known={shown} />;
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  return <Skeleton of="lines" count={8} />;
}
