/** A "no" of this server: its HTTP status, its words, the rule's code and the input at fault. */
import type { Words } from '../words.ts';
import { requestWords } from './requestWords.ts';
import { orderWords } from './orderWords.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 503;

export interface RefusalDetails {
  readonly code?: string;
  readonly field?: string;
  readonly data?: unknown;
  /** Seconds until it makes sense to come back. */
  readonly retryAfter?: number;
}

export class Refused extends Error {
  readonly status: RefusalStatus;
  readonly said: Words;
  readonly details: RefusalDetails;

  constructor(status: RefusalStatus, said: Words, details: RefusalDetails = {}) {
    super(said.en);
    this.name = 'Refused';
    this.said = said;
    this.status = status;
    this.details = details;
  }
}

/** Missing, or somebody else's: nobody can tell which. */
export const notFound = (): Refused => new Refused(404, requestWords.notFound, { code: 'notFound' });

/** An input that breaks a rule, named. */
export const invalid = (field: string, said: Words, code = 'invalid'): Refused =>
  new Refused(422, said, { code, field });

/** Somebody else has the place (R8.1.5). */
export const noPlace = (): Refused => new Refused(409, orderWords.noPlace, { code: 'slotTaken' });

/** Somebody else has these seats: all that were asked for and are gone (Q7.3.a, Q3.6.b). */
export const seatsTaken = (seats: readonly number[]): Refused =>
  new Refused(409, orderWords.seatTaken, { code: 'seatTaken', data: { seat_map_ids: seats } });
