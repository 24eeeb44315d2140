/** How an address says what is chosen: `chosen=301x2.304x1`, two of one and one of another. */
import type { Id } from '../../src/contract/wire/wire.ts';
import type { Quantities } from './pickerItems.ts';

const name = 'chosen';
/** No more than anybody orders; what is longer was not written by us. */
const entry = /^[1-9]\d{0,14}x[1-9]\d{0,2}$/;

const entriesIn = (written: string): string[] => written.split('.').filter((part) => entry.test(part));

/** What the address says is chosen; what cannot be read is as if it were not there, and what is said again counts once (014). */
export function readChosen(params: URLSearchParams): Quantities {
  const parts =
    params
      .getAll(name)
      .map(entriesIn)
      .find(({ length }) => length > 0) ?? [];
  return Object.fromEntries(parts.map((part) => part.split('x').map(Number) as [Id, number]));
}

/** Writes into an address what is chosen; what else stands there is left. */
export function writeChosen(params: URLSearchParams, quantities: Quantities): void {
  const parts = Object.entries(quantities).flatMap(([id, quantity]) => (quantity > 0 ? [`${id}x${quantity}`] : []));
  if (parts.length === 0) params.delete(name);
  else params.set(name, parts.join('.'));
}
