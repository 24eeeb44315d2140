import type { Id } from '../../../src/contract/wire/wire.ts';
import type { Filter } from '../bookingWishes.ts';
import type { ServiceChoices } from '../bookingContext.ts';
import { anyFilter, clearedSlot } from '../restoring/bookingStart.ts';
import type { ChoosingContext } from './choosingContext.ts';

/** Whether a filter of the service has that value; null is *Any*. */
export const isChoice = (choices: ServiceChoices | null, filter: Filter, value: number | null): boolean => {
  if (choices === null || value === null) return choices !== null;
  if (filter === 'outdoor') return (choices.outdoor ?? []).some((one) => one === value);
  const lists = { surface: choices.surfaces, formation: choices.formations };
  return (lists[filter] ?? []).some(({ id }) => id === value);
};

/** Another service: everything else of the selection is cleared, except the day (R4.4.1, R4.4.2). */
export const ofService = ({ services }: ChoosingContext, serviceId: Id): Partial<ChoosingContext> => ({
  ...clearedSlot,
  selectedServices: {
    id: serviceId,
    filter_by: services.find(({ id }) => id === serviceId)?.filter_by ?? 1,
    facilities: [],
  },
  choices: null,
  filters: anyFilter,
  schedule: null,
  selectedTimeRange: 'all',
  pages: 0,
});
