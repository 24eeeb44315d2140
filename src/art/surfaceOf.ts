import type { Id } from '../contract/wire/wire.ts';

/** How many colourways a court may have. */
const ways = 12;

/** The colourway of a facility: the same in every picture of it, from the card to the list of bookings. */
export const surfaceOf = (facilityId: Id): number => facilityId % ways;
