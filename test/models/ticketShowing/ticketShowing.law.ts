/** The law of showing a ticket at the gate, from R2.3.3; see docs/guide/testing.md. */
import { ticketShowingMachine } from '../../../machines/ticketShowing/ticketShowingMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';

const show = (index: number) => ({ type: 'ticket.show', index });
const swipe = (by: number) => ({ type: 'ticket.swipe', by });
const next = { type: 'ticket.next' };
const previous = { type: 'ticket.previous' };
const kept = { type: 'screen.kept' };
const released = { type: 'screen.released' };
const close = { type: 'showing.close' };

const dimming = { state: { open: 'dimming' }, runs: ['stayAwake'] } as const;
const awake = { state: { open: 'awake' }, runs: ['stayAwake'] } as const;
const on = (current: number) => ({ knows: { count: 3, current } });
const every = ['first', 'middle', 'middleAwake', 'last'];
const atMiddle = ['middle', 'middleAwake'];

/** Another ticket on the same screen, which is as bright and awake as before. */
const to = (situations: string[], event: Row['on'], current: number): Row => ({
  law: 'R2.3.3',
  in: situations,
  on: event,
  changes: { current },
});

/** Three people; all tickets of one order. */
export const ofThree: Law = {
  machine: ticketShowingMachine,
  begins: [],
  input: { count: 3 },
  callbackActors: ['stayAwake'],
  situations: {
    closed: { by: [], state: 'closed', ...on(-1) },
    first: { by: [show(0)], ...dimming, ...on(0) },
    middle: { by: [show(1)], ...dimming, ...on(1) },
    middleAwake: { by: [show(1), kept], ...awake, ...on(1) },
    last: { by: [show(2)], ...dimming, ...on(2) },
  },
  rows: [
    ...[0, 1, 2].map((index): Row => {
      const starts = { starts: 'stayAwake', input: undefined };
      const changes = { current: index };
      return { law: 'R2.3.3', in: ['closed'], on: show(index), to: { open: 'dimming' }, changes, does: [starts] };
    }),
    to([...atMiddle, 'last'], show(0), 0),
    to(['first', 'last'], show(1), 1),
    to(['first', ...atMiddle], show(2), 2),
    to(['first'], next, 1),
    to(atMiddle, next, 2),
    to(['last'], previous, 1),
    to(atMiddle, previous, 0),
    // A finger that goes to where reading began brings the next person's.
    to(['first'], swipe(-48), 1),
    to(atMiddle, swipe(-48), 2),
    to(['last'], swipe(48), 1),
    to(atMiddle, swipe(48), 0),
    { law: 'R2.3.3', in: ['first', 'middle', 'last'], on: kept, to: { open: 'awake' } },
    { law: 'R2.3.3', in: ['middleAwake'], on: released, to: { open: 'dimming' } },
    { law: 'R2.3.3', in: every, on: close, to: 'closed' },
  ],
  refused: [show(-1), show(3), show(1.5), show(Number.NaN), swipe(47), swipe(-47), swipe(0)],
};
