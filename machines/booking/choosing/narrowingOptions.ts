import type { Choice } from '../../../src/contract/offered/facilities.ts';
import type { Id } from '../../../src/contract/wire/wire.ts';
import { serviceOf } from '../bookingContext.ts';
import type { ChoosingContext } from './choosingContext.ts';

/** What the slots can be narrowed down to: the service's facilities, or its tickets where filter_by is 2 (Q2.11.c). */
export function narrowingOptions(context: ChoosingContext): readonly Choice[] {
  const { choices, selectedServices } = context;
  if (selectedServices?.filter_by === 1) return serviceOf(context)?.facilities ?? [];
  return (choices?.tickets ?? []).map(({ product_id, ...names }) => ({ id: product_id, ...names }));
}

export function isNarrowing(context: ChoosingContext, ids: readonly Id[]): boolean {
  const options = new Set(narrowingOptions(context).map(({ id }) => id));
  return ids.every((id) => options.has(id));
}
