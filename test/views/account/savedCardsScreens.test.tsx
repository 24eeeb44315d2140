// @vitest-environment jsdom
/** The saved cards of a customer, in each situation of removing one and of changing the default. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, vi } from 'vitest';
import { createEmptyActor } from 'xstate';
import { cardPreferenceMachine } from '../../../machines/cardPreference/cardPreferenceMachine.ts';
import { removalMachine } from '../../../machines/removal/removalMachine.ts';
import type { Resource } from '../../../src/actors/useResource.ts';
import { SavedCards } from '../../../src/pages/wallet/SavedCards.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { cardPreferenceScreens } from '../screens/account/cardPreference.screens.ts';
import { removalScreens } from '../screens/account/removal.screens.ts';

const held = { removal: holdActors(removalMachine), preference: holdActors(cardPreferenceMachine) };
vi.mock('../../../src/adapters/actors/account/removalActors.ts', () => ({
  provideRemoval: () => held.removal.machine,
}));
vi.mock('../../../src/adapters/actors/cart/cardPreferenceActors.ts', () => ({
  provideCardPreference: () => held.preference.machine,
}));

polyfillDialogs();
const config = configOf({ additions: ['defaultCard'] });
const cards = [
  { id: 'card-1', card_number: '424242******4242', expiry_date: '08/28', is_default: true },
  { id: 'card-2', card_number: '555555******4444', expiry_date: '01/27', is_default: false },
  { id: 'card-3', card_number: '400000******0002', expiry_date: '11/29', is_default: false },
];
const endings: Readonly<Record<string, string>> = { 'card-1': '4242', 'card-2': '4444', 'card-3': '0002' };

describe.each([removalScreens, cardPreferenceScreens])('the saved cards', (table) => {
  checkScreens(table, async (locale, say) => {
    held.removal = holdActors(removalMachine);
    held.preference = holdActors(cardPreferenceMachine);
    const { show } = await stage({ config, locale });
    const of = {
      shown: cards,
      problem: null,
      isBusy: false,
      ref: createEmptyActor(),
      reload: () => undefined,
    } as unknown as Resource<typeof cards>;
    show(<SavedCards of={of} />);
    return {
      gestures: {
        'removal.ask': ({ id }) => fireEvent.click(screen.getByText(say(`Remove the card ending in ${endings[id]}`))),
        'removal.confirm': () => fireEvent.click(screen.getByText(say('Remove'))),
        'card.prefer': ({ id }) =>
          fireEvent.click(screen.getByLabelText(say(`Use first: the card ending in ${endings[id]}`))),
      },
      world: (event) =>
        act(async () => {
          if (!held.removal.settle(event)) held.preference.settle(event);
          await Promise.resolve();
        }),
    };
  });
});
