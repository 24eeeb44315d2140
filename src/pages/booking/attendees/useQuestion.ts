import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import {
  attendeeQuestions,
  fieldOf,
  type AttendeeQuestion,
  type LockedField,
} from '../../../../machines/attendees/attendeeFields.ts';
import { emptyAttendee, type TypedPerson } from '../../../../machines/attendees/typedAttendee.ts';
import type { AttendeeProps } from './AttendeeBlock.tsx';
import { faultWords } from './attendeeMessages.ts';
import { sameContent } from './sameContent.ts';

export interface QuestionProps extends AttendeeProps {
  question: AttendeeQuestion;
  /** May be left out. */
  optional: boolean;
}

/** A question as it is answered for one visitor: what is typed, what of it is locked or wrong, and how to change it. */
export function useQuestion({ details, attendee, question, optional }: QuestionProps) {
  const { i18n } = useLingui();
  const typed = useSelector(details, (snapshot) => read.attendees(snapshot)[attendee] ?? emptyAttendee);
  const faults = useSelector(details, (snapshot) => read.faultsOf(snapshot, attendee), sameContent);
  const locked = useSelector(details, (snapshot) => read.lockedOf(snapshot, attendee).has(question as LockedField));
  const { label, ...marks } = attendeeQuestions[question];
  // Questions of a person alone are asked here; the operator's own have another form.
  const field = fieldOf(question) as keyof TypedPerson;
  const value = typed[field];
  const put = (changed: Partial<TypedPerson>): void => details.send({ type: 'person.type', attendee, typed: changed });
  return {
    attendee,
    typed,
    value,
    text: typeof value === 'string' ? value : '',
    put,
    answer: (given: string | number | null): void => put({ [field]: given }),
    /** The browser knows the customer, not the others. */
    autoComplete: attendee === 0 && 'autoComplete' in marks ? marks.autoComplete : 'off',
    locked,
    common: { label: i18n._(label), optional: optional && !locked, error: faultWords(i18n, question, faults) },
  };
}
