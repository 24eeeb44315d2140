import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import * as read from '../../../machines/support/supportMessageSelectors.ts';
import { supportCategories, type SupportDraft } from '../../../machines/support/supportRules.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { provideSupportMessage } from '../../adapters/actors/account/supportActors.ts';
import { supportDraft } from '../../adapters/storage/drafts/supportDrafts.ts';
import { Navigate } from '../../components/buttons/Link.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { MessageForm } from './MessageForm.tsx';
import { categoryWords, faultWords } from './supportWords.ts';

/** Something is asked anew; what becomes of it is a request with an address of its own. */
export function NewRequest({ owner }: { owner: string }) {
  const thread = { owner, id: null };
  const [machine] = useState(() => provideSupportMessage(thread));
  const message: SupportMessageRef = usePageActor(machine, { input: { reply: null, draft: supportDraft(thread) } });
  return <RequestForm message={message} />;
}

export function RequestForm({ message }: { message: SupportMessageRef }) {
  const { t, i18n } = useLingui();
  const { subject, category } = useSelector(message, read.draft);
  const faults = useSelector(message, read.faults);
  const isSending = useSelector(message, read.isSending);
  const requestId = useSelector(message, read.requestId);
  const change = (changes: Partial<SupportDraft>) => message.send({ type: 'draft.change', changes });
  if (requestId !== null) return <Navigate to={`/customer-support/${requestId}`} replace />;
  return (
    <MessageForm message={message} name={t`New request`} label={<Trans>Your message</Trans>}>
      <TextField
        label={<Trans>What is it about?</Trans>}
        name="subject"
        dir="auto"
        value={subject}
        readOnly={isSending}
        error={faults?.subject && i18n._(faultWords[faults.subject])}
        onChange={(written) => change({ subject: written })}
      />
      <SelectField
        label={<Trans>Category</Trans>}
        name="category"
        optional
        placeholder={t`No category`}
        value={category}
        disabled={isSending}
        onChange={(chosen) => change({ category: chosen })}
        options={supportCategories.map((one) => ({ value: one, label: i18n._(categoryWords[one]) }))}
      />
    </MessageForm>
  );
}
