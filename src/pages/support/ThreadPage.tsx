import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import * as read from '../../../machines/support/supportThreadSelectors.ts';
import { listOwnerOf } from '../../adapters/actors/listActors.ts';
import { provideSupportThread } from '../../adapters/actors/account/supportActors.ts';
import { usePageActor, useUser } from '../../actors/portalContext.tsx';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { SignedOut } from '../../shell/account/SignedOut.tsx';
import { Thread } from './Thread.tsx';
import './support.css';

/** /customer-support/{id} (R2.1.31, R2.2.5): one request with its replies, and a reply box. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const owner = listOwnerOf(useUser());
  if (owner === null)
    return (
      <AccountPage title={t`Customer support`}>
        <SignedOut />
      </AccountPage>
    );
  return <OpenThread key={`${owner} ${id}`} id={id} owner={owner} />;
}

function OpenThread({ id, owner }: { id: string; owner: string }) {
  const { t } = useLingui();
  const [machine] = useState(provideSupportThread);
  const thread = usePageActor(machine, { input: { id } });
  const request = useSelector(thread, read.request);
  const problem = useSelector(thread, read.problem);
  const isMissing = useSelector(thread, read.isMissing);
  const isBusy = useSelector(thread, read.isBusy);
  if (request !== null)
    return (
      <AccountPage title={request.subject}>
        <Thread thread={thread} request={request} owner={owner} />
      </AccountPage>
    );
  return (
    <AccountPage title={t`Customer support`}>
      {isMissing ? (
        <EmptyState
          title={<Trans>There is no such request of yours</Trans>}
          action={
            <LinkButton variant="cta" to="/customer-support">
              <Trans>All your requests</Trans>
            </LinkButton>
          }
        >
          <Trans>The address may be mistyped, or the request belongs to another account.</Trans>
        </EmptyState>
      ) : problem ? (
        <ErrorState problem={problem} busy={isBusy} onRetry={() => thread.send({ type: 'thread.reload' })} />
      ) : (
        <Skeleton of="lines" count={6} />
      )}
    </AccountPage>
  );
}
