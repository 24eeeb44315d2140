// @vitest-environment jsdom
/** What a customer finds who chooses by number, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { createActor, fromCallback, type AnyEventObject, type InputFrom } from 'xstate';
import { pickerMachine, type PickerRef } from '../../../machines/picker/pickerMachine.ts';
import * as read from '../../../machines/picker/pickerSelectors.ts';
import { PickerRow } from '../../../src/widgets/picker/PickerRow.tsx';
import { PickerTotal } from '../../../src/widgets/picker/PickerTotal.tsx';
import { balls } from '../../models/picker/picker.fixtures.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage, words } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { pickerScreens } from '../screens/catalogue/picker.screens.ts';

function Counter({ picker }: { picker: PickerRef }) {
  return (
    <>
      {useSelector(picker, read.cards).map((card) => (
        <PickerRow key={card.item.id} picker={picker} card={card} adds="each" />
      ))}
      <PickerTotal picker={picker} />
    </>
  );
}

checkScreens(pickerScreens, async (locale, say) => {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(pickerMachine);
  const hears: ((news: AnyEventObject) => void)[] = [];
  const watch = fromCallback<never>(({ sendBack }) => void hears.push(sendBack));
  const picker = createActor(machine.provide({ actors: { watchCart: watch, watchSession: watch } as never }), {
    input: pickerScreens.law.input as InputFrom<typeof pickerMachine>,
  });
  picker.start();
  show(<Counter picker={picker} />);
  const rows = () => all('.picked');
  const places: Readonly<Record<string, number>> = { 501: 0, 502: 1, 503: 2, [balls.id]: 3 };
  const rowOf = (id: unknown) => rows()[places[String(id)]!]!;
  return {
    gestures: {
      'quantity.set': ({ id, quantity }) => {
        const row = rowOf(id);
        const more = row.querySelector(`button[aria-label="${say('More')}"]`)!;
        const now = Number(words(row.querySelector('output')));
        for (let press = now; press < Number(quantity); press++) fireEvent.click(more);
      },
      'item.add': ({ id }) => pressed(rowOf(id).querySelectorAll('button')[2]),
      'chosen.add': () => pressed(screen.getByRole('button', { name: say('Add to cart') })),
      // The cart and the page tell it.
      'cart.changed': (news) => act(async () => hears[0]!(news)),
      'items.changed': (news) => act(async () => picker.send(news as never)),
    },
    world: (event) => act(async () => settle(event)),
  };
});
