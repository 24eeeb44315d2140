/** The laws of a chosen court, for a customer in a dialog, from R4.5, R4.6, R5.7, Q2.12.c, Q4.5.a, Q4.5.b, Q4.5.c and F30. */
import { sellingMachine } from '../../../../machines/booking/selling/sellingMachine.ts';
import type { Law } from '../../../support/law/law.ts';
import { done } from '../../../support/paths.ts';
import * as at from '../booking.fixtures.ts';
import { joined } from '../choosing/choosing.events.ts';
import {
  accept,
  added,
  addon,
  adds,
  askLogin,
  asksDetails,
  back,
  balls,
  close,
  courtInput,
  courtLines,
  decline,
  factRows,
  heldCourt,
  inCart,
  isAdded,
  isNow,
  isThere,
  leaves,
  cutOff,
  named,
  noProblem,
  nobodyAsked,
  onwards,
  openCart,
  passes,
  problem,
  racket,
  taken,
  ticket,
  turnedBack,
  twice,
  typed,
  visit,
  wantsLogin,
  wantsLoginOfThem,
} from './selling.events.ts';
import { court, atAddons, inAddons, atPrompt } from './selling.bought.ts';

/** At the add-ons, with the court in the cart and without it. */
const held = ['held', 'oneRacket', 'both', 'unknown'];
const notHeld = atAddons.filter((name) => !held.includes(name));

export const ofCourt: Law = {
  machine: sellingMachine,
  unnoticed: {
    ...Object.fromEntries(
      [
        'addons.picking · stop.visit [2] / 2',
        'addons.picking · stop.visit [3] / 2',
        'prompting · stop.visit [2] / 2',
        'prompting · stop.visit [3] / 2',
        'tickets.added · always [1] / 1',
        'tickets.describing · stop.visit [1] / 2',
        'tickets.picking · stop.visit [2] / 2',
        'tickets.picking · stop.visit [3] / 2',
      ].map((where) => [
        `an action left out: ${where}`,
        'Whoever may choose adds nothing: to come to the selection, or from it, ends the adding as well.',
      ]),
    ),
    ...Object.fromEntries(
      [
        'a value that is not kept: clearThreshold',
        'an action left out: loadingThreshold · loadThreshold onError [0] / 1',
        'an action left out: loadingThreshold · loadThreshold onError [1] / 1',
      ].map((defect) => [defect, 'The limit is asked for once, and there is none before.']),
    ),
  },
  input: courtInput(),
  begins: [asksDetails(1, { isWhole: true, capacity: null })],
  situations: court,
  rows: joined([
    { law: 'R2.12.9', in: ['describing'], on: typed, changes: { attendeeDetails: at.attendeeDetails } },
    { law: 'A19', in: ['describing', 'describingOn'], on: askLogin, does: [wantsLoginOfThem] },
    // R4.5.2: its default products at once, as one group.
    {
      law: 'R4.5.2',
      in: ['describing', 'describingOn'],
      on: nobodyAsked,
      to: 'adding',
      changes: { attendees: { customers: [], saves: false } },
      does: [{ starts: 'addToCart', input: { lines: courtLines, grouped: true } }],
    },
    {
      law: 'R3.6.3',
      in: ['describing', 'describingOn'],
      on: named,
      to: 'adding',
      changes: { attendees: { customers: [{ name: 'Nour' }], saves: true } },
      does: [
        {
          starts: 'addToCart',
          input: {
            lines: courtLines.map((line) => ({ ...line, customers: [{ name: 'Nour' }], save_detail_for_future: true })),
            grouped: true,
          },
        },
      ],
    },
    { law: 'Q2.12.c', in: ['describing', 'describingOn'], on: turnedBack, ...leaves('slot') },
    {
      law: 'F07',
      in: ['describing', 'describingOn'],
      on: cutOff('attendeeDetails'),
      ...leaves('slot', { problem: problem('lost') }),
    },
    { law: 'R4.5.6', in: ['describing', 'describingOn'], on: visit('choosing'), ...leaves('slot') },
    { law: 'R4.5.3', in: ['adding'], on: added, to: 'addons', changes: { attendees: null } },
    // The whole court was being added, and the step left afterwards.
    {
      law: 'F30',
      in: ['adding'],
      on: taken,
      ...leaves('grid', { problem: problem('placeTaken'), missed: { products: [], leaves: true } }),
    },
    { law: 'Q4.5.c', in: ['adding'], on: twice, ...leaves('slot', { problem: problem('productInCart') }) },
    // R5.5.7, R5.5.9: as many as there are.
    { law: 'R5.5.7', in: ['addons', 'held'], on: addon.set(901, 2), changes: { addons: { 901: 2 } } },
    {
      law: 'R5.5.7',
      in: ['addonChosen', 'oneRacket', 'unknown'],
      on: addon.set(901, 2),
      changes: { addons: { 901: 2 } },
    },
    { law: 'R5.5.7', in: ['both'], on: addon.set(901, 2), changes: { addons: { 901: 2, 902: 1 } } },
    {
      law: 'R5.5.9',
      in: atAddons,
      on: addon.set(901, 3),
      changes: isNow('maxQuantityReached', { max: 2 }),
      does: [passes],
    },
    {
      law: 'R8.2.8',
      in: ['addonChosen'],
      on: addon.add(901),
      changes: isNow('addTicketFirst'),
      does: [passes],
    },
    {
      law: 'R8.2.8',
      in: ['addonChosen'],
      on: onwards,
      changes: isNow('addTicketFirst'),
      does: [passes],
    },
    {
      law: 'R4.6.3',
      in: ['oneRacket', 'both'],
      on: addon.add(901),
      to: 'addingRacket',
      changes: { adding: { products: [901], leaves: false } },
      does: [adds(racket(1))],
    },
    {
      law: 'R4.5.5',
      in: ['oneRacket'],
      on: onwards,
      to: 'addingLast',
      changes: { adding: { products: [901], leaves: true } },
      does: [adds(racket(1))],
    },
    {
      law: 'R4.5.5',
      in: ['both'],
      on: onwards,
      to: 'addingAll',
      changes: { adding: { products: [901, 902], leaves: true } },
      does: [adds(racket(1))],
    },
    { law: 'R4.5.5', in: ['addons', 'held'], on: onwards, to: 'prompting' },
    {
      law: 'R4.6.3',
      in: ['addingRacket'],
      on: done('addAddon'),
      to: 'held',
      changes: { addons: {}, adding: null },
      does: [isAdded('Racket', 'مضرب')],
    },
    // One after the other, so that each is either in the cart or still chosen.
    {
      law: 'R4.6.3',
      in: ['addingAll'],
      on: done('addAddon'),
      changes: { addons: { 902: 1 }, adding: { products: [902], leaves: true } },
      does: [isAdded('Racket', 'مضرب'), adds(balls)],
    },
    {
      law: 'R4.5.5',
      in: ['addingLast'],
      on: done('addAddon'),
      to: 'prompting',
      changes: { addons: {}, adding: null },
      does: [isAdded('Racket', 'مضرب')],
    },
    {
      law: 'F07',
      in: ['addingRacket', 'addingAll', 'addingLast'],
      on: cutOff('addAddon'),
      to: 'oneRacket',
      changes: { adding: null, ...isNow('lost') },
      does: [passes],
    },
    // Q4.5.b: the court was put into the cart, and its slot is no longer to be had; has it gone from there, nothing is said.
    { law: 'Q4.5.b', in: notHeld, on: back, ...leaves('grid') },
    { law: 'Q4.5.b', in: [...notHeld, 'prompting'], on: visit('choosing'), ...leaves('grid') },
    // It is there, and another one would be one more.
    { law: 'Q4.5.d', in: [...held, 'awaitingLogin'], on: back, ...leaves('grid', { problem: problem('timeInCart') }) },
    {
      law: 'Q4.5.d',
      in: [...held, 'promptingHeld', 'awaitingLogin'],
      on: visit('choosing'),
      ...leaves('grid', { problem: problem('timeInCart') }),
    },
    { law: 'R5.7.8', in: ['held', 'oneRacket', 'both', 'unknown'], on: visit('prompt'), to: 'prompting' },
    { law: 'R5.7.8', in: ['promptingHeld'], on: visit('extras'), to: 'addons' },
    { law: 'R4.5.7', in: [...inAddons, 'awaitingLogin', ...atPrompt], on: close, ...leaves('closed') },
    { law: 'Q6.1.b', in: ['awaitingLogin'], on: onwards, does: [wantsLogin] },
    {
      law: 'Q6.1.b',
      in: ['awaitingLogin'],
      on: isThere(at.customer),
      to: 'addingRacket',
      changes: { user: at.customer, ...noProblem },
      does: [adds(racket(1)), passes],
    },
    {
      law: 'Q6.1.b',
      in: ['awaitingLogin'],
      on: isThere(at.partner),
      to: 'addingRacket',
      changes: { user: at.partner, ...noProblem },
      does: [adds(racket(1)), passes],
    },
    { law: 'R4.5.8', in: atPrompt, on: accept, ...leaves('anew') },
    { law: 'R4.5.9', in: atPrompt, on: decline, ...leaves('closed') },
    { law: 'R2.12.4', in: atPrompt, on: openCart, ...leaves('cart') },
    ...factRows(court, ['awaitingLogin', 'describingOn', 'adding', 'unknown']),
    { law: 'T06', in: ['adding'], on: isThere(at.partner), changes: { user: at.partner, attendees: null } },
    { law: 'R4.1.6', in: ['unknown'], on: isThere(at.partner), changes: { user: at.partner } },
    { law: 'R4.1.6', in: ['unknown'], on: isThere(at.customer), changes: { user: at.customer } },
    // The login is requested only when something is to be added.
    {
      law: 'Q6.1.b',
      in: ['unknown'],
      on: addon.add(901),
      to: 'awaitingLogin',
      changes: { adding: { products: [901], leaves: false }, ...isNow('pleaseLogin') },
      does: [wantsLogin, passes],
    },
    {
      law: 'Q6.1.b',
      in: ['unknown'],
      on: onwards,
      to: 'awaitingLogin',
      changes: { adding: { products: [901], leaves: true }, ...isNow('pleaseLogin') },
      does: [wantsLogin, passes],
    },
    {
      law: 'T06',
      in: ['describingOn'],
      on: isThere(at.partner),
      changes: { user: at.partner, attendeeDetails: null },
    },
    {
      law: 'R5.7.8',
      in: Object.keys(court).filter(
        (name) =>
          ![
            'held',
            'oneRacket',
            'both',
            'addingRacket',
            'addingAll',
            'addingLast',
            'unknown',
            'awaitingLogin',
            'promptingHeld',
          ].includes(name),
      ),
      on: inCart(heldCourt),
      changes: { cartLines: [heldCourt] },
    },
  ]),
  refused: [addon.add(999), addon.add(901), ticket.set(601, 1), ticket.add(601), visit('tickets'), visit('details')],
};
