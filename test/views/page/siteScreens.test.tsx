// @vitest-environment jsdom
/** What a customer finds while a site opens, and where it does not, in each situation. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe } from 'vitest';
import { createActor, setup, SimulatedClock, type InputFrom } from 'xstate';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import { PortalProvider } from '../../../src/actors/portalContext.tsx';
import { SiteGate } from '../../../src/app/gates/SiteGate.tsx';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { show } from '../components/show.tsx';
import { siteScreens } from '../screens/page/site.screens.ts';

// Rarely shown screens are loaded when they are needed.
beforeAll(() =>
  Promise.all([
    import('../../../src/shell/blocking/Maintenance.tsx'),
    import('../../../src/shell/blocking/SiteUnavailable.tsx'),
  ]),
);

describe.each(Object.entries(siteScreens))('%s', (_, table) => {
  checkScreens(table, async (locale) => {
    const { machine, settle } = holdActors(siteMachine);
    const clock = new SimulatedClock();
    const portal = createActor(
      setup({ actors: { site: machine } }).createMachine({
        type: 'parallel',
        invoke: { id: 'site', src: 'site', input: table.law.input as InputFrom<typeof siteMachine> },
        states: { shop: { initial: 'open', states: { open: {} } } },
      }),
      { clock },
    ).start();
    await show(
      // SAFETY: the gate asks the portal for its site, and whether the shop is open.
      <PortalProvider portal={portal as unknown as PortalRef}>
        <SiteGate>
          <p>The site</p>
        </SiteGate>
      </PortalProvider>,
      locale,
    );
    return {
      gestures: {
        'site.retry': () => fireEvent.click(screen.getByRole('button')),
      },
      world: (event) =>
        act(async () => {
          if (!settle(event)) clock.increment(event.type.includes('renewLimit') ? 1_000 : 60_000);
          for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
        }),
    };
  });
});
