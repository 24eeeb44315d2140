/** Every failure becomes the contract's error answer; what is no refusal is logged here and told to nobody. */
import type * as v from 'valibot';
import type { ErrorResponse } from '../../src/contract/wire/wire.ts';
import { databaseFault, sqlState } from '../data/database.ts';
import { isOutage } from '../data/outage.ts';
import { bilingual, type Language } from '../words.ts';
import { noPlace, Refused } from '../answers/refused.ts';
import { orderWords } from '../answers/orderWords.ts';

/** Seconds after which a call may be made again while the database is away. */
const outage = 1;
const away = bilingual(
  'We cannot be reached at the moment, please try again',
  'يتعذّر الوصول إلينا حاليًا، يُرجى المحاولة مرة أخرى',
);
const defect = bilingual('Something went wrong, please try again', 'حدث خطأ ما، يُرجى المحاولة مرة أخرى');

interface RefusedError {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly answer: v.InferInput<typeof ErrorResponse>;
}

function refusedBy(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (isOutage(error)) return new Refused(503, away, { code: 'unavailable', retryAfter: outage });
  const fault = databaseFault(error);
  if (fault?.code === sqlState.exclusion) return noPlace();
  if (fault?.code === sqlState.check && fault.constraint?.endsWith('_within_capacity')) {
    return new Refused(409, orderWords.capacityReached, { code: 'capacityReached' });
  }
  return null;
}

/** Names of fields are the sender's own words; they are not sent back at any length. */
const clipped = (text: string, limit: number): string => (text.length > limit ? `${text.slice(0, limit)}…` : text);

export function refusalOf(error: unknown, where: string, language: Language = 'en'): RefusedError {
  const refused = refusedBy(error);
  if (!refused) {
    console.error(`sandbox: ${where} failed`, error);
    return {
      status: 500,
      headers: {},
      answer: {
        status: false,
        message: defect[language],
        data: null,
        code: 'serverError',
        field: null,
      },
    };
  }
  const { code = null, field = null, data = null, retryAfter } = refused.details;
  return {
    status: refused.status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    answer: {
      status: false,
      message: clipped(refused.said[language], 300),
      data,
      code,
      field: field && clipped(field, 100),
    },
  };
}
