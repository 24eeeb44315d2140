// @vitest-environment jsdom
/** Links of the portal: which presses they handle, and which they leave to the browser. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Router } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Link, NavLink } from '../../../src/components/buttons/Link.tsx';
import { useSearchParams } from '../../../src/components/useSearchParams.ts';

const push = vi.fn<(to: unknown, state: unknown, leading: unknown) => void>();
const replace = vi.fn<(to: unknown, state: unknown, leading: unknown) => void>();
/** Where the router is, or is on the way to. */
let location = { pathname: '/events/7', search: '?lang=en' };
const navigator = {
  push,
  replace,
  go: () => undefined,
  createHref: String,
  get location() {
    return location;
  },
};
const show = (part: ReactElement, shown = '/events/7?lang=en') =>
  render(
    <Router location={shown} navigator={navigator}>
      {part}
    </Router>,
  );
const link = () => screen.getByRole('link');
/** Whether the browser is left to follow it. */
const press = (how = {}) => fireEvent.click(link(), { button: 0, ...how });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a plain press leads on, with what the entry is to remember', () => {
  show(
    <Link to="/cart?lang=en#x" state={{ a: 1 }} preventScrollReset>
      Cart
    </Link>,
  );
  expect(link().getAttribute('href')).toBe('/cart?lang=en#x');
  expect(press()).toBe(false);
  const leading = expect.objectContaining({ preventScrollReset: true });
  expect(push.mock.calls).toEqual([[{ pathname: '/cart', search: '?lang=en', hash: '#x' }, { a: 1 }, leading]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is the browser’s',
  (how) => {
    show(<Link to="/cart">Cart</Link>);
    expect(press(how)).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test('so is one that opens outside the portal; one handled by other code leads nowhere', () => {
  const { unmount } = show(
    <Link to="/terms" target="_blank">
      Terms
    </Link>,
  );
  expect(press()).toBe(true);
  unmount();
  show(
    <Link to="/cart" onClick={(event) => event.preventDefault()}>
      Cart
    </Link>,
  );
  press();
  expect([push, replace].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a link to the very address adds no entry', () => {
  show(<Link to="/events/7?lang=en">Here</Link>);
  press();
  expect([push, replace].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('T01: an address that looks like another site’s leads to a page of this one', () => {
  show(<Link to="//evil.example/x">Away</Link>);
  expect(new URL(link().getAttribute('href')!, 'https://portal.example').host).toBe('portal.example');
});

test('a menu entry is marked as current on its page and on pages below it, unless it is exact', () => {
  const at = (to: string, end = false) => {
    const { unmount } = show(
      <NavLink to={to} end={end}>
        Entry
      </NavLink>,
    );
    const current = link().getAttribute('aria-current');
    unmount();
    return current;
  };
  expect([at('/events'), at('/events/7', true), at('/events', true), at('/event')]).toEqual([
    'page',
    'page',
    null,
    null,
  ]);
});

function Filter() {
  const [params, write] = useSearchParams();
  const choose = () =>
    write(
      (before) => {
        before.set('day', `${before.get('lang')}-1`);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return <button onClick={choose}>{params.get('lang')}</button>;
}

test('what is written into the query stays on the page', () => {
  show(<Filter />);
  fireEvent.click(screen.getByRole('button', { name: 'en' }));
  const [to, , leading] = replace.mock.calls[0]!;
  expect(to).toMatchObject({ pathname: '/events/7', search: '?lang=en&day=en-1' });
  expect(leading).toMatchObject({ preventScrollReset: true });
});

test.each([
  ['keeps what was written before the views knew of it', '/events/7', ['?lang=en&search=padel&day=en-1']],
  ['leads nobody back to the page that is being left', '/cart', []],
])('what is written into the query %s', (_, pathname, written) => {
  const before = location;
  location = { pathname, search: '?lang=en&search=padel' };
  show(<Filter />);
  fireEvent.click(screen.getByRole('button', { name: 'en' }));
  location = before;
  expect(replace.mock.calls.map(([to]) => (to as { search: string }).search)).toEqual(written);
});
