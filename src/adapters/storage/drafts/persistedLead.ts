/** What this session did with the lead form: closed it (R4.7.2), and typed into it, which is for whoever it belongs to (012). */
import * as v from 'valibot';
import type { FoundLead, LeadRecalled, LeadRef } from '../../../../machines/lead/leadMachine.ts';
import { isClosedForSession } from '../../../../machines/lead/leadSelectors.ts';
import { writtenAnswers, type LeadAnswers } from '../../../../machines/lead/leadRules.ts';
import { isFor, nobody, ownerAtRest, ownerOf, type Owner } from '../../../../machines/session/owner.ts';
import type { LeadForm } from '../../../contract/forms/leadForm.ts';
import { followSession, type SessionSource } from '../../actors/login/followSession.ts';
import { persistedItem } from '../storage.ts';
import { readableAnswers, writeFormDraft, readFormDraft } from './formDrafts.ts';

const dismissal = persistedItem('session', 'leadDismissed', 1, v.literal(true));

/** By what was asked, word for word: the answers belong to nothing else. */
const nameOf = ({ form_fields }: LeadForm): string => `lead ${JSON.stringify(form_fields)}`;

/** What they typed before and did not send. What is another customer's is dropped; while nobody is logged in it lies aside. */
export function persistedLead(form: LeadForm, owner: Owner): Pick<FoundLead, 'answers' | 'isDismissed'> {
  const name = nameOf(form);
  const written = readFormDraft(name);
  const isTheirs = written !== undefined && isFor(written.owner, owner);
  if (!isTheirs && ownerAtRest(owner) !== nobody) writeFormDraft(name, null);
  return { answers: isTheirs ? written.answers : {}, isDismissed: dismissal.read() === true };
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
  let seen: { form: LeadForm; answers: LeadAnswers } | null = null;
  let owner = ownerNow();
  /** Whose the answers on screen are. */
  let typist = nobody;

  function write(form: LeadForm, answers: LeadAnswers): void {
    const name = nameOf(form);
    typist = ownerAtRest(ownerNow());
    if (Object.keys(answers).length > 0)
      writeFormDraft(name, { owner: typist, ...readableAnswers(writtenAnswers(form, answers)) });
    // What lies aside waits for its customer.
    else if (isFor(readFormDraft(name)?.owner ?? nobody, typist)) writeFormDraft(name, null);
  }

  const subscription = lead.subscribe((snapshot) => {
    const { form, answers } = snapshot.context;
    if (form === null) return;
    if (seen?.answers !== answers) write(form, answers);
    if (isClosedForSession(snapshot)) dismissal.write(true);
    else dismissal.drop();
    seen = { form, answers };
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
