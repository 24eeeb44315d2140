/** What a refusal says of an order. */
import { RefusedError } from '../shared/problem.ts';

const turnedAway = new Set<number | undefined>([401, 403, 429]);

/** Whoever asks has to log in, may not, or asked too often: nobody has looked at the order, and nothing is said of it. */
export const isTurnedAway = (error: unknown): boolean => error instanceof RefusedError && turnedAway.has(error.status);

/** A refusal in the operator's own form has a code or a message; a bare status may be of whoever stands before the server. */
const saysWhy = ({ code, status, message }: RefusedError): boolean => code !== `http${status}` || message !== code;

/** There is none with the key that it was sent under; `idempotencyMismatch` says that there is one. */
export const isOrderRefused = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && !isTurnedAway(error) && saysWhy(error) && error.code !== 'idempotencyMismatch';
