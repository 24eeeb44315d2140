/** What a customer wrote to a request that is closed by now, and what goes along into a new one (docs/decisions/048). */
import { isInThread } from '../../../../machines/support/threadRules.ts';
import type { SupportRequestDetails } from '../../../contract/customers/support.ts';
import { carryDraft, supportDraft, type Conversation } from './supportDrafts.ts';
import { isArrivalUnknown } from './supportKeys.ts';

type Replies = Pick<SupportRequestDetails, 'replies'>;

/** Empty where nothing was written; and where its answer was lost, and it stands in the thread. */
export function unsentReply(conversation: Conversation, request: Replies): string {
  const draft = supportDraft(conversation);
  const hasArrived = isArrivalUnknown(conversation, draft) && isInThread(request, draft.message);
  return hasArrived || draft.message.trim() === '' ? '' : draft.message;
}

export function carryUnsent(conversation: Conversation, request: Replies): void {
  if (unsentReply(conversation, request) !== '') carryDraft(conversation);
}
