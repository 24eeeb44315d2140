// @vitest-environment jsdom
/** What a customer finds who adds money to the wallet, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import type { TopUpEvent, TopUpInput } from '../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../machines/topUp/topUpMachine.ts';
import { TopUpSection } from '../../../src/pages/wallet/TopUp.tsx';
import { loaded, other } from '../../models/topUp/topUp.situations.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { stage } from '../login.fixture.tsx';
import { topUpElsewhereScreens, topUpScreens } from '../screens/account/topUp.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

test('Q7.7.c: an amount that is too long is not cut off silently', async () => {
  const { show } = await stage({ locale: 'en' });
  const { machine, settle } = holdActors(topUpMachine, topUpScreens.law.callbackActors);
  const topUp = createActor(machine, { input: topUpScreens.law.input as TopUpInput }).start();
  show(<TopUpSection topUp={topUp} />);
  await act(async () => settle(loaded));
  await act(async () => topUp.send(other as TopUpEvent));
  const field = document.querySelector<HTMLInputElement>('input[inputmode="decimal"]')!;
  expect(field.maxLength).toBe(-1);
  await act(async () => fireEvent.change(field, { target: { value: '12345678901234' } }));
  await act(async () => fireEvent.click(document.querySelector('[type="submit"]')!));
  expect([field.value, document.body.textContent]).toEqual([
    '12345678901234',
    expect.stringContaining('can be added at once.'),
  ]);
});

for (const table of [topUpScreens, topUpElsewhereScreens])
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(topUpMachine, table.law.callbackActors);
    const clock = new SimulatedClock();
    const topUp = createActor(machine, { clock, input: table.law.input as TopUpInput }).start();
    show(<TopUpSection topUp={topUp} />);
    const radio = (place: number) => fireEvent.click(document.querySelectorAll('input[type="radio"]')[place]!);
    const press = (name: string) => fireEvent.click(screen.getByText(say(name)));
    return {
      gestures: {
        'amount.choose': () => radio(3),
        'amount.write': ({ text }) => fill(document.querySelector<HTMLElement>('input[inputmode="decimal"]')!, text),
        'card.choose': () => radio(5),
        'card.keep': () => fireEvent.click(screen.getByLabelText(say('Save this card for the next time'))),
        'topUp.submit': () => fireEvent.click(document.querySelector('[type="submit"]')!),
        'topUp.close': () => press('Start over'),
        /** Another tab tells. */
        'topUp.heard': (event) => act(async () => topUp.send(event as TopUpEvent)),
      },
      world: (event: AnyEventObject) =>
        act(async () => {
          if (event.type === 'xstate.after.pollPause.topUp.waiting') clock.increment(3_000);
          else if (event.type === 'xstate.after.retryPause.topUp.unreachable') clock.increment(2_000);
          else settle(event);
          await Promise.resolve();
          await Promise.resolve();
        }),
    };
  });
