import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import * as read from '../../../machines/support/supportMessageSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { TextAreaField } from '../../components/fields/TextAreaField.tsx';
import { submitForm } from '../../components/fields/submitForm.ts';
import { ErrorSummary } from '../../widgets/ErrorSummary.tsx';
import { FormProblem } from '../../widgets/FormProblem.tsx';
import { FilesField } from './FilesField.tsx';
import { faultWords, messageProblemWords } from './supportWords.ts';

interface MessageFormProps {
  message: SupportMessageRef;
  /** What the form is called. */
  name: string;
  /** Over the text. */
  label: ReactNode;
  /** What is asked before the text. */
  children?: ReactNode;
}

/** A message with its files: new or in reply, and nothing of it goes when it cannot be sent. */
export function MessageForm({ message, name, label, children }: MessageFormProps) {
  const { i18n } = useLingui();
  const { message: text } = useSelector(message, read.draft);
  const faults = useSelector(message, read.faults);
  const problem = useSelector(message, read.problem);
  const isSending = useSelector(message, read.isSending);
  const refusals = [faults?.subject, faults?.message].flatMap((fault) => (fault ? [i18n._(faultWords[fault])] : []));
  return (
    <form
      className="said__form"
      noValidate
      aria-label={name}
      onSubmit={(event) => submitForm(event, () => message.send({ type: 'message.send' }))}
    >
      <ErrorSummary form={name} refusals={refusals} isRefused={problem !== null} />
      {children}
      <TextAreaField
        label={label}
        name="message"
        dir="auto"
        rows={5}
        value={text}
        readOnly={isSending}
        error={faults?.message && i18n._(faultWords[faults.message])}
        onChange={(written) => message.send({ type: 'draft.change', changes: { message: written } })}
      />
      <FilesField message={message} disabled={isSending} />
      <FormProblem words={problem && messageProblemWords(i18n, problem)} live />
      <div className="row">
        <Button type="submit" variant="cta" size="l" busy={isSending}>
          <Trans>Send</Trans>
        </Button>
        <Delivered message={message} />
      </div>
    </form>
  );
}

function Delivered({ message }: { message: SupportMessageRef }) {
  const isDelivered = useSelector(message, read.isMessageSent);
  return <output>{isDelivered ? <Trans>Your message is sent.</Trans> : null}</output>;
}
