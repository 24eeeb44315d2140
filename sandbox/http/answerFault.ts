/** Does the work of a call, or breaks it as a fault demands. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault } from '../faults/faults.ts';
import { bilingual } from '../words.ts';
import { Refused, type RefusalStatus } from '../answers/refused.ts';

export async function answerFault(
  fault: Fault | null,
  context: Context,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return work();
  if (fault.delayMs !== undefined) await delay(fault.delayMs);
  if (fault.status !== undefined && fault.malformed === undefined) {
    throw new Refused(fault.status as RefusalStatus, bilingual(fault.message ?? '', fault.message ?? ''), {
      code: 'fault',
      ...(fault.status === 429 ? { retryAfter: 5 } : {}),
    });
  }
  if (fault.malformed) return broken(context, fault.malformed, (fault.status ?? 200) as ContentfulStatusCode);
  const response = await work();
  if (fault.loseAnswer !== true) return response;
  // The headers promise more than comes before the connection ends: browsers report a network error.
  return context.body(response.body ?? '', 200, { 'Content-Length': '1000000', Connection: 'close' });
}

const broken = (context: Context, how: NonNullable<Fault['malformed']>, status: ContentfulStatusCode): Response =>
  ({
    json: () => context.body('{"status":true,"data":{"id":', status, { 'Content-Type': 'application/json' }),
    schema: () => context.json({ status: true, data: { unexpected: [null] }, message: null }, status),
    html: () => context.html('<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>', status),
    empty: () => context.body('', status, { 'Content-Type': 'application/json' }),
  })[how]();
