/** Dates and times that look right and do not exist: 31 February, 25:00:00. The contract's patterns let them pass. */
import { isRealDate, isRealTime } from '../slots/slotQuestion.ts';

const date = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}:\d{2}$/;

/** Path of the first one in a value, null when there is none. */
export function impossibleDate(value: unknown, path = ''): string | null {
  if (typeof value === 'string') {
    const exists = date.test(value) ? isRealDate(value) : !time.test(value) || isRealTime(value);
    return exists ? null : path || 'value';
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = impossibleDate(item, path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
