// @vitest-environment jsdom
/** Removing a booking from the cart, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { LineRemovalRef } from '../../../machines/lineRemoval/lineRemovalMachine.ts';
import { CartItems } from '../../../src/pages/cart/lines/CartItems.tsx';
import { LastOfGuest } from '../../../src/pages/cart/lines/RemovedBooking.tsx';
import { useLineRemoval } from '../../../src/pages/cart/lines/useLineRemoval.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { lineRemovalScreens } from '../screens/cart/lineRemoval.screens.ts';

polyfillDialogs();
// Alternatives to a lost slot have views of their own.
vi.mock('../../../src/widgets/nearest/NearestToLine.tsx', () => ({ NearestToLine: () => null }));

const held = vi.hoisted(() => ({ refuse: null as ((reason: unknown) => void) | null }));
vi.mock('../../../src/adapters/actors/cart/lineRemovalActors.ts', async (original) => {
  const { provideLineRemoval } =
    await original<typeof import('../../../src/adapters/actors/cart/lineRemovalActors.ts')>();
  const restoreLines = fromPromise<void, never>(() => new Promise((_, reject) => (held.refuse = reject)));
  return { provideLineRemoval: () => provideLineRemoval().provide({ actors: { restoreLines } as never }) };
});

function Items() {
  const removal: LineRemovalRef = useLineRemoval();
  return (
    <>
      <CartItems removal={removal} />
      <LastOfGuest removal={removal} />
    </>
  );
}

describe.each(Object.entries(lineRemovalScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say, { by }) => {
    const [first] = by;
    const { lines, isGuest } = first as unknown as { lines: []; isGuest: boolean };
    const { show } = await stage({ locale, cart: { lines }, user: { ...layla, is_anonymous: isGuest } });
    show(<Items />);
    return {
      gestures: {
        // The cart has it from the beginning.
        'cart.changed': () => undefined,
        'booking.remove': ({ lines: [line] }) =>
          act(async () =>
            pressed(all('.line__end button').find(({ textContent }) => textContent === say(`Remove ${line.name}`))),
          ),
        'undo.hold': () => fireEvent.pointerEnter(document.querySelector('.removed')!),
        'removal.undo': () => act(async () => pressed(screen.getByText(say('Undo')))),
      },
      world: (event) =>
        act(async () => {
          held.refuse!(event['error']);
          for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        }),
    };
  });
});
