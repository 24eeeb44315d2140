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

/** What was typed and not sent yet, for a customer who comes back to the form. */
export interface SiteFormDraft {
  answers: FormAnswers;
  /** Whether some of it was not kept. */
  isCut: boolean;
}

export const emptyDraft: SiteFormDraft = { answers: {}, isCut: false };

type Kind = AdditionalField['type'];

/**
 * Never kept: a consent and a signature are given for one time, and a stored file may be used only by the account that
 * sent it. The captcha's proof is not an answer and never comes here (013).
 */
const givenAnew: readonly Kind[] = ['file', 'disclaimer_form'];

/** Kept while the page lives, but never persisted: document numbers, and dates, which may be dates of birth (012). */
const confidential: readonly Kind[] = ['emirates_id', 'date'];

/** The fields that are shown (R3.8.1). */
export const visibleFields = ({ fields }: Pick<SiteForm, 'fields'>): AdditionalField[] =>
  fields.filter(({ is_visible }) => is_visible);

export const answerFaults = (form: Pick<SiteForm, 'fields'>, answers: FormAnswers): FormFaults['answers'] =>
  Object.fromEntries(
    visibleFields(form).flatMap((field) => {
      const fault = answerFault(field, answers[field.id]);
      return fault === null ? [] : [[field.id, fault]];
    }),
  );

/** What prevents the form from being sent: faulty answers, or a missing captcha. */
export function formFaults(form: Pick<SiteForm, 'fields'>, answers: FormAnswers, captcha: CaptchaState): FormFaults {
  const missing = captchaFault(captcha);
  return { answers: answerFaults(form, answers), ...(missing && { captcha: missing }) };
}

/** The answers with a stored file; a signature keeps its other parts. */
export function withFile(
  form: Pick<SiteForm, 'fields'>,
  answers: FormAnswers,
  fieldId: number,
  path: string,
): FormAnswers {
  const isSignature = form.fields.find(({ id }) => id === fieldId)?.type === 'disclaimer_form';
  return { ...answers, [fieldId]: isSignature ? { ...signatureIn(answers[fieldId]), path } : path };
}

/** Whether the form has a field for files, which need an account (Q7.5.a). */
export const asksForFile = (form: Pick<SiteForm, 'fields'>): boolean =>
  visibleFields(form).some(({ type }) => type === 'file');

export type SentForm = Omit<InferInput<typeof SiteFormSubmission>, 'recaptcha_response'>;

export const sentForm = (form: Pick<SiteForm, 'fields'>, answers: FormAnswers): SentForm => ({
  fields: sentAnswers(visibleFields(form), answers),
});

/** The draft without answers of those kinds. */
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

/** The part of a draft that is kept while the page lives, and that still fits the form, whose fields may have changed. */
export const lastingDraft = ({ fields }: Pick<SiteForm, 'fields'>, draft: SiteFormDraft): SiteFormDraft =>
  without(givenAnew, fields, draft);

/** The part of a draft that is persisted across a reload. */
export const writtenDraft = ({ fields }: Pick<SiteForm, 'fields'>, draft: SiteFormDraft): SiteFormDraft =>
  without([...givenAnew, ...confidential], fields, draft);
