// @vitest-environment jsdom
/** The search in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { searchMachine, type SearchRef } from '../../../machines/search/searchMachine.ts';
import { SearchDialog } from '../../../src/pages/search/SearchDialog.tsx';
import { input } from '../../models/search/search.situations.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { searchScreens } from '../screens/content/search.screens.ts';
import { fill } from '../waysIn.fixture.tsx';

polyfillDialogs();

/** Shown until something is chosen. */
function Search({ search }: { search: SearchRef }) {
  const isOpen = useSelector(search, ({ status }) => status === 'active');
  return isOpen ? <SearchDialog search={search} /> : null;
}

describe('the search', () => {
  checkScreens(searchScreens, async (locale) => {
    const { show } = await stage({ locale });
    const { machine, settle } = holdActors(searchMachine, ['persistRecent']);
    const clock = new SimulatedClock();
    show(<Search search={createActor(machine, { clock, input }).start()} />);
    return {
      gestures: {
        'text.type': ({ text }) => fill(screen.getByRole('combobox'), text),
        'hit.choose': () => fireEvent.click(screen.getAllByRole('option').at(-1)!),
      },
      world: (event) =>
        act(async () => {
          if (!settle(event)) clock.increment(300);
          await Promise.resolve();
        }),
    };
  });
});
