/** The situations in which places are held, asked for or given back, by what they have in common. */
import { failed } from '../../support/paths.ts';
import { addCourt, addTicket, offline, pause, remove, ticket, yes } from './cartLaw.fixtures.ts';

// Places are held before they are in the cart, renewed while they are there, and given back by name.

export const inHeld = [addTicket, yes('reservePlaces', ticket)];
export const inMore = [...inHeld, addCourt];
export const inRenewing = [...inHeld, pause];
export const inUnsure = [...inRenewing, failed('renewPlaces', offline)];
export const inReleasing = [...inHeld, remove];
export const underWay = ['reserving', 'more', 'renewing', 'releasing'];
