/** How an address says which seats are chosen: a reload or a link keeps them. */
import type { Id } from '../../../contract/wire/wire.ts';

const parameter = 'seat';

/** Each once; whatever is no seat is as if it were not there. */
export function seatsIn(params: URLSearchParams): Id[] {
  const texts = (params.get(parameter) ?? '').split(',');
  return [...new Set(texts.flatMap((text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : [])))];
}

export function writeSeats(params: URLSearchParams, chosen: readonly Id[]): void {
  if (chosen.length > 0) params.set(parameter, chosen.join(','));
  else params.delete(parameter);
}
