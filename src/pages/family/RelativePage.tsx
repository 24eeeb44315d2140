import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { RelativeRef } from '../../../machines/family/relativeMachine.ts';
import * as read from '../../../machines/family/relativeSelectors.ts';
import { ownerOf } from '../../../machines/session/owner.ts';
import { notify } from '../../actors/notices.ts';
import { useConfig, usePageActor, useSession, useUser } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { provideRelative } from '../../adapters/actors/account/relativeActors.ts';
import { relativeDraft } from '../../adapters/storage/drafts/relativeDrafts.ts';
import { back } from '../../art/icons/steps.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { useLeadTo } from '../../components/buttons/Link.tsx';
import { TextLink } from '../../components/buttons/TextLink.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { SignedOut } from '../../shell/account/SignedOut.tsx';
import { RelativeForm } from './RelativeForm.tsx';
import './family.css';

const family = '/profile/family';
/** In the place of a number, for somebody who has none yet. */
const someoneNew = 'new';

/** /profile/family/{customer_id} and /profile/family/new (R2.3.15, R3.7.7, Q7.6.c): somebody of the family at an address of their own, so that Back leaves the form. */
export function Component() {
  const { person = '' } = useParams();
  const user = useUser();
  const { t } = useLingui();
  if (user === null)
    return (
      <AccountPage title={t`Family`}>
        <SignedOut>
          <Trans>Log in to go on: what you typed waits for you here.</Trans>
        </SignedOut>
      </AccountPage>
    );
  if (person === someoneNew) return <Somebody key={`${ownerOf(user)} new`} customerId={null} />;
  if (!/^[1-9]\d{0,14}$/.test(person))
    return (
      <AccountPage title={t`Family`}>
        <Nobody />
      </AccountPage>
    );
  return <Somebody key={`${ownerOf(user)} ${person}`} customerId={Number(person)} />;
}

function useRelative(customerId: number | null): RelativeRef {
  const session = useSession();
  const { religions } = useConfig();
  const today = useVenueNow().slice(0, 10);
  const of = { owner: ownerOf(session.getSnapshot().context.user), customerId };
  const [machine] = useState(() => provideRelative({ of, session }));
  const [draft] = useState(() => relativeDraft(of));
  return usePageActor(machine, { input: { customerId, today, religions, draft } });
}

function Somebody({ customerId }: { customerId: number | null }) {
  const { t } = useLingui();
  const leadTo = useLeadTo();
  const relative = useRelative(customerId);
  const known = useSelector(relative, read.known);
  useEffect(() => {
    const saved = relative.on('relative.saved', () => {
      notify({ tone: 'ok', text: t`Saved` });
      // The list takes the place of the form: Back leads to what was before it.
      leadTo(family, { replace: true });
    });
    return () => saved.unsubscribe();
  }, [relative, leadTo, t]);
  return (
    <AccountPage title={customerId === null ? t`Add someone` : (known?.name ?? t`Family`)}>
      {/* The heading stays, and with it the focus of whoever came. */}
      <RelativeSteps relative={relative} />
    </AccountPage>
  );
}

/** Loading, failed, unknown, or the form. */
export function RelativeSteps({ relative }: { relative: RelativeRef }) {
  if (useSelector(relative, read.isMissing)) return <Nobody />;
  return (
    <>
      <WayBack />
      <OnceKnown relative={relative} />
    </>
  );
}

function WayBack() {
  return (
    <TextLink tone="quiet" className="relative__back" icon={back} to={family}>
      <Trans>Family</Trans>
    </TextLink>
  );
}

function OnceKnown({ relative }: { relative: RelativeRef }) {
  const isAsking = useSelector(relative, read.isAsking);
  const mayRetry = useSelector(relative, read.mayRetry);
  const isTrying = useSelector(relative, read.isTrying);
  const problem = useSelector(relative, read.problem);
  if (isAsking) return <RelativeForm relative={relative} family={family} />;
  if (mayRetry)
    return <ErrorState problem={problem} busy={isTrying} onRetry={() => relative.send({ type: 'step.retry' })} />;
  return <Skeleton of="panel" />;
}

/** Not in this family, or not any more. */
function Nobody() {
  return (
    <EmptyState
      title={<Trans>This person is not in your family</Trans>}
      action={
        <LinkButton variant="cta" to={family}>
          <Trans>To your family</Trans>
        </LinkButton>
      }
    >
      <Trans>They may have been removed, here or on another device.</Trans>
    </EmptyState>
  );
}
