// @vitest-environment jsdom
/** Never two dialogs that nobody can pass by (I26, Q2.10.a). */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import { PortalProvider } from '../../../src/actors/portalContext.tsx';
import { Blocking } from '../../../src/app/gates/SiteGate.tsx';
import { law as clockLaw } from '../../models/clock/clock.law.ts';
import { law as versionLaw } from '../../models/version/version.law.ts';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import type { Law } from '../../support/law/law.ts';
import { reach } from '../../support/law/moment.ts';
import { show } from '../components/show.tsx';

polyfillDialogs();
afterEach(cleanup);
// Rarely shown screens are loaded when they are needed.
beforeAll(() =>
  Promise.all([
    import('../../../src/shell/blocking/ClockDialog.tsx'),
    import('../../../src/shell/blocking/NewVersionDialog.tsx'),
  ]),
);

/** An actor that stands in that situation of its law, and goes nowhere by itself. */
function standing(law: Law, situation: string) {
  const { by } = law.situations[situation]!;
  const { value, context } = reach(law, by).snapshot;
  return createActor(law.machine, { snapshot: law.machine.resolveState({ value, context }) });
}

test.each([
  ['agreed', 'watching', []],
  ['discrepant', 'watching', ['Error: Time Discrepancy Detected']],
  ['agreed', 'outdated', ['A new version is ready']],
  ['discrepant', 'outdated', ['Error: Time Discrepancy Detected']],
])('a clock that is %s and a version that is %s: %j', async (clock, version, titles) => {
  const children = { clock: standing(clockLaw, clock), version: standing(versionLaw, version) };
  const portal = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  const snapshot = { children };
  // SAFETY: the dialogs ask the portal for these two actors alone.
  await show(
    <PortalProvider portal={portal as unknown as PortalRef}>
      <Blocking />
    </PortalProvider>,
  );
  await waitFor(() =>
    expect(screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent)).toEqual(titles),
  );
});
