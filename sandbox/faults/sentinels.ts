/** Inputs that make the sandbox refuse on purpose; the sandbox's first page lists them. */
import { setTimeout as delay } from 'node:timers/promises';
import { Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';
import { orderWords } from '../answers/orderWords.ts';

/** Mobile numbers, without country code, that break the login. */
export const sentinelMobiles: Readonly<Record<string, string>> = {
  '500000500': 'login answers 500',
  '500000503': 'login answers 503',
  '500000429': 'login answers 429 with Retry-After 30',
  '500000008': 'login answers after 8 seconds',
};

export async function obeySentinelMobile(national: string): Promise<void> {
  if (national === '500000500') throw new Refused(500, requestWords.defect, { code: 'sentinel' });
  if (national === '500000503') throw new Refused(503, requestWords.beingUpdated, { code: 'sentinel' });
  if (national === '500000429') throw new Refused(429, requestWords.tooMany, { code: 'sentinel', retryAfter: 30 });
  if (national === '500000008') await delay(8000);
}

/** Order notes that make POST orders fail in a chosen way. */
export function obeySentinelNotes(notes: string): void {
  if (notes.includes('#refuse')) throw new Refused(422, orderWords.refused, { code: 'orderRefused' });
  if (notes.includes('#error')) throw new Refused(500, requestWords.defect, { code: 'sentinel' });
}
