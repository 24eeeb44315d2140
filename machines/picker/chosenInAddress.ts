/** Quantities in the address: `chosen=301x2.304x1` is two of item 301 and one of 304. */
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Quantities } from './pickerItems.ts';

const name = 'chosen';
/** Quantities of up to three digits; anything longer was not written by the portal. */
const entry = /^[1-9]\d{0,14}x[1-9]\d{0,2}$/;

const entriesIn = (written: string): string[] => written.split('.').filter((part) => entry.test(part));

/** The quantities in the address; entries that cannot be read are ignored, and repeated ones count once (014). */
export function readChosen(params: URLSearchParams): Quantities {
  const parts =
    params
      .getAll(name)
      .map(entriesIn)
      .find(({ length }) => length > 0) ?? [];
  return Object.fromEntries(parts.map((part) => part.split('x').map(Number) as [Id, number]));
}

/** Writes the quantities into an address; other parameters stay. */
export function writeChosen(params: URLSearchParams, quantities: Quantities): void {
  const parts = Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [`${id}x${quantity}`] : []));
  if (parts.length === 0) params.delete(name);
  else params.set(name, parts.join('.'));
}
