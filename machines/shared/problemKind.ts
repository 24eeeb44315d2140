import type { Problem } from './problem.ts';

/** What went wrong, as far as it decides what a customer is told and may do. */
export type ProblemKind =
  /** The server cannot be reached. */
  | 'connectionLost'
  /** It was reached and failed, or did not answer in time. */
  | 'serverFailed'
  /** It answered what nobody can read. */
  | 'notUnderstood'
  /** It does not know who is asking any more. */
  | 'sessionOver'
  /** It said no, or one of our rules did; the code tells why. */
  | 'refused'
  /** A defect of the portal itself. */
  | 'unexpected';

const kinds: Readonly<Record<string, ProblemKind>> = {
  lost: 'connectionLost',
  serverFailed: 'serverFailed',
  notUnderstood: 'notUnderstood',
  sessionExpired: 'sessionOver',
  loginRequired: 'sessionOver',
  http401: 'sessionOver',
  unexpected: 'unexpected',
};

export const kindOf = ({ code }: Pick<Problem, 'code'>): ProblemKind =>
  Object.hasOwn(kinds, code) ? kinds[code]! : 'refused';

/** Whether asking once more may help although nothing was changed. */
export const mayPass = (problem: Pick<Problem, 'code'>): boolean =>
  ['connectionLost', 'serverFailed', 'notUnderstood'].includes(kindOf(problem));
