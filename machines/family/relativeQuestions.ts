/** What is asked of somebody of the family, part by part (R3.7.1). */
import type { AttendeeQuestion } from '../attendees/attendeeFields.ts';
import { askedFields } from '../attendees/attendeeQuestions.ts';
import type { RelativeQuestion } from './relativeFaults.ts';

/** All that a booking may ask but the purpose of the visit, which is the booking's, and the document, which has a part of its own. */
const about = askedFields.filter((field) => field !== 'tag' && field !== 'id');
const paper = ['expiry_date', 'passport_issue_date', 'place_of_birth', 'document'] as const;

export const contactQuestions = ['mobile', 'email'] as const satisfies readonly AttendeeQuestion[];

/** Who it is; a religion is asked where the operator has a list of them. */
export const personQuestions = (asksReligion: boolean) => [
  'name' as const,
  ...about.filter((question) => question !== 'religion' || asksReligion),
];

/** All of the form, in the order in which they stand there. */
export const relativeQuestions = (asksReligion: boolean): RelativeQuestion[] => [
  'picture',
  ...personQuestions(asksReligion),
  ...contactQuestions,
  'id',
  ...paper,
];
