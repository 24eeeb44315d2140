// @vitest-environment jsdom
/** The promo box in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, vi } from 'vitest';
import { fromCallback, type AnyEventObject } from 'xstate';
import { promotionMachine } from '../../../machines/promotion/promotionMachine.ts';
import { PromoBox } from '../../../src/pages/cart/pay/PromoBox.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { promotionScreens } from '../screens/cart/promotion.screens.ts';

const held = vi.hoisted(() => ({ machine: null as unknown, input: null as unknown }));
vi.mock('../../../src/adapters/actors/cart/promotionActors.ts', () => ({
  providePromotion: () => held.machine,
  promotionInput: () => held.input,
}));

describe.each(Object.entries(promotionScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(promotionMachine);
    let hear: (news: AnyEventObject) => void = () => undefined;
    const watchCart = fromCallback<never>(({ sendBack }) => {
      hear = sendBack;
    });
    held.machine = machine.provide({ actors: { watchCart } as never });
    held.input = table.law.input;
    show(<PromoBox />);
    const places = { promo: 0, memberships: 1 } as Readonly<Record<string, number>>;
    return {
      gestures: {
        'code.type': ({ text }) => fireEvent.change(all('input[type="text"]')[0]!, { target: { value: text } }),
        'kind.choose': ({ kind }) => fireEvent.click(all('input[type="radio"]')[places[kind as string]!]!),
        'code.use': () => pressed(screen.getByText(say('Apply'))),
        // The cart tells it.
        'cart.changed': (news) => act(async () => hear(news)),
      },
      world: (event) =>
        act(async () => {
          settle(event);
          for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        }),
    };
  });
});
