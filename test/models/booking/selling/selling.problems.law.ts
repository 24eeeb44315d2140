/** The laws of earlier problems: any next step clears them (R4.5, R4.6.3, F12). */
import type { Law } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import {
  added,
  adding,
  addon,
  addons,
  adds,
  asksDetails,
  back,
  busy,
  close,
  courtInput,
  decline,
  describing,
  heldCourt,
  leaves,
  nobodyAsked,
  one,
  onwards,
  passes,
  poolInput,
  problem,
  racket,
  ticket,
  typed,
  visit,
} from './selling.events.ts';
import { atTickets, inPool, oneLeaving, oneStaying, swimmer, tickets } from './selling.pool.ts';

/** Any next step clears an earlier problem. */
const saidBefore = problem('lost');
const unsaid = { problem: null, toldProblem: null };
const said = (sale: object = {}) => ({ problem: saidBefore, ...sale });
const atAddonsAgain = addons('picking').state;

export const afterWords: readonly Law[] = [
  one('F12', courtInput({}, said()), [], describing, [{ on: visit('choosing'), ...leaves('slot', { problem: null }) }]),
  one('R4.5.5', courtInput({ cartLines: [heldCourt] }, said({ at: 'extras' })), [], addons('picking'), [
    { on: onwards, to: 'prompting', changes: unsaid, does: [passes] },
    { on: back, ...leaves('grid', { problem: problem('timeInCart') }) },
    { on: visit('choosing'), ...leaves('grid', { problem: problem('timeInCart') }) },
    { on: visit('prompt'), to: 'prompting', changes: unsaid, does: [passes] },
  ]),
  // Taken out of the cart in another tab.
  one('Q4.5.d', courtInput({}, said({ at: 'extras' })), [], addons('picking'), [
    { on: back, ...leaves('grid', { problem: null }) },
    { on: visit('choosing'), ...leaves('grid', { problem: null }) },
  ]),
  one('R4.5.7', courtInput({ surface: 'page' }, said({ at: 'extras' })), [], addons('picking'), [
    { on: close, ...leaves('grid', { problem: null }) },
  ]),
  one('R4.5.6', poolInput({}, said({ at: 'extras' })), [], addons('picking'), [
    { on: back, ...leaves('slot', { problem: null }) },
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
    { on: visit('tickets'), to: { tickets: 'picking' }, changes: unsaid, does: [passes] },
  ]),
  one(
    'R4.5.9',
    courtInput({ surface: 'page', cartLines: [heldCourt] }, said({ at: 'prompt' })),
    [],
    { state: 'prompting' },
    [
      { on: close, ...leaves('grid', { problem: null }) },
      { on: decline, ...leaves('grid', { problem: null }) },
      { on: visit('choosing'), ...leaves('grid', { problem: problem('timeInCart') }) },
      { on: visit('extras'), to: atAddonsAgain, changes: unsaid, does: [passes] },
    ],
  ),
  one('F12', poolInput({}, said({ at: 'prompt' })), [], { state: 'prompting' }, [
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
    { on: visit('tickets'), to: { tickets: 'picking' }, changes: unsaid, does: [passes] },
  ]),
  one('F12', poolInput({}, said()), [], { state: 'loadingThreshold', runs: ['loadThreshold'], ...busy }, [
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
  ]),
  one('R4.5.6', poolInput({}, said()), atTickets, tickets('picking'), [
    { on: back, ...leaves('slot', { problem: null }) },
    { on: visit('choosing'), ...leaves('slot', { problem: null }) },
  ]),
  one('R4.5.7', poolInput({ surface: 'page' }, said()), atTickets, tickets('picking'), [
    { on: close, ...leaves('grid', { problem: null }) },
  ]),
  one('R4.5.5', poolInput({}, said()), inPool, tickets('picking'), [
    { on: onwards, to: atAddonsAgain, changes: unsaid, does: [passes] },
    { on: visit('extras'), to: atAddonsAgain, changes: unsaid, does: [passes] },
    { on: visit('prompt'), to: 'prompting', changes: unsaid, does: [passes] },
  ]),
  one('R4.5.5', poolInput({}, said({ quantities: { 601: 1 } })), atTickets, tickets('picking'), [
    {
      on: onwards,
      to: { tickets: 'describing' },
      changes: { ...unsaid, adding: oneLeaving },
      does: [asksDetails(2, swimmer), passes],
    },
    {
      on: ticket.add(601),
      to: { tickets: 'describing' },
      changes: { ...unsaid, adding: oneStaying },
      does: [asksDetails(2, swimmer), passes],
    },
  ]),
  one(
    'F12',
    poolInput({}, said({ quantities: { 601: 1 }, attendeeDetails: at.attendeeDetails })),
    atTickets,
    tickets('picking'),
    [
      {
        on: visit('details'),
        to: { tickets: 'describing' },
        changes: { ...unsaid, adding: oneLeaving },
        does: [asksDetails(2, swimmer, at.attendeeDetails), passes],
      },
    ],
  ),
  one(
    'R4.6.3',
    courtInput({ cartLines: [heldCourt] }, said({ at: 'extras', addons: { 901: 1 } })),
    [],
    addons('picking'),
    [true, false].map((leavesThen) => ({
      on: leavesThen ? onwards : addon.add(901),
      to: addons('adding').state,
      changes: { ...unsaid, adding: { products: [901], leaves: leavesThen } },
      does: [adds(racket(1)), passes],
    })),
  ),
  // The attendees' details are now in the cart.
  one('R4.5.3', courtInput(), [typed, nobodyAsked], adding, [
    { on: added, to: atAddonsAgain, changes: { attendeeDetails: null, attendees: null } },
  ]),
];
