// @vitest-environment jsdom
/** A list of pages in each situation; its entries are given by its page. */
import { act, fireEvent } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import type { ListInput } from '../../../machines/list/listContext.ts';
import { listMachine, type ListRef } from '../../../machines/list/listMachine.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { ListByPeriod } from '../../../src/shell/account/ListByPeriod.tsx';
import { PagedList } from '../../../src/shell/lists/PagedList.tsx';
import { page } from '../../models/list/list.events.ts';
import { done } from '../../support/paths.ts';
import { checkScreens, type Say } from '../../support/screens/checkScreens.ts';
import { holdActors } from '../../support/replay.ts';
import { all, stage } from '../cart.fixture.tsx';
import { pressed } from '../checkout.fixture.tsx';
import { handedIn, libraryScreens, listScreens } from '../screens/account/list.screens.ts';

interface Shown {
  list: ListRef;
  isOpen: boolean;
}
function Listed({ list, isOpen }: Shown) {
  const snapshot = useSelector(list, (now) => now);
  const { title, nothing, unconnected } = handedIn;
  const parts = { list, snapshot, empty: <p>{nothing}</p>, unconnected: <p>{unconnected}</p> };
  const entries = (
    <ul>
      {snapshot.context.data?.map((item) => (
        <li key={String(item)}>{String(item)}</li>
      ))}
    </ul>
  );
  if (isOpen) return <PagedList {...parts}>{entries}</PagedList>;
  return (
    <ListByPeriod title={title} {...parts}>
      {entries}
    </ListByPeriod>
  );
}

const opened = (isOpen: boolean, input: unknown) => async (locale: Locale, say: Say) => {
  const { show } = await stage({ locale });
  const { machine, settle } = holdActors(listMachine, ['watchOwner']);
  const still = { setTimeout: () => 0, clearTimeout: () => undefined };
  const list = createActor(machine, { input: input as ListInput, clock: still }).start();
  show(<Listed list={list} isOpen={isOpen} />);
  const told = (event: AnyEventObject) => act(async () => list.send(event as never));
  const answers = (answer: AnyEventObject) => act(async () => settle(answer));
  const press = (name: string) => pressed(all('button').find((one) => one.textContent === say(name)));
  return {
    gestures: {
      'page.choose': async () => {
        press('Next page');
        await answers(done('loadData', page({ current_page: 2 })));
        press('Next page');
      },
      'order.choose': ({ sort_order }: AnyEventObject) =>
        fireEvent.change(all('select')[0]!, { target: { value: sort_order } }),
      'period.choose': () => press('Past'),
      'days.choose': () => fireEvent.click(all('.chip').find((one) => one.textContent === say('Last 7 days'))!),
      'list.retry': () => press('Try again'),
      // The session tells it, the browser, and what a page narrows by.
      'owner.changed': told,
      'list.look': told,
      'narrowing.choose': told,
      'narrowing.write': told,
    },
    world: answers,
  };
};

describe.each(Object.entries(listScreens))('%s', (_, table) => {
  checkScreens(table, opened(false, table.law.input));
});
describe('a list that everybody may see', () => {
  checkScreens(libraryScreens, opened(true, libraryScreens.law.input));
});
