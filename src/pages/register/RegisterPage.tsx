import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { loginAddress, nextIn } from '../../../machines/portal/loginAddress.ts';
import { accountKindIn, accountKindSearch, type AccountKind } from '../../../machines/registration/accountKind.ts';
import * as readPartner from '../../../machines/partnerRegistration/partnerRegistrationSelectors.ts';
import * as read from '../../../machines/registration/registrationSelectors.ts';
import { Link, Navigate } from '../../components/buttons/Link.tsx';
import { Tabs } from '../../components/choices/Tabs.tsx';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { AuthArt } from '../../widgets/AuthArt.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useSession } from '../../actors/portalContext.tsx';
import * as readSession from '../../../machines/session/sessionSelectors.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { Registered } from './Registered.tsx';
import { RegistrationCode } from './RegistrationCode.tsx';
import { useRegistrations } from './useRegistrations.ts';
import './register.css';

/** /register (R2.1.20): a customer's or a business partner's account. Who is logged in already goes home (R2.4.12). */
export function Component() {
  const { t } = useLingui();
  const headingId = useId();
  const [search, setSearch] = useSearchParams();
  const isCustomer = useSelector(useSession(), readSession.isCustomer);
  const { customer, partner } = useRegistrations();
  const step = useSelector(customer, read.step);
  const message = useSelector(customer, read.message);
  const isAwaitingApproval = useSelector(partner, readPartner.isAwaitingOperator);
  const partnerMessage = useSelector(partner, readPartner.message);

  if (isCustomer) return <Navigate to="/" replace />;
  const login = loginAddress(nextIn(search));
  const kind = accountKindIn(search);
  const choose = (chosen: AccountKind): void =>
    setSearch((before) => accountKindSearch(chosen, before), { replace: true, preventScrollReset: true });
  const isDone = step === 'registered' || isAwaitingApproval;

  return (
    <main className="wrap page auth registerpage" aria-labelledby={headingId}>
      <PageTitle text={t`Create an account`} />
      <AuthArt of="account" />
      {isDone ? (
        <Registered
          headingId={headingId}
          isWaiting={isAwaitingApproval}
          message={isAwaitingApproval ? partnerMessage : message}
          loginAddress={login}
        />
      ) : (
        <div className="register">
          <div className="stack">
            <h1 id={headingId}>
              <Trans>Create an account</Trans>
            </h1>
            <p className="meta">
              <Trans>
                You have one already?{' '}
                <Link className="u" to={login}>
                  Log in
                </Link>
              </Trans>
            </p>
          </div>
          <Tabs
            label={t`Kind of account`}
            tabs={[
              { key: 'customer', label: <Trans>Customer</Trans> },
              { key: 'partner', label: <Trans>Business partner</Trans> },
            ]}
            value={kind}
            onChange={choose}
          >
            {/* Both stay, so that neither loses what was typed when somebody looks at the other. */}
            <div hidden={kind !== 'customer'}>
              <CustomerForm registration={customer} />
            </div>
            <div hidden={kind !== 'partner'}>
              <p className="meta register__note">
                <Trans>We look at every partner before the first login. That takes about a day.</Trans>
              </p>
              <PartnerForm registration={partner} />
            </div>
          </Tabs>
          {step === 'confirmingCode' ? <RegistrationCode registration={customer} /> : null}
        </div>
      )}
    </main>
  );
}
