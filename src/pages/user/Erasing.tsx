import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ErasureRef } from '../../../machines/erasure/erasureMachine.ts';
import * as read from '../../../machines/erasure/erasureSelectors.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import { useConfig, usePageActor, useSession } from '../../actors/portalContext.tsx';
import { notify } from '../../actors/notices.ts';
import { provideErasure } from '../../adapters/actors/account/erasureActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { CodeField } from '../../components/fields/CodeField.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { useHeadingFocus } from '../../components/useHeadingFocus.ts';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import type { Erasure } from '../../contract/additions/erase.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { ErasureHindrances } from './ErasureHindrances.tsx';
import { problemWords, proofWords } from './safetyWords.ts';

/** Deleting the account: what prevents it, what is deleted and what is kept; confirmed twice (Q7.7.g). */
export function Erasing() {
  const { t } = useLingui();
  const session = useSession();
  const [machine] = useState(() =>
    provideErasure({
      session,
      tell: (message) => notify({ tone: 'ok', text: message ?? t`Your account is deleted` }),
    }),
  );
  return <ErasureRow erasure={usePageActor(machine)} />;
}

export function ErasureRow({ erasure }: { erasure: ErasureRef }) {
  const isOpen = useSelector(erasure, (snapshot) => read.step(snapshot) !== null);
  return (
    <div className="safety__row">
      <h3>
        <Trans>Delete your account</Trans>
      </h3>
      <p className="meta">
        <Trans>Your details, your family and your cards go for good. We ask once more before anything happens.</Trans>
      </p>
      <TextButton tone="danger" onClick={() => erasure.send({ type: 'erasure.open' })}>
        <Trans>Delete my account</Trans>
      </TextButton>
      {isOpen ? <ErasureDialog erasure={erasure} /> : null}
    </div>
  );
}

function ErasureDialog({ erasure }: { erasure: ErasureRef }) {
  const [formId, headingId] = [useId(), useId()];
  const step = useSelector(erasure, read.step);
  const heading = useHeadingFocus(step ?? '');
  const isBusy = useSelector(erasure, read.isBusy);
  const mayClose = useSelector(erasure, read.mayClose);
  const found = useSelector(erasure, read.erasure);
  const problem = useSelector(erasure, read.problem);
  const close = () => erasure.send({ type: 'erasure.close' });
  const reload = () => erasure.send({ type: 'erasure.reload' });
  return (
    <Dialog
      isLayer
      labelledBy={headingId}
      blocking={!mayClose}
      onClose={close}
      bar={
        <>
          <Button variant="line" aria-disabled={!mayClose || undefined} onClick={close}>
            <Trans>Keep my account</Trans>
          </Button>
          {step === 'explaining' ? (
            <Button className="end" busy={isBusy} onClick={() => erasure.send({ type: 'erasure.proceed' })}>
              <Trans>Go on</Trans>
            </Button>
          ) : null}
          {step === 'hindered' ? (
            <Button className="end" onClick={reload}>
              <Trans>Look again</Trans>
            </Button>
          ) : null}
          {step === 'proving' ? (
            <Button type="submit" form={formId} variant="danger" className="end" busy={isBusy}>
              <Trans>Delete for good</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className="modal__title">
        {step === 'proving' ? <Trans>Delete it for good?</Trans> : <Trans>Delete your account?</Trans>}
      </h2>
      {step === 'looking' ? <Skeleton of="lines" count={3} /> : null}
      {step === 'unknown' ? <ErrorState problem={problem} onRetry={reload} /> : null}
      {step === 'hindered' && found ? <ErasureHindrances of={found} onLeave={close} /> : null}
      {step === 'explaining' && found ? <WhatGoes of={found} erasure={erasure} /> : null}
      {step === 'proving' && found ? <Proof of={found} erasure={erasure} formId={formId} /> : null}
    </Dialog>
  );
}

function WhatGoes({ of: { given_up: lost, proof, sent_to: address }, erasure }: { of: Erasure; erasure: ErasureRef }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const problem = useSelector(erasure, read.problem);
  const until = lost.membership_until === null ? null : formatDate(lost.membership_until, locale);
  return (
    <>
      <p>
        <Trans>
          Your details, family, documents, saved cards and messages are deleted, and you are logged out everywhere. It
          cannot be undone.
        </Trans>
      </p>
      <p>
        <Trans>The law wants orders and invoices kept. They stay without your name.</Trans>
      </p>
      {lost.points > 0 || lost.sessions > 0 || until !== null ? (
        <>
          <p>
            <Trans>You also give up:</Trans>
          </p>
          <ul className="safety__lost">
            {lost.points > 0 ? (
              <li>
                <Plural value={lost.points} one="# Q-point" other="# Q-points" />
              </li>
            ) : null}
            {lost.sessions > 0 ? (
              <li>
                <Plural value={lost.sessions} one="# session with a coach" other="# sessions with a coach" />
              </li>
            ) : null}
            {until === null ? null : (
              <li>
                <Trans>Your membership, paid until {until}</Trans>
              </li>
            )}
          </ul>
        </>
      ) : null}
      <p className="meta">
        {proof === 'password' ? (
          <Trans>Next we ask for your password.</Trans>
        ) : (
          <Trans>
            Next we send a code to <bdi className="ltr">{address}</bdi>.
          </Trans>
        )}
      </p>
      <FormProblem words={problem && problemWords(i18n, problem)} live />
    </>
  );
}

function Proof({ of, erasure, formId }: { of: Erasure; erasure: ErasureRef; formId: string }) {
  const { t, i18n } = useLingui();
  const isBusy = useSelector(erasure, read.isBusy);
  const fault = useSelector(erasure, read.fault);
  const problem = useSelector(erasure, read.problem);
  const refusals = useSelector(erasure, read.refusals);
  const config = useConfig();
  const [code, setCode] = useState('');
  const [refusedAtFirst] = useState(refusals);
  const [refusedBefore, setRefusedBefore] = useState(refusals);
  if (refusals !== refusedBefore) {
    setRefusedBefore(refusals);
    // Digits that were refused would cost another try if they were sent again (T15).
    setCode('');
  }
  const field = useRef<HTMLInputElement>(null);
  // Where the next try is typed.
  useEffect(() => {
    if (refusals > refusedAtFirst) field.current?.focus();
  }, [refusals, refusedAtFirst]);
  const error = proofWords(i18n, fault);
  return (
    <form
      id={formId}
      className="stack"
      noValidate
      onSubmit={(event) => submitForm(event, (typed) => erasure.send({ type: 'proof.submit', proof: typed('proof') }))}
    >
      <p>
        <Trans>This is the last question. Afterwards nobody can bring your account back.</Trans>
      </p>
      {of.proof === 'password' ? (
        <PasswordField label={t`Password`} name="proof" enterKeyHint="done" error={error} />
      ) : (
        <>
          <CodeField
            label={t`One-time code`}
            name="proof"
            value={code}
            onChange={setCode}
            plain={isBaps(config)}
            busy={isBusy}
            inputRef={field}
            hint={t`The code works for ten minutes.`}
            error={error}
          />
          <p className="meta">
            <TextButton onClick={() => erasure.send({ type: 'code.resend' })}>
              <Trans>Send a new code</Trans>
            </TextButton>
          </p>
        </>
      )}
      <FormProblem words={problem && problemWords(i18n, problem)} live />
    </form>
  );
}
