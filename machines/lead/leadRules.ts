import type { InferInput } from 'valibot';
import type { LeadForm, LeadSubmission } from '../../src/contract/forms/leadForm.ts';
import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';
import { answerFault, sentValue, textIn, type AnswerFault, type TypedAnswer } from '../attendees/additionalAnswers.ts';
import { questionsOf, type LeadQuestion } from './leadQuestions.ts';

/** By the position of the question. */
export type LeadAnswers = Readonly<Record<number, TypedAnswer>>;

export interface LeadFaults {
  answers: Readonly<Record<number, AnswerFault>>;
  captcha?: CaptchaFault;
}

/** The value of an agreement that was ticked. */
export const agreedAnswer = '1';

/** Checks an answer by the type of its question (R5.6.9–12). */
function faultOf(question: LeadQuestion, answer: TypedAnswer | undefined): AnswerFault | null {
  const isBlank = textIn(answer).trim() === '';
  // Other forms have a message of their own for a missing Emirates ID.
  if (question.type === 'emirates_id' && isBlank) return question.is_required ? 'answerMissing' : null;
  // Agreed to with a tick instead of a signature, which would have to be stored as a file.
  if (question.type === 'disclaimer_form') return question.is_required && isBlank ? 'answerMissing' : null;
  return answerFault(question, answer);
}

export const answerFaults = (form: LeadForm, answers: LeadAnswers): LeadFaults['answers'] =>
  Object.fromEntries(
    questionsOf(form).flatMap((question) => {
      const fault = faultOf(question, answers[question.id]);
      return fault === null ? [] : [[question.id, fault]];
    }),
  );

/** What prevents the form from being sent: faulty answers, or a missing captcha (R5.6.9–13). */
export function leadFaults(form: LeadForm, answers: LeadAnswers, captcha: CaptchaState): LeadFaults {
  const missing = captchaFault(captcha);
  return { answers: answerFaults(form, answers), ...(missing && { captcha: missing }) };
}

export type SentLead = Omit<InferInput<typeof LeadSubmission>, 'recaptcha_response'>;

/** An answer as text; several choices are joined by commas. */
function answerText(question: LeadQuestion, answer: TypedAnswer | undefined): string {
  if (question.type === 'disclaimer_form') return textIn(answer);
  const value = sentValue(question, answer) ?? '';
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The form as it is sent, each field with its answer (R7.5.3); a choice from a list is an object (R7.5.4). */
export function sentLead(form: LeadForm, answers: LeadAnswers): SentLead {
  const values = new Map(
    questionsOf(form).map((question) => [question.id, answerText(question, answers[question.id])]),
  );
  return {
    form_name: form.form_name,
    form_description: form.form_description,
    lead_action_list_id: form.lead_action_list_id,
    form_fields: form.form_fields.map(({ field_name, type }, id) => {
      const value = values.get(id) ?? '';
      return { field_name, type, answer: type === 'drop_down' ? { value } : value };
    }),
  };
}

/** The answers that are persisted for the session: without document numbers, and days, which may be of birth (T06). */
export function writtenAnswers(form: LeadForm, answers: LeadAnswers): LeadAnswers {
  const confidential = new Set(
    questionsOf(form)
      .filter(({ type }) => type === 'emirates_id' || type === 'date')
      .map(({ id }) => id),
  );
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !confidential.has(Number(id))));
}
