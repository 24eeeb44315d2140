/**
 * The key under which a message to the operator was sent last, until it is known to have arrived: whoever reloads after
 * the answer was lost sends the same message, and not a second one. It stays in the tab, beside the draft (docs/decisions/048).
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

const persisted = persistedItem(...draftStorage.supportKeys, v.record(v.string(), Sent));

const wordsOf = ({ draft: { subject, category, message } }: Pick<SentMessage, 'draft'>): string =>
  JSON.stringify([subject.trim(), category, message.trim()]);
const filesOf = ({ files }: SentMessage): string[] => files.map(({ name, size }) => JSON.stringify([name, size]));

/** The key of a message: a new one, unless the same words went under the former, with all these files or more. */
export function supportKeyOf(conversation: Conversation, message: SentMessage): string {
  const sent = persisted.read() ?? {};
  const name = conversationKey(conversation);
  const [words, files] = [wordsOf(message), filesOf(message)];
  const last = Object.hasOwn(sent, name) ? sent[name] : undefined;
  // A reload has lost the files, and a file more would not arrive under a key that the server knows.
  if (last?.words === words && files.every((file) => last.files.includes(file))) return last.key;
  const key = crypto.randomUUID();
  persisted.write({ ...sent, [name]: { key, words, files } });
  return key;
}

/** Whether those very words went under a key, and nobody has said what became of them. */
export function isArrivalUnknown(conversation: Conversation, draft: SupportDraft): boolean {
  const sent = persisted.read() ?? {};
  const name = conversationKey(conversation);
  return Object.hasOwn(sent, name) && sent[name]?.words === wordsOf({ draft });
}

/** It has arrived: the same words may be sent once more. */
export function clearSupportKey(conversation: Conversation): void {
  const others = Object.entries(persisted.read() ?? {}).filter(([name]) => name !== conversationKey(conversation));
  if (others.length > 0) persisted.write(Object.fromEntries(others));
  else persisted.drop();
}
