/** The questions about a relative, by part of the form (R3.7.1). */
import type { AttendeeQuestion } from '../attendees/attendeeFields.ts';
import { askedFields } from '../attendees/attendeeQuestions.ts';
import type { RelativeQuestion } from './relativeFaults.ts';

/**
 * All that a booking may ask, without the purpose of the visit, which belongs to the booking, and the document, which has
 * its own part.
 */
const about = askedFields.filter((field) => field !== 'tag' && field !== 'id');
const paper = ['expiry_date', 'passport_issue_date', 'place_of_birth', 'document'] as const;

export const contactQuestions = ['mobile', 'email'] as const satisfies readonly AttendeeQuestion[];

/** Personal questions; religion only where the operator has a list of them. */
export const personQuestions = (asksReligion: boolean) => [
  'name' as const,
  ...about.filter((question) => question !== 'religion' || asksReligion),
];

/** All questions, in the order of the form. */
export const relativeQuestions = (asksReligion: boolean): RelativeQuestion[] => [
  'picture',
  ...personQuestions(asksReligion),
  ...contactQuestions,
  'id',
  ...paper,
];
