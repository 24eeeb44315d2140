/**
 * The keys under which a message to the operator was sent, with these files and with others, until it is known to have arrived:
 * whoever reloads after the answer was lost sends the same message, and not a second one. They stay in the tab, beside the draft
 * (docs/decisions/048).
 */
import * as v from 'valibot';
import type { SentMessage } from '../../../../machines/support/supportMessageMachine.ts';
import type { SupportDraft } from '../../../../machines/support/supportRules.ts';
import { persistedItem } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';
import { conversationKey, type Conversation } from './supportDrafts.ts';

const Sent = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  /** What was sent, its files by name and size. */
  words: v.string(),
  files: v.array(v.string()),
});

const persisted = persistedItem(...draftStorage.supportKeys, v.record(v.string(), v.array(Sent)));

const wordsOf = ({ draft: { subject, category, message } }: Pick<SentMessage, 'draft'>): string =>
  JSON.stringify([subject.trim(), category, message.trim()]);
const filesOf = ({ files }: SentMessage): string[] => files.map(({ name, size }) => JSON.stringify([name, size]));

/** Under which keys those very words went from there. */
function triesOf(conversation: Conversation, draft: SupportDraft): v.InferOutput<typeof Sent>[] {
  const sent = persisted.read() ?? {};
  const name = conversationKey(conversation);
  const words = wordsOf({ draft });
  return Object.hasOwn(sent, name) ? sent[name]!.filter((one) => one.words === words) : [];
}

/** The key of a message: a new one, unless the same words went under a former, with all these files or more. */
export function supportKeyOf(conversation: Conversation, message: SentMessage): string {
  const files = filesOf(message);
  const tries = triesOf(conversation, message.draft);
  // A reload has lost the files, and a file more would not arrive under a key that the server knows.
  const fitting = tries.filter((one) => files.every((file) => one.files.includes(file)));
  const former = fitting.find((one) => one.files.length === files.length) ?? fitting.at(-1);
  if (former !== undefined) return former.key;
  const key = crypto.randomUUID();
  const now = [...tries, { key, words: wordsOf(message), files }];
  persisted.write({ ...persisted.read(), [conversationKey(conversation)]: now });
  return key;
}

/** Whether those very words went under a key, and nobody has said what became of them. */
export const isArrivalUnknown = (conversation: Conversation, draft: SupportDraft): boolean =>
  triesOf(conversation, draft).length > 0;

/** It has arrived: the same words may be sent once more. */
export function clearSupportKey(conversation: Conversation): void {
  const others = Object.entries(persisted.read() ?? {}).filter(([name]) => name !== conversationKey(conversation));
  if (others.length > 0) persisted.write(Object.fromEntries(others));
  else persisted.drop();
}
