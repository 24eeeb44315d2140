import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { SendAgainRef } from '../../../machines/sendAgain/sendAgainMachine.ts';
import * as read from '../../../machines/sendAgain/sendAgainSelectors.ts';
import { kindOf } from '../../../machines/shared/problemKind.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { provideSendAgain } from '../../adapters/actors/cart/sendAgainActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { problemSentences } from '../../components/fields/problemWords.ts';
import { submitForm } from '../../components/fields/submitForm.ts';
import { TextField } from '../../components/fields/TextField.tsx';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { CourtBeside } from '../../widgets/CourtBeside.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig, usePageActor } from '../../actors/portalContext.tsx';
import './sendAgain.css';

/** /send-again: whoever lost the message of an order, and has no account to look into, has it sent once more (Q7.7.i). */
export function Component() {
  const [machine] = useState(provideSendAgain);
  const sendAgain = usePageActor(machine);
  if (!hasAddition(useConfig(), 'sendAgain')) return <Navigate to="/404" replace />;
  return <SendingAgain sendAgain={sendAgain} />;
}

export function SendingAgain({ sendAgain }: { sendAgain: SendAgainRef }) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <main className="wrap page sendagain" aria-labelledby={headingId}>
      <PageTitle text={t`Have your order sent again`} />
      <Step sendAgain={sendAgain} headingId={headingId} />
      <CourtBeside />
    </main>
  );
}

function Step({ sendAgain, headingId }: { sendAgain: SendAgainRef; headingId: string }) {
  const isSent = useSelector(sendAgain, read.isSent);
  const heading = useHeadingFocus(isSent ? 'sent' : 'filling');
  return (
    <div className="stack sendagain__in">
      <h1 id={headingId} ref={heading} tabIndex={-1}>
        {isSent ? <Trans>Look into your messages</Trans> : <Trans>Have your order sent again</Trans>}
      </h1>
      {isSent ? <Sent sendAgain={sendAgain} /> : <Form sendAgain={sendAgain} />}
    </div>
  );
}

function Sent({ sendAgain }: { sendAgain: SendAgainRef }) {
  return (
    <>
      <p className="meta">
        <Trans>If something was ordered with it in the last weeks, a link to each order is on its way.</Trans>
      </p>
      <Button variant="line" onClick={() => sendAgain.send({ type: 'sendAgain.restart' })}>
        <Trans>Try another address or number</Trans>
      </Button>
    </>
  );
}

function Form({ sendAgain }: { sendAgain: SendAgainRef }) {
  const { t, i18n } = useLingui();
  const isBusy = useSelector(sendAgain, read.isBusy);
  const isFaulty = useSelector(sendAgain, read.isFaulty);
  const problem = useSelector(sendAgain, read.problem);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) =>
        submitForm(event, (typed) => sendAgain.send({ type: 'recipient.submit', typed: typed('recipient') }))
      }
    >
      <p className="meta">
        <Trans>Its link opens the order and its tickets without a login.</Trans>
      </p>
      <TextField
        label={t`Email address or mobile number`}
        name="recipient"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        ltr
        error={isFaulty ? t`Please write an email address or a mobile number` : null}
      />
      <FormProblem words={problem && (problem.message ?? i18n._(problemSentences[kindOf(problem)]))} live />
      <Button type="submit" variant="cta" size="l" full busy={isBusy}>
        <Trans>Send it again</Trans>
      </Button>
    </form>
  );
}
