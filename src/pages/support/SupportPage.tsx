import { Trans, useLingui } from '@lingui/react/macro';
import { listOwnerOf } from '../../adapters/actors/listActors.ts';
import { useUser } from '../../actors/portalContext.tsx';
import { usePageArrival } from '../../components/dialogs/usePageArrival.ts';
import { AccountPage } from '../../shell/account/AccountPage.tsx';
import { SignedOut } from '../../shell/account/SignedOut.tsx';
import { NewRequest } from './NewRequest.tsx';
import { Requests } from './Requests.tsx';
import { ToRequests } from './ToRequests.tsx';
import { isFormOpened } from './askAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import './support.css';

/** /customer-support (R2.1.30, R1.2.4): what the customer asked the operator, and a new request. */
export function Component() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const owner = listOwnerOf(useUser());
  const isWriting = isFormOpened(params);
  usePageArrival(isWriting ? 'form' : 'requests');
  if (!isWriting)
    return (
      <AccountPage title={t`Customer support`}>
        <Requests />
      </AccountPage>
    );
  return (
    <AccountPage title={t`Write to us`}>
      <p className="lead">
        <Trans>Somebody of the venue reads it and answers you here. You also get an email.</Trans>
      </p>
      {/* Another customer's is another message. */}
      {owner === null ? <SignedOut /> : <NewRequest key={owner} owner={owner} />}
      <ToRequests />
    </AccountPage>
  );
}
