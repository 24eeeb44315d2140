/** The attendees to show once the questions and the relatives are loaded. */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { answersOnFile, fittingAnswers } from './additionalAnswers.ts';
import { shownAdditional, type Questions } from './attendeeQuestions.ts';
import { withKnown } from './onFile.ts';
import { emptyAttendee, type TypedAttendee } from './typedAttendee.ts';

interface Arranging {
  attendees: readonly TypedAttendee[];
  /** How many attendees the form has. */
  count: number;
  user: User | null;
  questions: Questions;
  religions: SiteConfig['religions'];
}

const isListed = (list: readonly { id: Id }[], id: Id | null): boolean => list.some((one) => one.id === id);

/** An attendee without answers that are no longer possible; one whose relative was removed from the family is emptied. */
function standing(attendee: TypedAttendee, questions: Questions, religions: SiteConfig['religions']): TypedAttendee {
  const isStranger =
    attendee.customer_id !== null && questions.family.every(({ customer_id }) => customer_id !== attendee.customer_id);
  if (isStranger) return emptyAttendee;
  return {
    ...attendee,
    religion_id: isListed(religions, attendee.religion_id) ? attendee.religion_id : null,
    tag: isListed(questions.tags, attendee.tag) ? attendee.tag : null,
    answers: fittingAnswers(shownAdditional(questions), attendee.answers),
  };
}

/** The details of each attendee, the first filled in from the customer's profile. */
export function arrangedAttendees({ attendees, count, user, questions, religions }: Arranging): TypedAttendee[] {
  const { onFile } = questions;
  return Array.from({ length: count }, (_, index) => {
    const attendee = standing(attendees[index] ?? emptyAttendee, questions, religions);
    if (index > 0) return attendee;
    const earlier = answersOnFile(shownAdditional(questions), onFile?.answers ?? []);
    return withKnown({ ...attendee, answers: { ...earlier, ...attendee.answers } }, user, onFile);
  });
}
