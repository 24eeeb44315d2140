/** What happens to a court in the cart and its add-ons, and where they stand. */
import type { Situation } from '../../../support/law/law.ts';
import {
  added,
  addon,
  addons,
  busy,
  heldCourt,
  inCart,
  isThere,
  nobodyAsked,
  onwards,
  typed,
} from './selling.events.ts';

// A court, for a customer in a dialog.
export const toAddons = [nobodyAsked, added];

const held = [...toAddons, inCart(heldCourt)];
const oneRacket = [...held, addon.set(901, 1)];
const both = [...oneRacket, addon.set(902, 1)];

export const court: Record<string, Situation> = {
  describing: { by: [], state: 'describing', runs: ['attendeeDetails'], ...busy, knows: { to: null, adding: null } },
  /** Something was typed. */
  describingOn: { by: [typed], state: 'describing', runs: ['attendeeDetails'], ...busy },
  adding: { by: [nobodyAsked], state: 'adding', runs: ['addToCart'], ...busy },
  addons: { by: toAddons, ...addons('picking'), knows: { attendees: null, attendeeDetails: null } },
  /** Nothing of the slot is in the cart yet: adding is refused. */
  addonChosen: { by: [...toAddons, addon.set(901, 1)], ...addons('picking') },
  held: { by: held, ...addons('picking') },
  oneRacket: { by: oneRacket, ...addons('picking') },
  both: { by: both, ...addons('picking') },
  addingRacket: { by: [...oneRacket, addon.add(901)], ...addons('adding'), runs: ['addAddon'], ...busy },
  addingAll: { by: [...both, onwards], ...addons('adding'), runs: ['addAddon'], ...busy },
  addingLast: { by: [...oneRacket, onwards], ...addons('adding'), runs: ['addAddon'], ...busy },
  unknown: { by: [...oneRacket, isThere(null)], ...addons('picking') },
  awaitingLogin: { by: [...oneRacket, isThere(null), addon.add(901)], ...addons('awaitingLogin') },
  prompting: { by: [...toAddons, onwards], state: 'prompting' },
  promptingHeld: { by: [...held, onwards], state: 'prompting' },
};

export const atAddons = ['addons', 'addonChosen', 'held', 'oneRacket', 'both', 'unknown'];
export const inAddons = [...atAddons, 'addingRacket', 'addingAll', 'addingLast'];
export const atPrompt = ['prompting', 'promptingHeld'];
