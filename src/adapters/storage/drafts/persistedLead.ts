/** What this session did with the lead form: closed it (R4.7.2), and typed into it, which is for whoever it belongs to (012). */
import * as v from 'valibot';
import type { FoundLead, LeadRecalled, LeadRef } from '../../../../machines/lead/leadMachine.ts';
import { isClosedForSession } from '../../../../machines/lead/leadSelectors.ts';
import { writtenAnswers, type LeadAnswers } from '../../../../machines/lead/leadRules.ts';
import { isFor, nobody, ownerAtRest, ownerOf, type Owner } from '../../../../machines/session/owner.ts';
import type { LeadForm } from '../../../contract/forms/leadForm.ts';
import { followSession, type SessionSource } from '../../actors/login/followSession.ts';
import { persistedItem } from '../storage.ts';
import { draftStorage } from './draftStorage.ts';

const Text = v.pipe(v.string(), v.maxLength(5_000));
const Answer = v.union([
  Text,
  v.pipe(v.array(Text), v.readonly()),
  v.object({ country_code: Text, mobile_number: Text }),
]);
const dismissal = persistedItem('session', 'leadDismissed', 1, v.literal(true));
const Draft = v.object({
  owner: v.string(),
  answers: v.record(v.pipe(v.string(), v.digits()), Answer),
  isCut: v.boolean(),
});
type Written = v.InferOutput<typeof Draft>;

/** It lies with the operator's other forms, and goes with them when its customer logs out. */
const drafts = persistedItem(...draftStorage.siteForms, v.record(v.string(), Draft));
const prefix = 'lead ';

/** By what was asked, word for word: the answers belong to nothing else. */
const nameOf = ({ form_fields }: LeadForm): string => prefix + JSON.stringify(form_fields);

function keep(form: LeadForm, draft: Written | null): void {
  const others = Object.entries(drafts.read() ?? {}).filter(([name]) => !name.startsWith(prefix));
  const all = draft ? [...others, [nameOf(form), draft] as const] : others;
  if (all.length > 0) drafts.write(Object.fromEntries(all));
  else drafts.drop();
}

/** What was read last, and whose it is: unlike what is typed, it takes the owner that it had. */
let last: { answers: LeadAnswers; owner: Owner } | null = null;

/** What they typed before and did not send. What is another customer's is dropped; while nobody is logged in it lies aside. */
export function persistedLead(form: LeadForm, owner: Owner): Pick<FoundLead, 'answers' | 'isDismissed'> {
  const kept = drafts.read()?.[nameOf(form)];
  const isTheirs = kept !== undefined && isFor(kept.owner, owner);
  if (kept !== undefined && !isTheirs && ownerAtRest(owner) !== nobody) keep(form, null);
  last = isTheirs ? kept : { answers: {}, owner: nobody };
  return { answers: last.answers, isDismissed: dismissal.read() === true };
}

/** What is longer than can be read again is not written: one such answer would take all that is written with it. */
function readable(form: LeadForm, answers: LeadAnswers): Omit<Written, 'owner'> {
  const short = Object.entries(writtenAnswers(form, answers)).filter(
    (entry): entry is [string, Written['answers'][string]] => v.is(Answer, entry[1]),
  );
  return { answers: Object.fromEntries(short), isCut: short.length < Object.keys(answers).length };
}

/**
 * Writes down every change of the form that runs, and tells it what whoever comes has typed before. Returns what stops it.
 */
export function persistLead(
  lead: Pick<LeadRef, 'subscribe'>,
  session: SessionSource,
  tell: (news: LeadRecalled) => void,
): () => void {
  const ownerNow = (): Owner => ownerOf(session.getSnapshot().context.user);
  let seen: { form: LeadForm; answers: LeadAnswers; isDismissed: boolean } | null = null;
  let [owner, typist] = [ownerNow(), nobody];

  function write(form: LeadForm, answers: LeadAnswers): void {
    if (last?.answers === answers) {
      typist = last.owner;
      return;
    }
    typist = ownerAtRest(ownerNow());
    if (Object.keys(answers).length > 0) keep(form, { owner: typist, ...readable(form, answers) });
    // What lies aside waits for its customer.
    else if (isFor(drafts.read()?.[nameOf(form)]?.owner ?? nobody, typist)) keep(form, null);
  }

  const subscription = lead.subscribe((snapshot) => {
    const { form, answers } = snapshot.context;
    const isDismissed = isClosedForSession(snapshot);
    if (form === null) return;
    if (seen?.answers !== answers) write(form, answers);
    if (seen?.isDismissed !== isDismissed) {
      if (isDismissed) dismissal.write(true);
      else dismissal.drop();
    }
    seen = { form, answers, isDismissed };
  });
  const stop = followSession(session, () => {
    if (owner === ownerNow()) return;
    owner = ownerNow();
    if (seen === null) return;
    const isTheirs = isFor(typist, owner) && Object.keys(seen.answers).length > 0;
    if (!isTheirs) tell({ type: 'lead.recall', answers: persistedLead(seen.form, owner).answers });
  });
  return () => {
    subscription.unsubscribe();
    stop();
  };
}
