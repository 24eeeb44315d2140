// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from '../../../src/components/dialogs/Dialog.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { show } from './show.tsx';

polyfillDialogs();

afterEach(cleanup);

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog title="In your cart" onClose={() => setIsOpen(false)} {...props}>
          {props.children ?? <button type="button">Go to cart</button>}
        </Dialog>
      ) : null}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'In your cart' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

/** The browser's behaviour on Esc: a cancelable event first, then it closes. */
function pressEscape(): void {
  const shown = screen.getByRole<HTMLDialogElement>('dialog');
  if (fireEvent(shown, new Event('cancel', { cancelable: true }))) shown.close();
}

test('is modal, and named by its heading, where the focus goes', async () => {
  await show(<Page />);
  expect(dialog()).toBeNull();
  await open();
  expect(dialog()).toHaveProperty('open', true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'In your cart' }));
});

test('puts the focus where the page wants it', async () => {
  await show(
    <Page>
      <input aria-label="Code" data-autofocus />
    </Page>,
  );
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
});

test('keeps the focus where it is while the page changes around it', async () => {
  const { rerender } = await show(
    <Dialog title="In your cart" onClose={() => undefined}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  field.focus();
  rerender(
    <Dialog title="In your cart" onClose={() => undefined}>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(field);
});

test.each<[string, () => void | Promise<void>]>([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Esc', pressEscape],
  ['a press beside it', () => userEvent.pointer([{ keys: '[MouseLeft]', target: dialog()!, coords: { x: 5, y: 5 } }])],
])('is left by %s', async (_, leave) => {
  await show(<Page />);
  await open();
  // There is no layout here: the box is where a browser would draw it.
  vi.spyOn(dialog()!, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300));
  await leave();
  await vi.waitFor(() => expect(dialog()).toBeNull());
});

test('stays when the press was inside', async () => {
  await show(<Page />);
  await open();
  vi.spyOn(dialog()!, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300));
  await userEvent.pointer([{ keys: '[MouseLeft]', target: dialog()!, coords: { x: 150, y: 150 } }]);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: dialog()!, coords: { x: 150, y: 150 } },
    { target: dialog()!, coords: { x: 5, y: 5 } },
    { keys: '[/MouseLeft]', target: dialog()!, coords: { x: 5, y: 5 } },
  ]);
  expect(dialog()).not.toBeNull();
});

test('gives the focus back to what opened it', async () => {
  await show(<Page />);
  await open();
  pressEscape();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('returns the focus to what opened the first of two that follow one another', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const one = (key: string) => (
    <Dialog key={key} title={key} onClose={() => undefined}>
      <p>{key}</p>
    </Dialog>
  );
  const { rerender } = await show(one('Log in'));
  rerender(one('In your cart'));
  const next = screen.getByRole('heading', { name: 'In your cart' });
  await vi.waitFor(() => expect(document.activeElement).toBe(next));
  rerender(<p>Tonight</p>);
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  opener.remove();
});

test('holds nothing back while it waits unseen for what it shows', async () => {
  const never = new Promise<string>(() => undefined);
  function Content({ waits }: { waits: boolean }) {
    return waits ? use(never) : 'Two tickets';
  }
  const page = (waits: boolean) => (
    <Suspense fallback={null}>
      <Dialog title="In your cart" onClose={() => undefined}>
        <Content waits={waits} />
      </Dialog>
    </Suspense>
  );
  const { rerender } = await show(page(false));
  const shown = dialog() as HTMLDialogElement;
  rerender(page(true));
  await vi.waitFor(() => expect(shown.open).toBe(false));
  rerender(page(false));
  await vi.waitFor(() => expect(shown.open).toBe(true));
});

describe('A03: the heading of a dialog that follows another one', () => {
  const first = (
    <Dialog key="first" title="Log in" onClose={() => undefined}>
      <button type="button">Go on</button>
    </Dialog>
  );
  const heading = (name: string) => screen.getByRole('heading', { name });

  test('is come to when what had the focus is gone for good, or a screen reader keeps silent about it', async () => {
    const { rerender } = await show(first);
    screen.getByRole('button', { name: 'Go on' }).focus();
    rerender(
      <Dialog key="next" title="In your cart" onClose={() => undefined}>
        <button type="button">Go to cart</button>
      </Dialog>,
    );
    const place = document.activeElement;
    // It is in the dialog, has no name to be read and nothing to be pressed.
    expect(screen.getByRole('dialog').firstElementChild).toBe(place);
    expect([place?.localName, place?.textContent, place?.getAttribute('tabindex')]).toEqual(['span', '', '-1']);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading('In your cart')));
  });

  test('does not get the focus once the customer has moved it elsewhere', async () => {
    vi.useFakeTimers();
    const { rerender } = await show(first);
    rerender(
      <Dialog key="next" title="In your cart" onClose={() => undefined}>
        <button type="button">Go to cart</button>
      </Dialog>,
    );
    const elsewhere = screen.getByRole('button', { name: 'Go to cart' });
    elsewhere.focus();
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(elsewhere);
    vi.useRealTimers();
  });

  test('is come to when the browser gives the focus back to the dialog below', async () => {
    const above = (
      <Dialog key="above" title="Booking terms" onClose={() => undefined}>
        <button type="button">Agree</button>
      </Dialog>
    );
    const below = (
      <Dialog key="below" title="In your cart" onClose={() => undefined}>
        <button type="button">Go to cart</button>
      </Dialog>
    );
    (document.activeElement as HTMLElement | null)?.blur();
    const { rerender } = await show(<>{below}</>);
    rerender(
      <>
        {below}
        {above}
      </>,
    );
    screen.getByRole('button', { name: 'Agree' }).focus();
    rerender(<>{below}</>);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading('In your cart')));
  });
});

test('F09: the second half of the double press that closed it presses nothing of what lay below', async () => {
  const below = vi.fn<() => void>();
  function Over() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={below}>Pay</button>
        {isOpen ? (
          <Dialog title="In your cart" onClose={() => setIsOpen(false)}>
            <button onClick={() => setIsOpen(false)}>Done</button>
          </Dialog>
        ) : null}
      </>
    );
  }
  await show(<Over />);
  const press = (name: string, detail: number) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }), { detail });
  press('Done', 1);
  press('Pay', 2);
  expect(below).not.toHaveBeenCalled();
  press('Pay', 1);
  press('Pay', 2);
  expect(below).toHaveBeenCalledTimes(2);
});

describe('F09: the second half of the double press that opened it', () => {
  const press = (element: Element, detail: number) => fireEvent.click(element, { detail, clientX: 5, clientY: 5 });

  test('is meant for nothing that it has', async () => {
    const pressed = vi.fn<() => void>();
    await show(
      <Dialog title="In your cart" onClose={pressed}>
        <button onClick={pressed}>Go to cart</button>
      </Dialog>,
    );
    const goToCart = screen.getByRole('button', { name: 'Go to cart' });
    press(goToCart, 2);
    expect(pressed).not.toHaveBeenCalled();
    press(goToCart, 1);
    press(goToCart, 2);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('does not leave it, where it falls beside it', async () => {
    const leave = vi.fn<() => void>();
    await show(
      <Dialog title="In your cart" onClose={leave}>
        <p>One court</p>
      </Dialog>,
    );
    vi.spyOn(dialog()!, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300));
    fireEvent.pointerDown(dialog()!, { clientX: 5, clientY: 5 });
    press(dialog()!, 2);
    expect(leave).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog()!, { clientX: 5, clientY: 5 });
    press(dialog()!, 1);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('I30: when it closes the focus is never on the page as a whole', () => {
  const focused = () => document.activeElement?.textContent;

  test('its opener is disabled by now: the focus is on the heading around that', async () => {
    const page = (isOpen: boolean) => (
      <section>
        <h2 tabIndex={-1}>Book a time</h2>
        <button type="button" disabled={!isOpen && hasOpened}>
          Continue
        </button>
        {isOpen ? (
          <Dialog title="Extras" onClose={() => undefined}>
            <p>None</p>
          </Dialog>
        ) : null}
      </section>
    );
    let hasOpened = false;
    const { rerender } = await show(page(false));
    screen.getByRole('button', { name: 'Continue' }).focus();
    hasOpened = true;
    rerender(page(true));
    rerender(page(false));
    await vi.waitFor(() => expect(focused()).toBe('Book a time'));
  });

  test('it opened by itself: the focus is at the beginning of the page', async () => {
    const page = (isOpen: boolean) => (
      <div id="main" tabIndex={-1}>
        {isOpen ? (
          <Dialog blocking title="Your clock is wrong">
            <button type="button">Check again</button>
          </Dialog>
        ) : (
          <p>Tonight</p>
        )}
      </div>
    );
    const { rerender } = await show(page(true));
    rerender(page(false));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });
});

test('F12: one with a history entry is not closed by the back gesture, but still by Esc', async () => {
  await show(
    <Page isEntry>
      <input aria-label="Name" />
    </Page>,
  );
  await open();
  // What makes Android go back instead of closing the dialog.
  expect(dialog()!.getAttribute('closedby')).toBe('none');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'A{Escape}');
  await vi.waitFor(() => expect(dialog()).toBeNull());
});

test('Esc leaves the topmost dialog alone', async () => {
  const [below, above] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await show(
    <>
      <Dialog title="Tickets" isEntry onClose={below}>
        <p>Two</p>
      </Dialog>
      <Dialog title="Extras" isEntry onClose={above}>
        <p>None</p>
      </Dialog>
    </>,
  );
  await userEvent.keyboard('{Escape}');
  expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('cannot be left while it blocks', async () => {
  const onClose = vi.fn<() => void>();
  await show(<Page blocking onClose={onClose} />);
  await open();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  pressEscape();
  // The second Esc, which browsers do not let a page refuse.
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await vi.waitFor(() => expect(dialog()).toHaveProperty('open', true));
  expect(onClose).not.toHaveBeenCalled();
});
