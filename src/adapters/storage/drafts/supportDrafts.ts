/** Unfinished messages to the operator of this tab, each for the customer who wrote it: they outlive a reload and the end of a session, but no logout (012); files outlive nothing. */
import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { SupportDraftNews } from '../../../../machines/support/supportMessageMachine.ts';
import {
  supportCategories,
  emptyDraft,
  messageLimit,
  subjectLimit,
  type SupportDraft,
} from '../../../../machines/support/supportRules.ts';
import { persistedItem } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';

/** What is too long is kept as well: it is said, and shortened. */
const Draft = v.object({
  subject: v.pipe(v.string(), v.maxLength(2 * subjectLimit)),
  category: v.picklist(['', ...supportCategories]),
  message: v.pipe(v.string(), v.maxLength(2 * messageLimit)),
}) satisfies v.GenericSchema<unknown, SupportDraft>;

const persisted = persistedItem(...draftStorage.support, v.record(v.string(), Draft));

/** Where a message belongs: the customer, and the request that it replies to. */
export interface Conversation {
  owner: string;
  /** Null for a new request. */
  id: string | null;
}
/** Its key in storage. */
export const conversationKey = ({ owner, id }: Conversation): string => `${owner} ${id ?? 'new'}`;

export const supportDraft = (conversation: Conversation): SupportDraft => {
  const drafts = persisted.read() ?? {};
  return (
    (Object.hasOwn(drafts, conversationKey(conversation)) ? drafts[conversationKey(conversation)] : null) ?? emptyDraft
  );
};

const isEmpty = ({ subject, category, message }: SupportDraft): boolean => subject + category + message === '';

function keep(conversation: Conversation, draft: SupportDraft): void {
  const others = Object.entries(persisted.read() ?? {}).filter(([key]) => key !== conversationKey(conversation));
  const drafts = isEmpty(draft) ? others : [...others, [conversationKey(conversation), draft] as const];
  if (drafts.length > 0) persisted.write(Object.fromEntries(drafts));
  else persisted.drop();
}

/** What was written to a request that is closed by now goes along into a new one, unless one is begun already. */
export function carryDraft(from: Conversation): void {
  const anew = { owner: from.owner, id: null };
  const [{ message }, begun] = [supportDraft(from), supportDraft(anew)];
  if (message.trim() === '' || begun.message.trim() !== '') return;
  keep(from, emptyDraft);
  keep(anew, { ...begun, message });
}

export const persistSupportDraft = (conversation: Conversation) =>
  fromCallback<SupportDraftNews, undefined>(({ receive }) =>
    receive((news) => keep(conversation, news.type === 'draft.done' ? emptyDraft : news.draft)),
  );
