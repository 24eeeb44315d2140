import type { InferInput } from 'valibot';
import type { AdditionalField, SiteForm, SiteFormSubmission } from '../../src/contract/forms/forms.ts';
import {
  answerFault,
  sentAnswers,
  signatureIn,
  type AnswerFault,
  type TypedAnswer,
} from '../attendees/additionalAnswers.ts';
import { captchaFault, type CaptchaFault, type CaptchaState } from '../captcha/captchaRules.ts';

/** By the id of the field. */
export type FormAnswers = Readonly<Record<number, TypedAnswer>>;

export interface FormFaults {
  answers: Readonly<Record<number, AnswerFault>>;
  captcha?: CaptchaFault;
}

/** What is asked; an operator may keep a field without showing it (R3.8.1). */
export const askedFields = ({ fields }: Pick<SiteForm, 'fields'>): AdditionalField[] =>
  fields.filter(({ is_visible }) => is_visible);

export const answerFaults = (form: Pick<SiteForm, 'fields'>, answers: FormAnswers): FormFaults['answers'] =>
  Object.fromEntries(
    askedFields(form).flatMap((field) => {
      const fault = answerFault(field, answers[field.id]);
      return fault === null ? [] : [[field.id, fault]];
    }),
  );

/** What keeps a form from being sent: its answers, and the proof that a person writes it. */
export function formFaults(form: Pick<SiteForm, 'fields'>, answers: FormAnswers, captcha: CaptchaState): FormFaults {
  const missing = captchaFault(captcha);
  return { answers: answerFaults(form, answers), ...(missing && { captcha: missing }) };
}

/** The answer that holds a file that was stored: of a signature beside what was ticked. */
export function withFile(
  form: Pick<SiteForm, 'fields'>,
  answers: FormAnswers,
  fieldId: number,
  path: string,
): FormAnswers {
  const isSignature = form.fields.find(({ id }) => id === fieldId)?.type === 'disclaimer_form';
  return { ...answers, [fieldId]: isSignature ? { ...signatureIn(answers[fieldId]), path } : path };
}

/** A file is kept with an account (Q7.5.a): whether the form asks for one. */
export const asksForFile = (form: Pick<SiteForm, 'fields'>): boolean =>
  askedFields(form).some(({ type }) => type === 'file');

export type SentForm = Omit<InferInput<typeof SiteFormSubmission>, 'recaptcha_response'>;

export const sentForm = (form: Pick<SiteForm, 'fields'>, answers: FormAnswers): SentForm => ({
  fields: sentAnswers(askedFields(form), answers),
});
