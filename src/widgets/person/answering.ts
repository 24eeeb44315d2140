import type { I18n } from '@lingui/core';
import { attendeeQuestions, fieldOf, type AttendeeQuestion } from '../../../machines/attendees/attendeeFields.ts';
import type { NamedOption } from '../../../machines/attendees/attendeeQuestions.ts';
import type { TypedPerson } from '../../../machines/attendees/typedAttendee.ts';
import type { SiteConfig } from '../../contract/site/site.ts';

/** The person whose questions a form asks, as the form stands: an attendee of a booking, or a relative. */
export interface Answering {
  typed: Omit<TypedPerson, 'tag'> & Partial<Pick<TypedPerson, 'tag'>>;
  put: (changed: Partial<TypedPerson>) => void;
  /** Why the answer was refused; nothing while it was not. */
  errorOf: (question: AttendeeQuestion) => string | undefined;
  isLocked: (question: AttendeeQuestion) => boolean;
  /** It is the customer, whom the browser knows; nobody else. */
  isSelf: boolean;
  /** What there is to choose from, and the document whose number is asked for (R5.3.11). */
  religions: SiteConfig['religions'];
  tags: readonly NamedOption[];
  idProofTypes: readonly NamedOption[];
  paper: number | null;
}

export interface QuestionProps {
  by: Answering;
  question: AttendeeQuestion;
  /** May be left out. */
  optional: boolean;
}

/** A question as it is answered: what is typed, what of it is locked or wrong, and how to change it. */
export function asOpened(i18n: I18n, { by, question, optional }: QuestionProps) {
  const { label, ...marks } = attendeeQuestions[question];
  // Questions of a person alone are asked here; the operator's own have another form.
  const field = fieldOf(question) as keyof TypedPerson;
  const value = by.typed[field];
  const locked = by.isLocked(question);
  return {
    value,
    text: typeof value === 'string' ? value : '',
    answer: (given: string | number | null): void => by.put({ [field]: given }),
    autoComplete: by.isSelf && 'autoComplete' in marks ? marks.autoComplete : 'off',
    locked,
    common: { label: i18n._(label), optional: optional && !locked, error: by.errorOf(question) },
  };
}
