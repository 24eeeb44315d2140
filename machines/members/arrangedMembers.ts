/** The visitors as they stand once it is known what is asked and who is who. */
import type { SiteConfig } from '../../src/contract/site.ts';
import type { User } from '../../src/contract/customers.ts';
import type { Id } from '../../src/contract/wire.ts';
import { answersOnFile, fittingAnswers } from './additionalAnswers.ts';
import { shownAdditional, type Questions } from './memberQuestions.ts';
import { withKnown } from './onFile.ts';
import { emptyMember, type TypedMember } from './typedMember.ts';

interface Arranging {
  members: readonly TypedMember[];
  /** How many blocks there are. */
  count: number;
  user: User | null;
  questions: Questions;
  religions: SiteConfig['religions'];
}

const isListed = (list: readonly { id: Id }[], id: Id | null): boolean => list.some((one) => one.id === id);

/** What was typed, as far as it can still be given; whoever is nobody's relative any more is a stranger. */
function standing(member: TypedMember, questions: Questions, religions: SiteConfig['religions']): TypedMember {
  const isStranger =
    member.customer_id !== null && questions.family.every(({ customer_id }) => customer_id !== member.customer_id);
  if (isStranger) return emptyMember;
  return {
    ...member,
    religion_id: isListed(religions, member.religion_id) ? member.religion_id : null,
    tag: isListed(questions.tags, member.tag) ? member.tag : null,
    answers: fittingAnswers(shownAdditional(questions), member.answers),
  };
}

/** One block for each visitor, the first filled with what is on file. */
export function arrangedMembers({ members, count, user, questions, religions }: Arranging): TypedMember[] {
  const { onFile } = questions;
  return Array.from({ length: count }, (_, index) => {
    const member = standing(members[index] ?? emptyMember, questions, religions);
    if (index > 0) return member;
    const earlier = answersOnFile(shownAdditional(questions), onFile?.answers ?? []);
    return withKnown({ ...member, answers: { ...earlier, ...member.answers } }, user, onFile);
  });
}
