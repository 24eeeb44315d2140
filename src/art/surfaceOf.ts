import type { Id } from '../contract/wire/wire.ts';

/** How many numbers a colourway may have; a court has fewer of them, which come in turn. */
const colourways = 12;

/** The colourway of a facility: the same in every picture of it, from the card to the list of bookings. */
export const surfaceOf = (facilityId: Id): number => facilityId % colourways;
