// @vitest-environment jsdom
/** What a customer finds who buys a membership, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { membershipPurchaseMachine } from '../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { MembershipsView } from '../../../src/pages/memberships/MembershipsPage.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { membershipPurchaseScreens } from '../screens/catalogue/membershipPurchase.screens.ts';

polyfillDialogs();
Element.prototype.scrollIntoView = () => undefined;
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** In the order shown. */
const places = { 6021: 0, 6022: 1 } as Readonly<Record<number, number>>;

describe.each(Object.entries(membershipPurchaseScreens))('%s', (_, table) => {
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(membershipPurchaseMachine, ['watchSession', 'watchMinute']);
    const purchase = createActor(machine, { input: table.law.input as never }).start();
    show(<MembershipsView purchase={purchase} />);
    const press = (button: HTMLElement | undefined) => act(async () => pressed(button));
    return {
      gestures: {
        'package.choose': ({ packageId }) => press(all('.box__packs button')[places[packageId as number]!]),
        'payment.choose': ({ isInParts }) => fireEvent.click(all('.pay input')[isInParts ? 1 : 0]!),
        'start.choose': ({ date }) => {
          // It is typed as day, month and year.
          const typed = (date as string).split('-').toReversed();
          for (const [place, input] of all<HTMLInputElement>('.suffix input').entries())
            fireEvent.change(input, { target: { value: typed[place] ?? '' } });
        },
        'membership.add': () => press(screen.getByText(say('Add to cart'))),
        // The last one of the question.
        'renewal.confirm': () => press(all('dialog button').at(-1)),
        // The clock and the session tell it.
        'minute.passed': (event: AnyEventObject) => act(async () => purchase.send(event as never)),
        'session.changed': (event: AnyEventObject) => act(async () => purchase.send(event as never)),
      },
      world: (event) =>
        act(async () => {
          settle(event);
          for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        }),
    };
  });
});
