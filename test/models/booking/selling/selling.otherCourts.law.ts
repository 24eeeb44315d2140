/** The law of courts without add-ons, or already in the cart. */
import type { Law } from '../../../support/law/law.ts';
import * as at from '../booking.fixtures.ts';
import {
  added,
  adding,
  addons,
  close,
  courtInput,
  decline,
  describing,
  heldCourt,
  leaves,
  nobodyAsked,
  one,
  onwards,
  openCart,
  problem,
  visit,
} from './selling.events.ts';
import { toAddons } from './selling.bought.ts';

export const ofOtherCourts: readonly Law[] = [
  // Nothing to take along.
  one('R4.5.3', courtInput({}, { offer: at.courtOffer(101, false) }), [nobodyAsked], adding, [
    { on: added, to: 'prompting', changes: { attendees: null } },
  ]),
  one('R4.5.12', courtInput({ config: at.bapsConfig }), [nobodyAsked], adding, [{ on: added, ...leaves('cart') }]),
  // A signed-out customer, where no attendees are asked for.
  one('R6.1.11', courtInput({ user: null }), [], describing, [{ on: nobodyAsked, ...leaves('login') }]),
  // R4.5.7: on a page its panel is where one comes back to.
  one('R4.5.7', courtInput({ surface: 'page' }), [], describing, [{ on: close, ...leaves('slot') }]),
  one('R4.5.7', courtInput({ surface: 'page' }), toAddons, addons('picking'), [{ on: close, ...leaves('grid') }]),
  one('R4.5.9', courtInput({ surface: 'page' }), [...toAddons, onwards], { state: 'prompting' }, [
    { on: close, ...leaves('grid') },
    { on: decline, ...leaves('grid') },
  ]),
  // F12: a link or Forward leads to the very step.
  {
    ...one('F12', courtInput({}, { at: 'extras' }), [], addons('picking'), [{ on: onwards, to: 'prompting' }]),
    begins: [],
  },
  {
    ...one('F12', courtInput({}, { at: 'prompt' }), [], { state: 'prompting' }, [{ on: openCart, ...leaves('cart') }]),
    begins: [],
  },
  // After a reload at the prompt nobody asks for the offer: no step that needs it is there, and what is in the cart is known.
  {
    ...one(
      'Q4.5.d',
      courtInput({ cartLines: [heldCourt] }, { at: 'prompt', offer: null }),
      [],
      { state: 'prompting' },
      (['choosing', 'tickets', 'details', 'extras'] as const).map((stop) => ({
        on: visit(stop),
        ...leaves('grid', { problem: problem('timeInCart') }),
      })),
      [visit('prompt')],
    ),
    begins: [],
  },
  {
    ...one(
      'Q4.5.b',
      courtInput({}, { at: 'prompt', offer: null }),
      [],
      { state: 'prompting' },
      (['choosing', 'extras'] as const).map((stop) => ({ on: visit(stop), ...leaves('grid') })),
      [visit('prompt')],
    ),
    begins: [],
  },
];
