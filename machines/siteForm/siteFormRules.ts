import type { InferInput } from 'valibot';
import type { AdditionalField, SiteForm, SiteFormSubmission } from '../../src/contract/forms/forms.ts';
import {
  answerFault,
  fittingAnswers,
  sentAnswers,
  sentValue,
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

/** What was typed and not sent yet, as somebody finds it who comes back to the form. */
export interface SiteFormDraft {
  answers: FormAnswers;
  /** Some of it was not kept. */
  isCut: boolean;
}

export const emptyDraft: SiteFormDraft = { answers: {}, isCut: false };

type Kind = AdditionalField['type'];

/**
 * Kept nowhere: a consent and a signature hold for the one time that they are given, and a file lies with the server, where
 * only the account that sent it may have it. The proof that a person writes is no answer and never comes here (013).
 */
const givenAnew: readonly Kind[] = ['file', 'disclaimer_form'];

/** Kept while the page lives, never written down: numbers of documents, and days, which may be of birth (012). */
const confidential: readonly Kind[] = ['emirates_id', 'date'];

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

/** What of a draft is kept where those kinds of answers are not. */
function without(kinds: readonly Kind[], fields: readonly AdditionalField[], draft: SiteFormDraft): SiteFormDraft {
  const isLeft = ({ type }: AdditionalField) => kinds.includes(type);
  return {
    answers: fittingAnswers(
      fields.filter((field) => !isLeft(field)),
      draft.answers,
    ),
    isCut: draft.isCut || fields.some((field) => isLeft(field) && sentValue(field, draft.answers[field.id]) !== null),
  };
}

/** As long as the page lives, and of what lies there what the form, as it asks today, can take: a text is no file where one is asked for by now. */
export const lastingDraft = ({ fields }: Pick<SiteForm, 'fields'>, draft: SiteFormDraft): SiteFormDraft =>
  without(givenAnew, fields, draft);

/** Through a reload. */
export const writtenDraft = ({ fields }: Pick<SiteForm, 'fields'>, draft: SiteFormDraft): SiteFormDraft =>
  without([...givenAnew, ...confidential], fields, draft);
