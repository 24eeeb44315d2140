import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { PasswordChangeRef } from '../../../machines/passwordChange/passwordChangeMachine.ts';
import * as read from '../../../machines/passwordChange/passwordChangeSelectors.ts';
import { usePortal } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadPasswordState } from '../../adapters/actors/account/passwordChangeActors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { PasswordField } from '../../components/fields/PasswordField.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { StatusRegion } from '../../components/signs/StatusRegion.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { ServerWords } from '../../components/text/ServerWords.tsx';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { NewPasswordField } from '../../widgets/NewPasswordField.tsx';
import { faultWords, labels, problemWords, refusalsOf } from './safetyWords.ts';

/** Another password; who never had one gets it as if it were forgotten (Q7.7.d). */
export function OwnPassword({ change }: { change: PasswordChangeRef }) {
  const { shown, problem, isBusy, reload } = useResource(loadPasswordState, null);
  const isOpen = useSelector(change, read.isOpen);
  const message = useSelector(change, read.message);
  return (
    <div className="safety__row">
      <h3>
        <Trans>Password</Trans>
      </h3>
      {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
      {shown === null && problem === null ? <Skeleton of="lines" count={1} /> : null}
      {shown ? <Way isSet={shown.is_set} onChange={() => change.send({ type: 'passwordChange.open' })} /> : null}
      <StatusRegion>
        {message === null ? null : (
          <Note tone="ok">
            <ServerWords words={message} />
          </Note>
        )}
      </StatusRegion>
      {isOpen ? <PasswordDialog change={change} /> : null}
    </div>
  );
}

function Way({ isSet, onChange }: { isSet: boolean; onChange: () => void }) {
  const portal = usePortal();
  return isSet ? (
    <>
      <p className="meta">
        <Trans>With another password you are logged out everywhere else.</Trans>
      </p>
      <Button variant="line" size="s" onClick={onChange}>
        <Trans>Change the password</Trans>
      </Button>
    </>
  ) : (
    <>
      <p className="meta">
        <Trans>You log in without one. For a first password we send you a code; afterwards you log in again.</Trans>
      </p>
      <Button variant="line" size="s" onClick={() => portal.send({ type: 'passwordReset.open' })}>
        <Trans>Choose a password</Trans>
      </Button>
    </>
  );
}

function PasswordDialog({ change }: { change: PasswordChangeRef }) {
  const { i18n, t } = useLingui();
  const formId = useId();
  const restricts = useSelector(change, read.restricts);
  const faults = useSelector(change, read.faults);
  const problem = useSelector(change, read.problem);
  const isBusy = useSelector(change, read.isBusy);
  const [password, setPassword] = useState('');
  const close = () => change.send({ type: 'passwordChange.close' });
  return (
    <Dialog
      isLayer
      title={<Trans>Change your password</Trans>}
      blocking={isBusy}
      onClose={close}
      bar={
        <>
          <Button variant="line" aria-disabled={isBusy || undefined} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="cta" className="end" busy={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="stack"
        noValidate
        onSubmit={(event) =>
          submitForm(event, (typed) =>
            change.send({
              type: 'password.submit',
              oldPassword: typed('oldPassword'),
              password,
              confirmation: typed('confirmation'),
            }),
          )
        }
      >
        <ErrorSummary form={t`Change your password`} refusals={refusalsOf(i18n, faults)} isRefused={problem !== null} />
        <PasswordField
          label={i18n._(labels.oldPassword)}
          name="oldPassword"
          autoComplete="current-password"
          error={faultWords(i18n, 'oldPassword', faults)}
        />
        <NewPasswordField
          label={i18n._(labels.password)}
          value={password}
          onChange={setPassword}
          restricts={restricts}
          error={faultWords(i18n, 'password', faults)}
        />
        <PasswordField
          label={i18n._(labels.confirmation)}
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="done"
          error={faultWords(i18n, 'confirmation', faults)}
        />
        <FormProblem words={problem && problemWords(i18n, problem)} live />
      </form>
    </Dialog>
  );
}
