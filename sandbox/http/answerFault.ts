/** Does the work of a call, or breaks it as a fault demands. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Fault } from '../quirks/faults.ts';
import { Refused, type RefusalStatus } from './refused.ts';

const html = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>';

export async function answerFault(
  fault: Fault | null,
  context: Context,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return work();
  if (fault.delayMs !== undefined) await delay(fault.delayMs);
  if (fault.status !== undefined && fault.malformed === undefined) {
    throw new Refused(fault.status as RefusalStatus, fault.message ?? '', {
      code: 'fault',
      ...(fault.status === 429 ? { retryAfter: 5 } : {}),
    });
  }
  const status = (fault.status ?? 200) as 200;
  switch (fault.malformed) {
    case 'json':
      return context.body('{"status":true,"data":{"id":', status, { 'Content-Type': 'application/json' });
    case 'schema':
      return context.json({ status: true, data: { unexpected: [null] }, message: null }, status);
    case 'html':
      return context.html(html, status);
    case 'empty':
      return context.body('', status, { 'Content-Type': 'application/json' });
    case undefined: {
      const response = await work();
      if (fault.loseAnswer !== true) return response;
      // The headers promise more than comes: browsers report a network error.
      const lost = new ReadableStream({ start: (controller) => controller.error(new Error('the answer is lost')) });
      return context.body(lost, 200);
    }
  }
}
