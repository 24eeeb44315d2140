/** The law of tickets for customers who are limited, move on, or come back. */
import type { Law } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import {
  added,
  addon,
  addons,
  asksDetails,
  back,
  busy,
  close,
  inCart,
  isNow,
  isThere,
  leaves,
  cutOff,
  noProblem,
  nobodyAsked,
  one,
  onwards,
  passes,
  poolInput,
  problem,
  ticket,
  typed,
  visit,
  wantsLogin,
} from './selling.events.ts';
import { threshold, twoAtMost, isTold, atTickets, oneTicket, inPool, tickets } from './selling.pool.ts';

export const ofOtherTickets: readonly Law[] = [
  // R4.5.11, R4.5.12: on a baps site there is no button to proceed, and adding leads to the cart.
  one(
    'R4.5.12',
    poolInput({ config: at.bapsConfig }),
    [...oneTicket, ticket.add(601), nobodyAsked],
    { ...tickets('adding'), runs: ['addToCart'], ...busy },
    [{ on: added, ...leaves('cart', { quantities: {}, attendees: null }), does: [isTold(1)] }],
  ),
  one(
    'R4.5.11',
    poolInput({ config: at.bapsConfig }),
    [...oneTicket, inCart(at.heldTicket)],
    tickets('picking'),
    [{ on: ticket.set(601, 0), changes: { quantities: { 601: 0 } } }],
    [onwards, visit('extras'), visit('prompt')],
  ),
  one(
    'R4.5.5',
    poolInput({}, { offer: at.poolOffer(false) }),
    inPool,
    tickets('picking'),
    [{ on: onwards, to: 'prompting' }],
    [visit('extras')],
  ),
  one(
    'R4.5.5',
    poolInput({}, { offer: at.poolOffer(false) }),
    [...oneTicket, onwards, nobodyAsked],
    { ...tickets('adding'), runs: ['addToCart'], ...busy },
    [{ on: added, to: 'prompting', changes: { quantities: {}, attendees: null, adding: null }, does: [isTold(1)] }],
  ),
  one(
    'R6.1.11',
    poolInput(),
    [...oneTicket, ticket.add(601), isThere(null)],
    { ...tickets('describing'), runs: ['attendeeDetails'], ...busy },
    [
      {
        on: nobodyAsked,
        to: { tickets: 'awaitingLogin' },
        changes: isNow('pleaseLogin'),
        does: [wantsLogin, passes],
      },
    ],
  ),
  // A signed-out customer who wanted an add-on.
  one(
    'R4.5.6',
    poolInput(),
    [...inPool, onwards, addon.set(901, 1), isThere(null), addon.add(901)],
    addons('awaitingLogin'),
    [
      { on: back, ...leaves('slot', { problem: null }) },
      { on: visit('choosing'), ...leaves('slot', { problem: null }) },
    ],
    [isThere(null)],
  ),
  one(
    'Q6.1.b',
    poolInput(),
    [...oneTicket, ticket.add(601), isThere(null), nobodyAsked],
    tickets('awaitingLogin'),
    [{ on: onwards, does: [wantsLogin] }],
    [isThere(null)],
  ),
  one('R4.5.7', poolInput({ surface: 'page' }), atTickets, tickets('picking'), [{ on: close, ...leaves('grid') }]),
  // Details of tickets that were being filled in before a reload are restored, if the tickets may stay.
  ...(
    [
      [{ 601: 2 }, { tickets: 'describing' }, { tickets: 2, people: 2 }],
      [{ 601: 6 }, { tickets: 'picking' }, null],
    ] as const
  ).flatMap(([quantities, to, party]) => {
    const describingAgain = { products: [601], leaves: false };
    const draft = at.draftOf({
      serviceId: 2,
      facilityId: 201,
      step: 'tickets',
      quantities,
      describing: describingAgain,
    });
    const again = { adding: describingAgain, draft: null };
    const does = party ? [asksDetails(2, { isWhole: false, ...party })] : [];
    const changes = party ? again : { quantities: {}, draft: null };
    return [
      one(
        'F21',
        poolInput({}, { quantities, draft }),
        [],
        { state: 'loadingThreshold', runs: ['loadThreshold'], ...busy },
        [
          { on: twoAtMost, to, changes: { ...changes, customerThreshold: 2 }, does },
          { on: cutOff('loadThreshold'), to, changes, does },
        ],
      ),
    ];
  }),
  // Details of tickets are restored through the tickets step.
  one(
    'F12',
    poolInput({}, { at: 'details', quantities: { 601: 1 } }),
    [],
    { state: 'loadingThreshold', runs: ['loadThreshold'], ...busy },
    [{ on: threshold, to: { tickets: 'picking' } }],
  ),
  // A quantity's problem is cleared by the next step.
  one(
    'R4.5.5',
    poolInput({}, { offer: at.poolOffer(false) }),
    [...inPool, ticket.set(601, 6)],
    { ...tickets('picking'), knows: isNow('capacityExceeded', { remaining: 4, requested: 6 }) },
    [{ on: onwards, to: 'prompting', changes: noProblem, does: [passes] }],
  ),
  // Forward leads to the details only where the tickets are still available (F12).
  one(
    'F12',
    poolInput(),
    [
      ...atTickets,
      ticket.set(601, 5),
      ticket.add(601),
      typed,
      visit('tickets'),
      inCart({ ...at.heldTicket, quantity: 3 }),
    ],
    tickets('picking'),
    [
      {
        on: visit('details'),
        changes: isNow('capacityExceeded', { remaining: 2, requested: 5 }),
        does: [passes],
      },
    ],
  ),
  // A message from before a reload is cleared after restoring (F12).
  ...(() => {
    const describingAgain = { products: [601], leaves: false };
    const draft = at.draftOf({
      serviceId: 2,
      facilityId: 201,
      step: 'tickets',
      quantities: { 601: 2 },
      describing: describingAgain,
    });
    const said = problem('lost');
    return [
      one(
        'F12',
        poolInput({ problem: said }, { quantities: { 601: 2 }, draft }),
        [twoAtMost],
        { ...tickets('describing'), runs: ['attendeeDetails'], ...busy, knows: { problem: said } },
        [
          { on: visit('choosing'), ...leaves('slot', { problem: null }) },
          {
            on: visit('tickets'),
            to: tickets('picking').state,
            changes: { adding: null, ...noProblem },
            does: [passes],
          },
        ],
      ),
    ];
  })(),
];
