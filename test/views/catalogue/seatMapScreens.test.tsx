// @vitest-environment jsdom
/** What a customer finds who chooses numbered seats, in each situation: in the list, and on the plan. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { createActor, SimulatedClock, type AnyEventObject, type InputFrom } from 'xstate';
import { seatMapMachine } from '../../../machines/seatMap/seatMapMachine.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { Seats } from '../../../src/pages/events/seats/Seats.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { seatMapScreens } from '../screens/catalogue/seatMap.screens.ts';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

/** The last number is that of the seat. */
const numberOf = (name: string) => Number(name.match(/\d+/g)?.at(-1));

describe.each(['list', 'plan'] as const)('as a %s', (way) => {
  const table = seatMapScreens[way];
  checkScreens(table, async (locale, say) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(seatMapMachine, ['watchCart', 'watchTab']);
    const clock = new SimulatedClock();
    const seats = createActor(machine, { input: table.law.input as InputFrom<typeof seatMapMachine>, clock });
    show(
      <>
        <Seats seats={seats} />
        <Notices />
      </>,
      '/here',
      way === 'list' ? '/here?show=list' : '/here',
    );
    seats.start();
    const button = (name: string) => all('button').find((one) => (one.ariaLabel ?? one.textContent) === say(name));
    const openBlock = () => {
      const block = all<HTMLDetailsElement>('details:not([open])')[0];
      // jsdom does not open details on a press.
      if (block) block.open = true;
    };
    const seat = (id: number) => {
      if (way === 'plan') return fireEvent.keyDown(all(`[data-seat="${id}"]`)[0]!, { key: 'Enter' });
      const row = all('.lrow')[id <= 4 ? 0 : 1]!;
      const boxes = [...row.querySelectorAll('input')];
      return fireEvent.click(boxes.find((box) => numberOf(box.ariaLabel!) === (id <= 4 ? id : id - 4))!);
    };
    const told = (news: AnyEventObject) => act(async () => seats.send(news as never));
    return {
      gestures: {
        'seat.press': ({ seatId }) => seat(seatId),
        'together.find': ({ count }) => {
          for (let more = 2; more < count; more++) pressed(button('More'));
          pressed(button('Seat us together'));
        },
        'seats.add': () => pressed(button('Add to cart')),
        // The cart and the tab tell it.
        'cart.changed': told,
        'tab.hidden': told,
      },
      world: async (event) => {
        await act(async () => {
          if (event.type.startsWith('xstate.after.')) clock.increment(20_000);
          else settle(event);
        });
        await act(async () => openBlock());
      },
    };
  });
});
