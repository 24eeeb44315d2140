/** From the answer of facilities/schedule to what a booking asks of it, wherever the work is done. */
import type { DatedSchedule } from '../../../machines/booking/bookingContext.ts';
import { facilityEndpoints } from '../../contract/endpoints/facility.ts';
import { notJson, refuse } from '../http/contractError.ts';
import { pack, type Packing } from './packAnswer.ts';
import { packInWorker, type PackingWorker } from './packInWorker.ts';
import { parseSchedule } from './parseSchedule.ts';
import { startScheduleWorker } from './startScheduleWorker.ts';

/**
 * Bytes from which on a worker is worth its start. With a processor four times slower, a worker makes a customer wait a
 * tenth of a second longer; up to about 400 KB (some 3,000 bookings) the page needs less for the work, without a long task.
 */
export const smallestForWorker = 400_000;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(facilityEndpoints.schedule, notJson);
  }
}

/** On the page itself: for a short answer, or where no worker could be started. */
async function packOnPage(answer: Blob, packing: Packing, signal: AbortSignal): Promise<DatedSchedule> {
  const text = await answer.text();
  signal.throwIfAborted();
  return pack((await parseSchedule(jsonOf(text), signal)).data, packing);
}

/** @throws ContractError when the answer does not fit, and whatever the signal was aborted with */
export async function readSchedule(
  answer: Blob,
  packing: Packing,
  signal: AbortSignal,
  start: () => PackingWorker = startScheduleWorker,
): Promise<DatedSchedule> {
  if (answer.size < smallestForWorker) return packOnPage(answer, packing, signal);
  const told = await packInWorker({ answer, packing }, signal, start);
  if (told === null) return packOnPage(answer, packing, signal);
  return 'schedule' in told ? told.schedule : refuse(facilityEndpoints.schedule, told.violations);
}
