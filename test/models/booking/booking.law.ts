/** The law of a booking as a whole, from R4.1.6, R4.5.6 to R4.5.9, R4.5.12, R8.1.6 and F12; see docs/guide/testing.md. */
import { expect } from 'vitest';
import { bookingMachine } from '../../../machines/booking/bookingMachine.ts';
import { noSelection } from '../../../machines/booking/bookingSelection.ts';
import type { Effect, Law, Row } from '../../support/law/law.ts';
import { done } from '../../support/paths.ts';
import * as at from './booking.fixtures.ts';
import { saleOf } from './choosing/choosing.events.ts';
import { silentActors } from './booking.standing.ts';

const sale = saleOf('details');
const chosen = { type: 'slot.chosen', sale };
const close = { type: 'dialog.close' };
const toChoosing = (sends: object): Effect => ({ sends, to: 'choosing' });
const toSelling = (sends: object): Effect => ({ sends, to: 'selling' });

const ended = (to: string) =>
  done('selling', { to, quantities: { 601: 1 }, addons: {}, attendeeDetails: null, problem: null });
const resumed = (to: string): Row => ({
  law: 'R4.5.6',
  in: ['selling'],
  on: ended(to),
  to: 'choosing',
  does: [toChoosing({ type: 'selection.resume', end: ended(to)['output'] })],
});

/** News from outside is passed on to the steps that need it. */
const passedOn = (event: { type: string }, changes: Row['changes'] & object): Row[] => [
  { law: 'R4.1.6', in: ['choosing'], on: event, changes, does: [toChoosing(event)] },
  { law: 'R4.1.6', in: ['selling'], on: event, changes, does: [toChoosing(event), toSelling(event)] },
];
/** News from a step is emitted by the booking. */
const toldOn = (law: string, event: { type: string }): Row => ({
  law,
  in: ['choosing', 'selling'],
  on: event,
  does: [{ emits: event }],
});

const toPortal = (law: string, situations: string[], event: { type: string }): Row => ({
  law,
  in: situations,
  on: event,
  does: [{ sends: event, to: at.portal.id }],
});

const lawOf = (surface: 'dialog' | 'page', rows: readonly Row[], refused: Law['refused'] & object): Law => {
  const input = at.inputOf({ surface });
  const facts = { config: at.config, surface, user: at.customer, cartLines: [], now: at.now };
  const runs = ['choosing', ...silentActors];
  return {
    machine: bookingMachine,
    input,
    callbackActors: silentActors,
    // The order in which they start does not matter.
    begins: expect.arrayContaining([
      { starts: 'choosing', input: expect.objectContaining({ config: at.config, user: at.customer }) as unknown },
      ...['watchSelection', 'persistDraft'].map((starts) => ({
        starts,
        input: { booking: expect.anything() as unknown },
      })),
    ]) as Effect[],
    situations: {
      choosing: { by: [], state: 'choosing', runs, knows: { input, ...facts, sale: null } },
      selling: { by: [chosen], state: 'selling', runs: [...runs, 'selling'], knows: { sale } },
    },
    rows: [
      {
        law: 'R4.5.1',
        in: ['choosing'],
        on: chosen,
        to: 'selling',
        changes: { sale },
        does: [{ starts: 'selling', input: { ...facts, ...sale, parent: expect.anything() } }],
      },
      ...rows,
    ],
    refused,
  };
};

export const inDialog = lawOf(
  'dialog',
  [
    ...passedOn({ type: 'minute.passed', now: `${at.today} 08:01:00` } as never, { now: `${at.today} 08:01:00` }),
    ...passedOn({ type: 'session.changed', user: null } as never, { user: null }),
    ...passedOn({ type: 'cart.changed', lines: [at.heldTicket] } as never, { cartLines: [at.heldTicket] }),
    ...['choosing', 'selling'].map((name): Row => {
      const visit = { type: 'stop.visit', stop: 'tickets' };
      return { law: 'F12', in: [name], on: visit, does: [{ sends: visit, to: name }] };
    }),
    toPortal('Q6.1.b', ['choosing', 'selling'], { type: 'login.wanted', entered: null } as never),
    // What was entered at the attendees' form goes along (A19).
    toPortal('A19', ['choosing', 'selling'], {
      type: 'login.wanted',
      entered: { name: 'Nour', country_code: '966', mobile_number: '501112223', email: 'nour@haddad.example' },
    } as never),
    // The selection is reported for the address (F14).
    toPortal('F14', ['choosing', 'selling'], {
      type: 'selection.changed',
      selection: noSelection,
      stop: 'tickets',
    } as never),
    toldOn('R8.1.6', { type: 'question.refused', message: 'We are closed today' } as never),
    toldOn('R8.1.6', { type: 'problem.passed' }),
    toldOn('R4.6.3', { type: 'tickets.added', quantity: 2 } as never),
    toldOn('R4.6.3', { type: 'addon.added', name: 'Racket', arName: 'مضرب', quantity: 1 } as never),
    // With the lines in the cart, or without a message (R4.5.12).
    {
      law: 'R4.5.12',
      in: ['selling'],
      on: ended('cart'),
      to: 'closed',
      does: [{ sends: { type: 'cart.wanted' }, to: at.portal.id }],
    },
    { law: 'R4.5.9', in: ['selling'], on: ended('closed'), to: 'closed' },
    ...['slot', 'grid', 'anew', 'login'].map(resumed),
    { law: 'R4.5.7', in: ['choosing', 'selling'], on: close, to: 'closed' },
  ],
  [],
);

/** On a page the panel is not closed; the steps over it end by themselves. */
export const onPage = lawOf('page', [{ law: 'R4.5.7', in: ['selling'], on: close, does: [toSelling(close)] }], []);
