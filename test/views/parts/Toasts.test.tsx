// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/parts/Dialog.tsx';
import { Toasts, type Toast } from '../../../src/parts/Toasts.tsx';
import { teachDialogs } from '../../support/dialogElement.ts';
import { show } from './show.tsx';

teachDialogs();

afterEach(cleanup);

const added: Toast = { key: 1, tone: 'ok', title: 'Added to cart', message: 'Court 3, tonight' };
const refused: Toast = { key: 2, tone: 'bad', message: 'Max quantity 4 reached' };

const said = (role: 'status' | 'alert') => screen.getByRole(role).querySelector('.toast > span')?.textContent ?? '';
const status = () => said('status');
const alert = () => said('alert');

test('R8.1.3: announces good news politely and bad news at once', async () => {
  const { rerender } = await show(<Toasts toast={null} onClose={() => undefined} />);
  expect([status(), alert()]).toEqual(['', '']);
  rerender(<Toasts toast={added} onClose={() => undefined} />);
  expect([status(), alert()]).toEqual(['Added to cartCourt 3, tonight', '']);
});

test('R8.1.4: shows one at a time', async () => {
  const { rerender } = await show(<Toasts toast={added} onClose={() => undefined} />);
  rerender(<Toasts toast={refused} onClose={() => undefined} />);
  expect([status(), alert()]).toEqual(['', 'Max quantity 4 reached']);
});

test('can be closed, and acted upon', async () => {
  const onClose = vi.fn<() => void>();
  const onAct = vi.fn<() => void>();
  await show(<Toasts toast={{ ...added, action: { label: 'Undo', onAct } }} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('lies inside an open dialog, where everything else is inert, and comes back out', async () => {
  const page = (isOpen: boolean) => (
    <>
      {isOpen ? (
        <Dialog title="Book padel">
          <p>Choose a time</p>
        </Dialog>
      ) : null}
      <Toasts toast={refused} onClose={() => undefined} />
    </>
  );
  const { rerender } = await show(page(true));
  expect(within(screen.getByRole('dialog', { name: 'Book padel' })).getByRole('alert')).toBeTruthy();
  rerender(page(false));
  expect(alert()).toBe('Max quantity 4 reached');
});
