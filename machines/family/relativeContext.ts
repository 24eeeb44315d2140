import type { SiteConfig } from '../../src/contract/site/site.ts';
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
  type Relative,
  type TypedRelative,
} from './typedRelative.ts';

export interface RelativeInput {
  /** Who is changed; null: somebody new. */
  customerId: Id | null;
  /** `YYYY-MM-DD` at the venue. */
  today: string;
  religions: SiteConfig['religions'];
  /** What a reload, or a login on the way, left behind. */
  draft: RelativeDraft | null;
}

/** What is known before anything can be typed. */
export interface Known {
  relative: Relative | null;
  idProofTypes: ProofTypes;
}

export interface RelativeContext extends RelativeInput {
  /** As it is kept; null before it is known, and of somebody new. */
  known: Relative | null;
  questions: Questions | null;
  typed: TypedRelative;
  /** What becomes of the picture that is stored. */
  picture: PictureChange;
  /** Something that was typed before a reload is to be typed again. */
  isCut: boolean;
  /** Looked for when it is to be saved, then after each change; null before. */
  faults: RelativeFaults | null;
  /** Why the server, or the connection, refused, and at which question. */
  problem: (Problem & { at: RelativeQuestion | null }) | null;
  /** Tries to learn who it is that failed in a row since somebody last asked. */
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

/** As it stood when the form was opened. */
export const knownRelative = ({ known }: Pick<RelativeContext, 'known'>): TypedRelative =>
  known === null ? emptyRelative : typedOf(known);

/** What is kept, with what was typed over it before. */
export function opened(
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

/** Whoever is edited is asked something. */
export const questionsOf = ({ questions }: RelativeContext): Questions => required(questions, 'questions');

/** Why they were not kept, at the field that the server named. */
export const relativeRefusal = (error: unknown): RelativeContext['problem'] => ({
  ...toProblem(error),
  at: questionNamed(error instanceof RefusedError ? error.field : null),
});

/** What is said at a question is said until it is answered anew. */
export const problemAfter = ({ problem }: RelativeContext, typed: Partial<TypedRelative>): RelativeContext['problem'] =>
  problem !== null && Object.keys(typed).some((field) => questionNamed(field) === problem.at) ? null : problem;
