import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Relative } from '../attendees/attendeeQuestions.ts';
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Questions } from '../attendees/attendeeQuestions.ts';
import type { PictureChange } from '../person/picture.ts';
import { RefusedError, toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import type { RelativeDraft } from './relativeDraft.ts';
import { questionNamed, type RelativeFaults, type RelativeQuestion } from './relativeFaults.ts';
import {
  emptyRelative,
  questionsFor,
  typedOf,
  withTyped,
  type ProofTypes,
  type TypedRelative,
} from './typedRelative.ts';

export interface RelativeInput {
  /** The relative to change; null: a new one. */
  customerId: Id | null;
  /** The venue's current date, `YYYY-MM-DD`. */
  today: string;
  religions: SiteConfig['religions'];
  /** What was typed before a reload, or before a login on the way. */
  draft: RelativeDraft | null;
}

/** What is loaded before the form is shown. */
export interface Known {
  relative: Relative | null;
  idProofTypes: ProofTypes;
}

export interface RelativeContext extends RelativeInput {
  /** The relative as saved; null before it is loaded, and for a new one. */
  known: Relative | null;
  questions: Questions | null;
  typed: TypedRelative;
  /** What happens to the stored picture. */
  picture: PictureChange;
  /** Whether something typed before a reload has to be typed again. */
  isCut: boolean;
  /** Checked when saving, then after each change; null before. */
  faults: RelativeFaults | null;
  /** Why the server refused, or that it could not be reached, and at which question. */
  problem: (Problem & { at: RelativeQuestion | null }) | null;
  /** Failed attempts in a row to load the relative, since the customer last asked. */
  attempts: number;
}

export const contextFrom = (input: RelativeInput): RelativeContext => ({
  ...input,
  known: null,
  questions: null,
  typed: emptyRelative,
  picture: null,
  isCut: false,
  faults: null,
  problem: null,
  attempts: 0,
});

/** The values when the form was opened. */
export const knownRelative = ({ known }: Pick<RelativeContext, 'known'>): TypedRelative =>
  known === null ? emptyRelative : typedOf(known);

/** The saved values, with the draft's on top. */
export function filledForm(
  { draft, religions }: RelativeContext,
  { relative, idProofTypes }: Known,
): Partial<RelativeContext> {
  const questions = questionsFor(idProofTypes, religions);
  return {
    known: relative,
    questions,
    typed: withTyped(knownRelative({ known: relative }), draft?.typed ?? {}, idProofTypes),
    isCut: draft?.isCut ?? false,
    problem: null,
    attempts: 0,
  };
}

/** The questions, in states where they are loaded. */
export const loadedQuestions = ({ questions }: RelativeContext): Questions => required(questions, 'questions');

/** Why saving was refused, at the field that the server named. */
export const relativeRefusal = (error: unknown): RelativeContext['problem'] => ({
  ...toProblem(error),
  at: questionNamed(error instanceof RefusedError ? error.field : null),
});

/** A problem at a question stays until that question is changed. */
export const problemAfter = ({ problem }: RelativeContext, typed: Partial<TypedRelative>): RelativeContext['problem'] =>
  problem !== null && Object.keys(typed).some((field) => questionNamed(field) === problem.at) ? null : problem;
