/** A schedule holds every booking of every facility of a service: it is read a few facilities at a time. */
import type { ResponseTo } from '../../contract/endpoints.ts';
import { facilityEndpoints } from '../../contract/endpoints/facility.ts';
import { parseAnswer } from '../http/client.ts';

/** Facilities that are read in one go: a few milliseconds on a slow phone. */
const slice = 50;

/** Gives way to clicks, keys and frames. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Sliceable {
  data: { facilities: readonly unknown[] };
}

function isSliceable(answer: unknown): answer is Sliceable {
  const { data } = (answer ?? {}) as { data?: { facilities?: unknown } | null };
  return Array.isArray(data?.facilities);
}

/** @throws ContractError when the answer does not fit, and whatever the signal was aborted with */
export async function parseSchedule(answer: unknown, signal: AbortSignal): Promise<ResponseTo<'schedule'>> {
  if (!isSliceable(answer)) return parseAnswer(facilityEndpoints.schedule, answer);
  const { facilities } = answer.data;
  const part = (from: number, until: number) =>
    parseAnswer(facilityEndpoints.schedule, {
      ...answer,
      data: { ...answer.data, facilities: facilities.slice(from, until) },
    });
  const read = part(0, slice);
  for (let from = slice; from < facilities.length; from += slice) {
    await breathe();
    signal.throwIfAborted();
    read.data.facilities.push(...part(from, from + slice).data.facilities);
  }
  return read;
}
