// @vitest-environment jsdom
/** The notice on screen, and what may be pressed in it. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notices, notify } from '../../../src/actors/notices.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { stage } from '../cart.fixture.tsx';

afterEach(cleanup);

test('I30: an undone notice is removed, and cannot be undone again', async () => {
  const run = vi.fn<() => void>();
  const { show } = await stage();
  show(<Notices />);
  act(() => notify({ tone: 'ok', text: 'Taken out of your cart', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(notices.getSnapshot().context.shown).toBeNull();
});
