/** What this session did with the lead form: closed it (R4.7.2), and typed into it. */
import * as v from 'valibot';
import type { FoundLead, LeadRef } from '../../../../machines/lead/leadMachine.ts';
import { isClosedForSession } from '../../../../machines/lead/leadSelectors.ts';
import { writtenAnswers, type LeadAnswers } from '../../../../machines/lead/leadRules.ts';
import type { LeadForm } from '../../../contract/forms/leadForm.ts';
import { persistedItem } from '../storage.ts';

const Text = v.pipe(v.string(), v.maxLength(5_000));
const Answer = v.union([
  Text,
  v.pipe(v.array(Text), v.readonly()),
  v.object({ country_code: Text, mobile_number: Text }),
]);
const dismissal = persistedItem('session', 'leadDismissed', 1, v.literal(true));
const draft = persistedItem(
  'session',
  'lead',
  1,
  v.object({
    /** What was asked, word for word: the answers belong to nothing else. */
    asked: v.string(),
    answers: v.record(v.pipe(v.string(), v.digits()), Answer),
  }),
);

const askedBy = ({ form_fields }: LeadForm): string => JSON.stringify(form_fields);

export function persistedLead(form: LeadForm): Pick<FoundLead, 'answers' | 'isDismissed'> {
  const kept = draft.read();
  return { answers: kept?.asked === askedBy(form) ? kept.answers : {}, isDismissed: dismissal.read() === true };
}

/** Writes down every change of the form that runs. Returns what stops it. */
export function persistLead(lead: Pick<LeadRef, 'subscribe'>): () => void {
  let written: { answers: LeadAnswers; isDismissed: boolean } | null = null;
  const subscription = lead.subscribe((snapshot) => {
    const { form, answers } = snapshot.context;
    const isDismissed = isClosedForSession(snapshot);
    if (form === null || (written?.answers === answers && written.isDismissed === isDismissed)) return;
    written = { answers, isDismissed };
    if (isDismissed) dismissal.write(true);
    else dismissal.drop();
    if (Object.keys(answers).length === 0) draft.drop();
    // SAFETY: this form asks for no signatures, whose answers alone have another shape.
    else draft.write({ asked: askedBy(form), answers: writtenAnswers(form, answers) as Record<string, string> });
  });
  return () => subscription.unsubscribe();
}
