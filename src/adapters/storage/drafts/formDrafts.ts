/** What was typed into the operator's forms, those of pages and the lead's, as it lies in the tab: each by its name, for whom it belongs to. */
import * as v from 'valibot';
import { persistedItem } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';

const Text = v.pipe(v.string(), v.maxLength(5_000));
const Answer = v.union([Text, v.array(Text), v.object({ country_code: Text, mobile_number: Text })]);
const Draft = v.object({
  owner: v.string(),
  answers: v.record(v.pipe(v.string(), v.digits()), Answer),
  isCut: v.boolean(),
});
type FormDraft = v.InferOutput<typeof Draft>;

const drafts = persistedItem(...draftStorage.siteForms, v.record(v.string(), Draft));

/** What is longer than can be read again is not written: one such answer would take all that is written with it. */
export function readableAnswers(answers: Readonly<Record<number, unknown>>): Omit<FormDraft, 'owner'> {
  const entries = Object.entries(answers);
  const short = entries.filter((entry): entry is [string, v.InferOutput<typeof Answer>] => v.is(Answer, entry[1]));
  return { answers: Object.fromEntries(short), isCut: short.length < entries.length };
}

export function readFormDraft(name: string): FormDraft | undefined {
  const all = drafts.read() ?? {};
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** @param draft null when nothing of it is left */
export function writeFormDraft(name: string, draft: FormDraft | null): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([other]) => other !== name);
  const all = draft ? [...others, [name, draft] as const] : others;
  if (all.length > 0) drafts.write(Object.fromEntries(all));
  else drafts.drop();
}
