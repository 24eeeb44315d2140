import type { Choice } from '../../src/contract/facilities.ts';
import { serviceOf, type BookingContext } from './bookingContext.ts';

/** What the slots can be narrowed down to: the facilities of the service, or its tickets with filter_by 2 (Q2.11.c). */
export function narrowingOptions(context: BookingContext): readonly Choice[] {
  const { choices, selectedServices } = context;
  if (selectedServices?.filter_by === 1) return serviceOf(context)?.facilities ?? [];
  return (choices?.tickets ?? []).map(({ product_id, ...names }) => ({ id: product_id, ...names }));
}
