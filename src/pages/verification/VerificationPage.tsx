import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState, type ReactNode } from 'react';
import * as readConfirmation from '../../../machines/confirmByCode/confirmByCodeSelectors.ts';
import type { VerificationRef } from '../../../machines/verification/verificationMachine.ts';
import * as read from '../../../machines/verification/verificationSelectors.ts';
import { check } from '../../art/icons/signs.ts';
import { provideVerification } from '../../adapters/actors/login/verificationActors.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { StatusPill } from '../../components/signs/StatusPill.tsx';
import { AuthArt } from '../../widgets/AuthArt.tsx';
import { CodeStep } from '../../widgets/code/CodeStep.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { usePageActor, useUser } from '../../actors/portalContext.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { AskForNewCode } from './AskForNewCode.tsx';
import { problemWords } from './verificationWords.ts';
import './verification.css';

/** /verify-customer (R2.1.21): confirms a new customer's address by the link that was sent there, or by a code. */
export function Component() {
  const [machine] = useState(provideVerification);
  return <Verification verification={usePageActor(machine)} />;
}

export function Verification({ verification }: { verification: VerificationRef }) {
  const { t } = useLingui();
  const headingId = useId();
  const code = useSelector(useSelector(verification, read.confirmByCode), readConfirmation.code);
  return (
    <main className="wrap page auth verification" aria-labelledby={headingId}>
      <PageTitle text={t`Confirm your address`} />
      <AuthArt of="account" />
      <div className="verification__in">
        {code ? (
          <CodeStep code={code} to="mobile" headingId={headingId} level={1} />
        ) : (
          <Step verification={verification} headingId={headingId} />
        )}
      </div>
    </main>
  );
}

interface StepProps {
  verification: VerificationRef;
  headingId: string;
}

function Step({ verification, headingId }: StepProps) {
  const { i18n } = useLingui();
  const step = useSelector(verification, read.step);
  const problem = useSelector(verification, read.problem);
  const message = useSelector(verification, read.message);
  const isKnown = useUser() !== null;
  const heading = useHeadingFocus(step);
  const titled = (title: ReactNode, lead: ReactNode) => (
    <div className="stack">
      <h1 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="meta">{lead}</p>
    </div>
  );
  const why = <FormProblem words={problem && problemWords(i18n, problem)} live />;

  if (step === 'unreachable') {
    return (
      <>
        {titled(<Trans>Not confirmed yet</Trans>, <Trans>Your link is still good.</Trans>)}
        {why}
        <Button variant="cta" size="l" full onClick={() => verification.send({ type: 'verification.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  if (step === 'refused') {
    return (
      <>
        {titled(
          <Trans>Confirm with a code</Trans>,
          <Trans>The link did not work. We can send a code to your mobile instead.</Trans>,
        )}
        {why}
        <AskForNewCode verification={verification} />
      </>
    );
  }
  if (step === 'confirmed') {
    return (
      <>
        <StatusPill tone="ok" shape="full">
          <Trans>Confirmed</Trans>
        </StatusPill>
        {titled(
          message === null ? <Trans>Your address is confirmed</Trans> : <ServerWords words={message} />,
          <Trans>Thank you. See you soon.</Trans>,
        )}
        <LinkButton to={isKnown ? '/' : '/login'} variant="cta" size="l" icon={check}>
          {isKnown ? <Trans>Go on</Trans> : <Trans>Log in</Trans>}
        </LinkButton>
      </>
    );
  }
  return <div aria-busy>{titled(<Trans>One moment</Trans>, <Trans>We are confirming your address.</Trans>)}</div>;
}
