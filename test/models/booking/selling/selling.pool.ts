/** A pool's tickets: what happens to them, and where they stand. */
import type { Effect, Situation } from '../../../support/law/law.ts';
import { done } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import { toParent } from '../choosing/choosing.events.ts';
import {
  addons,
  busy,
  courtLine,
  inCart,
  isThere,
  nobodyAsked,
  onwards,
  problem,
  ticket,
  typed,
  visit,
} from './selling.events.ts';

// Tickets of the pool, for a customer in a dialog.
export const threshold = done('loadThreshold', null);

export const twoAtMost = done('loadThreshold', 2);
export const swimmer = { isWhole: false, tickets: 1, people: 1 };

export const poolLine = (changes: object = {}) => ({
  ...courtLine('Swimming, 25 m pool', 601, 40, 2, 42),
  sport: 'Swimming',
  venueServiceId: 2,
  facilityId: 201,
  name: 'Adult swim',
  ar_name: 'سباحة بالغين',
  ar_detail: 'سباحة، مسبح 25 م',
  capacityBased: true,
  ...changes,
});

export const puts = (...lines: object[]): Effect => ({ starts: 'addToCart', input: { lines, grouped: false } });
export const isTold = (quantity: number): Effect => ({ sends: { type: 'tickets.added', quantity }, to: toParent });
export const atTickets = [threshold];
export const oneTicket = [...atTickets, ticket.set(601, 1)];
export const inPool = [...atTickets, inCart(at.heldTicket)];
export const tickets = (state: string) => ({ state: { tickets: state } });
export const oneLeaving = { products: [601], leaves: true };
export const oneStaying = { products: [601], leaves: false };

export const pool: Record<string, Situation> = {
  loadingThreshold: { by: [], state: 'loadingThreshold', runs: ['loadThreshold'], ...busy },
  tickets: { by: atTickets, ...tickets('picking'), knows: { customerThreshold: null, quantities: {} } },
  oneTicket: { by: oneTicket, ...tickets('picking') },
  /** All remaining tickets, of which another tab has put three into the cart. */
  tooMany: {
    by: [...atTickets, ticket.set(601, 5), inCart({ ...at.heldTicket, quantity: 3 })],
    ...tickets('picking'),
  },
  inPool: { by: inPool, ...tickets('picking') },
  typed: { by: [...oneTicket, ticket.add(601), typed, visit('tickets')], ...tickets('picking') },
  describing: { by: [...oneTicket, ticket.add(601)], ...tickets('describing'), runs: ['attendeeDetails'], ...busy },
  describingAll: { by: [...oneTicket, onwards], ...tickets('describing'), runs: ['attendeeDetails'], ...busy },
  adding: { by: [...oneTicket, ticket.add(601), nobodyAsked], ...tickets('adding'), runs: ['addToCart'], ...busy },
  addingAll: { by: [...oneTicket, onwards, nobodyAsked], ...tickets('adding'), runs: ['addToCart'], ...busy },
  awaitingLogin: {
    by: [...oneTicket, ticket.add(601), isThere(null), nobodyAsked],
    ...tickets('awaitingLogin'),
    knows: { problem: problem('pleaseLogin'), user: null },
  },
  addons: { by: [...inPool, onwards], ...addons('picking') },
  prompting: { by: [...inPool, onwards, onwards], state: 'prompting' },
};

export const choosingTickets = ['tickets', 'oneTicket', 'inPool', 'typed'];

export const inTickets = [
  ...choosingTickets,
  'tooMany',
  'describing',
  'describingAll',
  'adding',
  'addingAll',
  'awaitingLogin',
];

export const isDescribing = ['describing', 'describingAll'];
