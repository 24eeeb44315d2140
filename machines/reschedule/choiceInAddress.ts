/** The day and slot chosen on the page of a booking that is moved, in its address: ?day=2026-11-26&at=2026-11-27T00:30&court=101 (F14). */
import type { Id } from '../../src/contract/wire/wire.ts';
import { isDay } from '../person/birthDate.ts';

export interface RescheduleChoice {
  /** The day whose slots are shown; those after its midnight belong to it. */
  date: string;
  slot: { date: string; startTime: string; facilityId: Id } | null;
}

const names = { date: 'day', start: 'at', facility: 'court' } as const;
const isStart = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The choice in an address; null where no day can be read. */
export function choiceIn(params: URLSearchParams): RescheduleChoice | null {
  const date = params.getAll(names.date).find(isDay);
  if (date === undefined) return null;
  const start = params.getAll(names.start).find((text) => isStart.test(text));
  const facility = params.getAll(names.facility).find((id) => /^[1-9]\d{0,8}$/.test(id));
  if (start === undefined || facility === undefined) return { date, slot: null };
  const slot = { date: start.slice(0, 10), startTime: `${start.slice(11)}:00`, facilityId: Number(facility) };
  return { date, slot };
}

export function writeChoice(params: URLSearchParams, { date, slot }: RescheduleChoice): void {
  for (const name of Object.values(names)) params.delete(name);
  params.set(names.date, date);
  if (slot === null) return;
  params.set(names.start, `${slot.date}T${slot.startTime.slice(0, 5)}`);
  params.set(names.facility, String(slot.facilityId));
}
