import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ownerOf } from '../../../machines/session/owner.ts';
import { isCustomer } from '../../../machines/session/sessionRules.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadProfile } from '../../adapters/actors/account/profileActors.ts';
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import './user.css';

/** Below the form, which is what the page is opened for. */
const Safety = lazy(() => fetchWhenReachable(() => import('./Safety.tsx')).then(({ Safety }) => ({ default: Safety })));

/** /profile/user (R2.3.2, R1.5.1, R3.7.10): who the customer is, how they are reached, and what else is on file. */
export function Component() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <AccountPage title={t`My details`}>
      {/* Another customer's are asked for anew. */}
      {isCustomer(user) ? <Details key={`details of ${ownerOf(user)}`} /> : null}
      {isCustomer(user) ? (
        <Suspense fallback={<Skeleton of="lines" count={3} />}>
          <Safety key={`safety of ${ownerOf(user)}`} />
        </Suspense>
      ) : null}
    </AccountPage>
  );
}

function Details() {
  const { shown, problem, isBusy, reload } = useResource(loadProfile, null);
  if (shown) return <ProfileForm known={shown} />;
  if (problem) return <ErrorState problem={problem} busy={isBusy} onRetry={reload} />;
  return <Skeleton of="lines" count={8} />;
}
