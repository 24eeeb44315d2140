import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode, type RefObject } from 'react';
import { useParams } from 'react-router';
import { isCustomer } from '../../../../machines/session/sessionRules.ts';
import { isNotFound } from '../../../../machines/shared/isNotFound.ts';
import { hasAddition } from '../../../../machines/site/additions.ts';
import { provideFileMaking } from '../../../adapters/actors/fileMakingActors.ts';
import { loadInvoice } from '../../../adapters/http/loadInvoice.ts';
import { useConfig, usePageActor, usePortal, useUser } from '../../../actors/portalContext.tsx';
import { useResource } from '../../../actors/useResource.ts';
import { back } from '../../../art/icons/steps.ts';
import { print } from '../../../art/icons/tools.ts';
import { Button, LinkButton } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/signs/EmptyState.tsx';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import type { Invoice } from '../../../contract/additions/invoice.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { MakeFile } from '../../../widgets/fileMaking/MakeFile.tsx';
import { PageTitle } from '../../../widgets/PageTitle.tsx';
import { useHeadingFocus } from '../../../components/useHeadingFocus.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import './invoice.css';

/** /paymentsuccess/{token}/invoice: the tax invoice of an order that is paid, to print or to keep (Q7.7.j). */
export function Component() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const user = useUser();
  const isOffered = hasAddition(useConfig(), 'invoice');
  return (
    <main className="inv__page">
      <PageTitle text={t`Tax invoice`} />
      {isOffered ? (
        <Asked key={`${token} ${user?.id ?? ''}`} token={token} />
      ) : (
        <Unshown>
          <Missing token={token} />
        </Unshown>
      )}
    </main>
  );
}

const receiptOf = (token: string): string => `/paymentsuccess/${encodeURIComponent(token)}`;

function Asked({ token }: { token: string }) {
  const { shown, problem, isBusy, reload } = useResource(loadInvoice, { token });
  const heading = useHeadingFocus(shown ? 'shown' : 'unshown');
  if (shown) return <Shown invoice={shown} token={token} heading={heading} />;
  return (
    <Unshown>
      {isNotFound(problem) ? (
        <Missing token={token} />
      ) : problem ? (
        <ErrorState problem={problem} onRetry={reload} busy={isBusy} />
      ) : (
        <Skeleton of="panel" />
      )}
    </Unshown>
  );
}

/** Whatever takes the place of what, the heading stays, and with it the focus of whoever came. */
function Unshown({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="wrap page">
      <h1 className="vh">{t`Tax invoice`}</h1>
      {children}
    </div>
  );
}

function Missing({ token }: { token: string }) {
  const portal = usePortal();
  const user = useUser();
  return (
    <EmptyState
      title={<Trans>We cannot find this invoice</Trans>}
      action={
        <div className="row">
          {!isCustomer(user) ? (
            <Button variant="cta" onClick={() => portal.send({ type: 'login.open' })}>
              <Trans>Log in</Trans>
            </Button>
          ) : null}
          <LinkButton variant="line" to={receiptOf(token)}>
            <Trans>Back to the order</Trans>
          </LinkButton>
        </div>
      }
    >
      <Trans>An invoice is there once the order is paid. What was ordered with an account asks for its login.</Trans>
    </EmptyState>
  );
}

interface ShownProps {
  invoice: Invoice;
  token: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Shown({ invoice, token, heading }: ShownProps) {
  return (
    <>
      <Bar invoice={invoice} token={token} />
      <InvoiceSheet invoice={invoice} heading={heading} />
    </>
  );
}

function Bar({ invoice, token }: { invoice: Invoice; token: string }) {
  const locale = useLocale();
  return (
    <div className="inv__bar wrap">
      <LinkButton variant="quiet" icon={back} to={receiptOf(token)}>
        <Trans>Back to the order</Trans>
      </LinkButton>
      <div className="row">
        <Button variant="line" icon={print} onClick={() => globalThis.print()}>
          <Trans>Print</Trans>
        </Button>
        <SaveAsPdf key={locale} invoice={invoice} />
      </div>
    </div>
  );
}

function SaveAsPdf({ invoice }: { invoice: Invoice }) {
  const locale = useLocale();
  const [machine] = useState(() =>
    provideFileMaking(async (signal) => {
      const { writeInvoice } = await import('./writeInvoice.ts');
      return writeInvoice(invoice, locale, signal);
    }),
  );
  const file = usePageActor(machine);
  return (
    <MakeFile file={file}>
      <Trans>Save as PDF</Trans>
    </MakeFile>
  );
}
