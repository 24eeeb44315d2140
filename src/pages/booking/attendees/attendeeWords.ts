/** What is said about the attendees' details. */
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { AttendeeFaults } from '../../../../machines/attendees/attendeeFaults.ts';
import { attendeeQuestions, type AttendeeQuestion } from '../../../../machines/attendees/attendeeFields.ts';
import type { Problem } from '../../../../machines/shared/problem.ts';
import { questionLabel } from '../../../widgets/person/questionWords.ts';
import { unsentFileWords } from '../../../widgets/answerWords.ts';
import { problemWords } from '../../../widgets/personWords.ts';

/** The names of what was refused, in the order of the form; the operator's questions have names of their own. */
export const faultyFields = (found: AttendeeFaults, paper: number | null): MessageDescriptor[] =>
  // SAFETY: the names are those of the table.
  (Object.keys(attendeeQuestions) as AttendeeQuestion[])
    .filter((question) => found[question] !== undefined)
    .map((question) => questionLabel(question, paper));

/** Why a file was not kept (R5.4.9, Q5.4.e), or what else went wrong (R8.1.6). */
export const attendeeProblemWords = (i18n: I18n, problem: Problem): string =>
  unsentFileWords(i18n, problem) ?? problemWords(i18n, problem);
