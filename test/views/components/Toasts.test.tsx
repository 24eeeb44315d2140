// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/components/dialogs/Dialog.tsx';
import { Toasts, type Toast } from '../../../src/components/dialogs/Toasts.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { show } from './show.tsx';

polyfillDialogs();

afterEach(cleanup);

const added: Toast = { key: 1, tone: 'ok', message: 'Added to cart Court 3, tonight' };
const refused: Toast = { key: 2, tone: 'bad', message: 'Max quantity 4 reached' };

const said = (role: 'status' | 'alert') => screen.getByRole(role).textContent;
const status = () => said('status');
const alert = () => said('alert');

test('R8.1.3: announces good news politely and bad news at once', async () => {
  const { rerender } = await show(<Toasts toast={null} onClose={() => undefined} />);
  expect([status(), alert()]).toEqual(['', '']);
  rerender(<Toasts toast={added} onClose={() => undefined} />);
  expect([status(), alert()]).toEqual(['Added to cart Court 3, tonight', '']);
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

test.each(['Undo', 'Close message'])('I30: after %s the focus is where it came from', async (name) => {
  function Page() {
    const [toast, setToast] = useState<Toast | null>(null);
    const close = () => setToast(null);
    return (
      <>
        <button type="button" onClick={() => setToast({ ...added, action: { label: 'Undo', onAct: close } })}>
          Remove
        </button>
        <Toasts toast={toast} onClose={close} />
      </>
    );
  }
  await show(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  while (document.activeElement?.textContent !== name && document.activeElement?.ariaLabel !== name)
    await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' })));
});

test('4.1.3: what can be pressed is not read out with it, and a second one in the same words is read again', async () => {
  const toast = { ...added, action: { label: 'Undo', onAct: () => undefined } };
  const { rerender } = await show(<Toasts toast={null} onClose={() => undefined} />);
  const region = screen.getByRole('status');
  rerender(<Toasts toast={toast} onClose={() => undefined} />);
  const [first] = region.childNodes;
  expect([screen.getByRole('status'), status()]).toEqual([region, 'Added to cart Court 3, tonight']);
  rerender(<Toasts toast={{ ...toast, key: 2 }} onClose={() => undefined} />);
  expect([region.childNodes[0] === first, status()]).toEqual([false, 'Added to cart Court 3, tonight']);
});

describe('in an open dialog, where everything else is inert', () => {
  const page = (isOpen: boolean, toast: Toast | null) => (
    <>
      {isOpen ? (
        <Dialog title="Book padel">
          <p>Choose a time</p>
        </Dialog>
      ) : null}
      <Toasts toast={toast} onClose={() => undefined} />
    </>
  );
  const inDialog = () => within(screen.getByRole('dialog', { name: 'Book padel' }));

  test('it is announced by a region that was there before', async () => {
    const { rerender } = await show(page(true, null));
    const region = inDialog().getByRole('alert');
    rerender(page(true, refused));
    expect([inDialog().getByRole('alert'), alert()]).toEqual([region, 'Max quantity 4 reached']);
  });

  test('it stays visible, there and back, and is announced once (I40, 4.1.3)', async () => {
    const { rerender } = await show(page(false, refused));
    expect(alert()).toBe('Max quantity 4 reached');
    rerender(page(true, refused));
    expect([inDialog().getByText('Max quantity 4 reached').isConnected, alert()]).toEqual([true, '']);
    rerender(page(false, refused));
    expect([screen.getByText('Max quantity 4 reached').isConnected, alert()]).toEqual([true, '']);
    rerender(page(false, { ...refused, key: 3 }));
    expect(alert()).toBe('Max quantity 4 reached');
  });

  test('R8.1.3: a notice at the moment the dialog closes is announced where nothing is inert (4.1.3)', async () => {
    const { rerender } = await show(page(true, null));
    const empty = vi.fn<() => void>();
    const region = () => screen.getByRole('status');
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target === region())) empty();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    rerender(page(false, added));
    expect(status()).toBe('Added to cart Court 3, tonight');
    await vi.waitFor(() => expect(empty).toHaveBeenCalled());
    watch.disconnect();
  });
});

describe('above everything', () => {
  const raised = vi.fn<() => void>();
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    raised.mockClear();
  });

  test('a notice is shown at once, and an empty region not before its trigger is rendered', async () => {
    Object.assign(HTMLElement.prototype, { showPopover: raised });
    const { unmount } = await show(<Toasts toast={added} onClose={() => undefined} />);
    expect(raised).toHaveBeenCalledOnce();
    unmount();
    vi.useFakeTimers();
    try {
      await show(<Toasts toast={null} onClose={() => undefined} />);
      expect(raised).toHaveBeenCalledOnce();
      vi.runAllTimers();
      expect(raised).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
