import type { Problem } from './problem.ts';

/** What went wrong, as far as it decides what the customer is told and can do. */
export type ProblemKind =
  /** The server cannot be reached. */
  | 'connectionLost'
  /** It was reached and failed, or did not answer in time. */
  | 'serverFailed'
  /** Its answer could not be parsed. */
  | 'notUnderstood'
  /** The session is not valid any more. */
  | 'sessionOver'
  /** It refused, or one of our rules did; the code tells why. */
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

/** Whether trying again unchanged may help. */
export const mayPass = (problem: Pick<Problem, 'code'>): boolean =>
  ['connectionLost', 'serverFailed', 'notUnderstood'].includes(kindOf(problem));
