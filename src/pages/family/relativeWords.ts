/** What is said at the fields of somebody of the family; a fault without words does not compile. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { attendeeQuestions, type AttendeeQuestion } from '../../../machines/attendees/attendeeFields.ts';
import type { RelativeContext } from '../../../machines/family/relativeContext.ts';
import type { PaperFault, RelativeFaults, RelativeQuestion } from '../../../machines/family/relativeFaults.ts';
import { unsentFileWords } from '../../widgets/answerWords.ts';
import { faultWords } from '../../widgets/person/questionWords.ts';
import { personFaults, problemWords } from '../../widgets/personWords.ts';

const paperFaults: Record<PaperFault, MessageDescriptor> = {
  dateInvalid: personFaults.dateInvalid,
  issuedLater: msg`A passport cannot be issued in the future`,
};

const isOfPerson = (question: RelativeQuestion): question is Exclude<AttendeeQuestion, 'tag'> =>
  Object.hasOwn(attendeeQuestions, question);

/** Why the server, or the connection, refused (R8.1.6), of a file what kinds are welcome (R5.4.9). */
export const relativeProblemWords = (i18n: I18n, problem: NonNullable<RelativeContext['problem']>): string =>
  problem.code === 'fileType' && problem.at === 'picture'
    ? i18n._(personFaults.pictureInvalid)
    : (unsentFileWords(i18n, problem) ?? problemWords(i18n, problem));

type Refused = Pick<RelativeContext, 'faults' | 'problem'>;

/** What is said at that field: the server's word where it named the field, else what is wrong with the answer. */
export function wordsAt(i18n: I18n, question: RelativeQuestion, { faults, problem }: Refused): string | undefined {
  if (problem?.at === question) return relativeProblemWords(i18n, problem);
  if (isOfPerson(question)) return faultWords(i18n, question, { faults: faults?.person ?? null, paper: null });
  const fault = faults?.paper[question as keyof RelativeFaults['paper']];
  return fault && i18n._(paperFaults[fault]);
}

/** Everything that is said at fields, in the order of the form. */
export const refusalsOf = (i18n: I18n, questions: readonly RelativeQuestion[], refused: Refused): string[] =>
  questions.flatMap((question) => wordsAt(i18n, question, refused) ?? []);
