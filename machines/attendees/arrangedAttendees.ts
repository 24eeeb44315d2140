/** The attendees as they stand once it is known what is asked and who is who. */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import { answersOnFile, fittingAnswers } from './additionalAnswers.ts';
import { shownAdditional, type Questions } from './attendeeQuestions.ts';
import { withKnown } from './onFile.ts';
import { emptyAttendee, type TypedAttendee } from './typedAttendee.ts';

interface Arranging {
  attendees: readonly TypedAttendee[];
  /** How many blocks there are. */
  count: number;
  user: User | null;
  questions: Questions;
  religions: SiteConfig['religions'];
}

const isListed = (list: readonly { id: Id }[], id: Id | null): boolean => list.some((one) => one.id === id);

/** What was typed, as far as it can still be given; whoever is nobody's relative any more is a stranger. */
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

/** One block for each attendee, the first filled with what is on file. */
export function arrangedAttendees({ attendees, count, user, questions, religions }: Arranging): TypedAttendee[] {
  const { onFile } = questions;
  return Array.from({ length: count }, (_, index) => {
    const attendee = standing(attendees[index] ?? emptyAttendee, questions, religions);
    if (index > 0) return attendee;
    const earlier = answersOnFile(shownAdditional(questions), onFile?.answers ?? []);
    return withKnown({ ...attendee, answers: { ...earlier, ...attendee.answers } }, user, onFile);
  });
}
