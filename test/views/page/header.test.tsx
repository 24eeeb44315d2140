// @vitest-environment jsdom
/** What the header shows of the cart and of the customer. */
import { cleanup, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Drawer } from '../../../src/shell/Drawer.tsx';
import { Footer } from '../../../src/shell/Footer.tsx';
import { Header } from '../../../src/shell/Header.tsx';
import { addon, court, event, guest, layla, swim } from '../../models/cart/cart.fixtures.ts';
import { all, stage, textOf, words } from '../cart.fixture.tsx';
import { stage as signedOut } from '../login.fixture.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';

polyfillDialogs();

afterEach(cleanup);

async function header(options: Parameters<typeof stage>[0] = {}) {
  const { show, heard } = await stage(options);
  show(<Header over={false} />);
  return heard;
}

test('R2.5.5, R2.5.6: entries of one address stand side by side, in the header and in the menu of a phone', async () => {
  const entry = (link_text: string, path: string) => ({ link_text, path, page_id: null, custom: 0, is_default: 1 });
  const told = vi.spyOn(console, 'error');
  const groups = [
    { ...entry('Play', '#'), children: [entry('Courts', '/places')] },
    { ...entry('Watch', '#'), children: [entry('Films', '/media-library')] },
    { ...entry('Media', '/media-library'), children: [entry('All media', '/media-library')] },
  ];
  const site = { header_nav: groups as never };
  const linksIn = (menu: string) =>
    all<HTMLAnchorElement>(`${menu} a`).map((link) => [words(link), link.getAttribute('href')]);
  const links = [
    ['Courts', '/places'],
    ['Films', '/media-library'],
    ['Media', '/media-library'],
    ['All media', '/media-library'],
  ];
  await header({ site });
  expect(linksIn('header nav')).toEqual(links);
  cleanup();
  const { show } = await stage({ site });
  show(<Drawer onClose={() => undefined} />);
  expect(linksIn('.drawer__list')).toEqual(links);
  // React says so where it cannot tell two of them apart.
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

describe('the badge of the cart', () => {
  test('R3.6.10, R2.5.13: counts tickets without add-ons, a court once, and is absent at none', async () => {
    await header();
    expect(all('.badge')).toEqual([]);
    cleanup();
    const lines = [
      ...court,
      swim('swim', { quantity: 3, addons: [addon({ quantity: 2 })] }),
      event('event', { quantity: 2 }),
    ];
    await header({ cart: { lines } });
    expect(textOf('.badge [aria-hidden]')).toBe('6');
    // The name comes from the content: a label would hide the visible number from speech input.
    expect(textOf('a[href="/cart"] .vh')).toContain('6');
    expect(all('a[href="/cart"][aria-label]')).toEqual([]);
  });

  test('R9.3.11, R2.5.14: shows ten at most', async () => {
    await header({ cart: { lines: [swim('swim', { quantity: 10 })] } });
    expect(textOf('.badge [aria-hidden]')).toBe('10');
    cleanup();
    await header({ cart: { lines: [swim('swim', { quantity: 11 })] } });
    expect(textOf('.badge [aria-hidden]')).toBe('10+');
  });
});

test.each([
  ['en', 1, 'Cart, tickets: 1'],
  ['ar', 11, 'السلة، التذاكر: 11'],
] as const)('R2.5.13: in %s the way to a cart of %i reads “%s”', async (locale, quantity, read) => {
  await header({ locale, cart: { lines: [swim('swim', { quantity })] } });
  expect(textOf('a[href="/cart"] .vh').trim()).toBe(read);
});

test('R9.3.11: a long name takes no room: initials are shown, and all of it is read', async () => {
  await header({ user: { ...layla, name: 'Abdulrahman Al Suwaidi' } });
  expect(textOf('a[href="/profile/user"] [aria-hidden]')).toBe('A S');
  expect(textOf('a[href="/profile/user"] .vh')).toBe('Your account, Abdulrahman Al Suwaidi');
});

test('R2.5.12, R3.7.10: the link to the profile shows the customer’s picture, where there is one', async () => {
  await header({ user: { ...layla, profile_image: 'files/me.jpg' } });
  expect(all<HTMLImageElement>('a[href="/profile/user"] img').map(({ src }) => new URL(src).pathname)).toEqual([
    '/files/me.jpg',
  ]);
});

test.each([
  ['/wallet?page=2', '/wallet?page=2'],
  ['/login?nextUrl=%2Fcart', '/cart'],
  ['/register?nextUrl=%2Fcart', '/cart'],
])('R2.6.2, R2.4.4: at %s the way to the login leads on to %s', async (here, next) => {
  const { show } = await signedOut();
  show(<Header over={false} />, here);
  expect(all('a[href^="/login"]').map((link) => link.getAttribute('href'))).toContain(
    `/login?nextUrl=${encodeURIComponent(next)}`,
  );
});

test('F01: the menu whose code is on its way says so until it is there', async () => {
  const { show } = await stage({ locale: 'ar' });
  show(<Header over={false} />);
  expect(words(all('.menu-btn')[0])).toBe('القائمة');
  fireEvent.click(all('.menu-btn')[0]!);
  expect(all('output progress').map((one) => one.getAttribute('aria-label'))).toEqual(['جارٍ الفتح…']);
  // Only what it takes to show it is waited for, not the fetching before.
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(all('dialog.drawer')).toHaveLength(1));
  expect(all('output progress')).toEqual([]);
});

describe('A10: a menu of the header closes', () => {
  afterEach(() => vi.restoreAllMocks());
  const entry = (link_text: string, path: string) => ({ link_text, ar_link_text: link_text, path });
  const menu = () => document.querySelector('details')!;
  const button = () => document.querySelector('summary')!;

  async function openMenu() {
    const play = { ...entry('Play', '/play'), children: [entry('Our story', '/our-story')] };
    await header({ site: { header_nav: [play, { ...entry('Terms', '/terms'), children: [] }] as never } });
    const listen = vi.spyOn(document, 'addEventListener');
    button().focus();
    fireEvent.click(button());
    expect(menu().open).toBe(true);
    // What knows the ways out is fetched.
    await vi.waitFor(() => expect(listen).toHaveBeenCalledWith('keydown', expect.anything(), expect.anything()));
  }

  test('by Esc, with the focus on its button', async () => {
    await openMenu();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Play');
    expect(document.activeElement?.tagName).toBe('A');
    await userEvent.keyboard('{Escape}');
    expect([menu().open, document.activeElement]).toEqual([false, button()]);
  });

  test('by tabbing out of it, in either direction', async () => {
    await openMenu();
    await userEvent.tab();
    await userEvent.tab();
    expect([document.activeElement?.textContent, menu().open]).toEqual(['Our story', true]);
    await userEvent.tab();
    expect([document.activeElement?.textContent, menu().open]).toEqual(['Terms', false]);
    cleanup();
    await openMenu();
    await userEvent.tab({ shift: true });
    expect(menu().open).toBe(false);
  });

  test('by a press elsewhere, which is not undone by Esc', async () => {
    await openMenu();
    const elsewhere = all('a[href="/cart"]')[0]!;
    fireEvent.pointerDown(elsewhere);
    expect(menu().open).toBe(false);
    elsewhere.focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('R6.1.13: the way to the bookings', () => {
  const baps = { site: { colors: { mode: 'baps' } as never } };
  const link = () => all('a[href="/profile/facility-bookings"][aria-label="My Bookings"]').length;
  test('is an icon on a baps site for a customer who is logged in', async () => {
    await header(baps);
    expect(link()).toBe(1);
  });
  test.each([
    ['who is signed out on a baps site', { ...baps, user: null }],
    ['any other site', {}],
  ])('is not there for %s', async (_, options) => {
    await header(options);
    expect(link()).toBe(0);
  });
  test('is not there for a guest, who has no profile (Q6.1.c)', async () => {
    await header({ ...baps, user: guest });
    expect(link()).toBe(0);
  });
});

test.each([true, false])(
  'R2.5.9, R2.5.10: the languages and Join now are there when the operator wants them: %s',
  async (isWanted) => {
    await header({ site: { enable_arabic: isWanted, enable_join_now: isWanted } });
    expect([all('.top [hreflang="ar"]').length, all('.top .join').length]).toEqual(isWanted ? [1, 1] : [0, 0]);
  },
);

test.each([true, false])('R2.5.9: on narrow screens Join now stands in the menu: %s', async (enable_join_now) => {
  const { show } = await stage({ site: { enable_join_now } });
  show(<Drawer onClose={() => undefined} />);
  const links = all<HTMLAnchorElement>('dialog.drawer a').filter((one) => words(one) === 'Join now');
  expect(links.map((one) => one.getAttribute('href'))).toEqual(enable_join_now ? ['/register'] : []);
});

describe('R2.5.8: the button of the lead form', () => {
  const buttons = () => all('.tools button').filter((one) => words(one) === 'Ask us');
  test('R4.7.3: asks for the form where the operator wants one', async () => {
    const heard = await header({ site: { enable_lead_tracker_button: true } });
    buttons()[0]!.click();
    expect(heard).toContainEqual({ type: 'lead.open' });
  });
  test('is absent when it is off', async () => {
    await header();
    expect(buttons()).toEqual([]);
  });
});

describe('the footer', () => {
  const footer = async (site: Parameters<typeof stage>[0]) => {
    const { show } = await stage(site);
    show(<Footer />);
  };
  test.each([true, false])('R2.8.4: links customer support where there is some: %s', async (allow_support) => {
    await footer({ site: { allow_support } });
    expect(all('footer a[href="/customer-support"]').length).toBe(allow_support ? 1 : 0);
  });
  test.each([true, false])('R2.8: links the accessibility statement where there is one: %s', async (isThere) => {
    await footer({ site: { enable_footer_accessibility: isThere } });
    expect(all('footer a[href="/accessibility"]').length).toBe(isThere ? 1 : 0);
  });
  test.each([true, false])('R2.5.9: Join now stands there at every width: %s', async (enable_join_now) => {
    await footer({ site: { enable_join_now } });
    const links = all<HTMLAnchorElement>('footer a').filter((one) => words(one) === 'Join now');
    expect(links.map((one) => one.getAttribute('href'))).toEqual(enable_join_now ? ['/register'] : []);
  });
  test('R2.8.8: the name of the software is there in its own language', async () => {
    await footer({});
    expect(all('footer [lang="en"]').map(({ textContent }) => textContent)).toContain('QPortal');
  });
  test.each([
    ['en', 'Visa, Mastercard, Amex'],
    ['ar', 'فيزا، ماستركارد، أمريكان إكسبريس'],
  ] as const)('R2.8.7: in %s shows the ways to pay in a picture that names them', async (locale, names) => {
    await footer({ locale });
    expect(all('footer img.pays').map((picture) => picture.getAttribute('alt'))).toEqual([names]);
    expect(all('footer img.pays[lang]')).toEqual([]);
  });
});
