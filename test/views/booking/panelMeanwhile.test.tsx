// @vitest-environment jsdom
/** The placeholder of the filter panel until its code is loaded (R2.11). */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { FilterPanel } from '../../../src/app/FilterPanel.tsx';
import type { PanelHost } from '../../../src/actors/usePanel.ts';

vi.mock('../../../src/pages/booking/OpenPanel.tsx', () => ({ OpenPanel: () => <p>the panel</p> }));
afterEach(cleanup);

test('R2.1.27: a service’s page keeps the space, so that what is below does not move', async () => {
  const host: PanelHost = { meanwhile: <p>its outlines</p> };
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Outlet context={host} />}>
          <Route index element={<FilterPanel />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText('its outlines')).toBeTruthy();
  await screen.findByText('the panel');
  expect(screen.queryByText('its outlines')).toBeNull();
});
