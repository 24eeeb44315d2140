// @vitest-environment jsdom
/** The family of an account as shown, changed and saved (R2.3.15, R1.5.1, R3.7.7, Q7.6.c). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownerOf } from '../../../machines/session/owner.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import {
  dropRelativeDraft,
  relativeDraft,
  writeRelativeDraft,
} from '../../../src/adapters/storage/drafts/relativeDrafts.ts';
import { Component as FamilyPage } from '../../../src/pages/family/FamilyPage.tsx';
import { Component as RelativePage } from '../../../src/pages/family/RelativePage.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { idProofTypes, nour } from '../../models/family/relative.situations.ts';
import { all, elsewhere, press, stage, textOf, words } from '../cart.fixture.tsx';

const now = Date.parse('2026-11-21T08:00:00Z');
polyfillDialogs();
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  dropRelativeDraft();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const owner = ownerOf(layla);
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const ok = (data: unknown) => Response.json({ status: true, data, message: null });
const refusal = (status: number, said: object) => Response.json({ status: false, data: null, ...said }, { status });
const sami = {
  ...nour,
  customer_id: 50_002,
  name: 'سامي حداد',
  dob: null,
  mobile_number: '501112223',
  email: 'sami@mail.example',
};

/** The server's answers by kind of call; records what was sent. */
function serve(answers: { family?: () => Response; change?: () => Response; remove?: () => Response } = {}) {
  const sent: [method: string, path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const { method } = request;
    if (method !== 'GET')
      sent.push([method, pathname.split('/api/v2/')[1]!, method === 'DELETE' ? null : await request.json()]);
    if (pathname.endsWith('id-proof-types')) return ok(idProofTypes);
    if (pathname.endsWith('additional-data')) return ok(nour);
    if (method === 'GET') return (answers.family ?? (() => ok([nour, sami])))();
    return ((method === 'DELETE' ? answers.remove : answers.change) ?? (() => ok(nour)))();
  });
  return sent;
}

async function openFamily(locale: Locale = 'en') {
  const { show } = await stage({ locale });
  show(<FamilyPage />);
  await answered();
}
async function openPerson(person: string, user: typeof layla | null = layla) {
  const { show } = await stage({ user });
  show(<RelativePage />, '/family/:person', `/family/${person}`);
  await answered();
  await answered();
}
const control = (label: string) =>
  all<HTMLInputElement>('main input').find(({ labels }) => words(labels?.[0]).startsWith(label))!;
const fill = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
const errorAt = (label: string) =>
  (control(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => words(document.getElementById(id)))
    .join(' ');
async function save() {
  press('Save');
  await answered();
  await answered();
}

test('R2.3.15, R3.7.7: every relative has a name, an age where it is known, and an address of their own', async () => {
  serve();
  await openFamily();
  expect(textOf('h1')).toBe('Family');
  const cards = all('.mate');
  expect(cards.map((card) => words(card))).toEqual([
    expect.stringMatching(/^Nour Haddad11 years oldContact is missingRemove Nour Haddad$/),
    expect.stringMatching(/^سامي حدادReady to bookRemove سامي حداد$/),
  ]);
  expect(cards[0]!.querySelector('img')!.src).toContain('files/nour.png');
  expect(cards.map((card) => card.querySelector('a')!.getAttribute('href'))).toEqual([
    '/profile/family/50001',
    '/profile/family/50002',
  ]);
});

test('R2.3.15: an age is said as Arabic counts it', async () => {
  serve();
  await openFamily('ar');
  expect(words(all('.mate')[0])).toContain('11 سنة');
});

test('R2.3.15: an account without relatives leads to the form; a failure can be retried', async () => {
  serve({ family: () => ok([]) });
  await openFamily();
  expect(textOf('.empty h2')).toBe('Nobody is kept yet');
  expect(all('.empty a')[0]!.getAttribute('href')).toBe('/profile/family/new');
  cleanup();
  serve({ family: () => refusal(500, { message: 'Broken' }) });
  await openFamily();
  expect(textOf('.empty')).toContain('Try again');
  serve();
  press('Try again');
  await answered();
  expect(all('.mate')).toHaveLength(2);
});

test('Q7.6.c: a removal is confirmed first; a refusal is shown, and the relative stays', async () => {
  const booked = 'Nour Haddad has a booking until 12 December';
  const sent = serve({ remove: () => refusal(409, { message: booked, code: 'memberExpected' }) });
  await openFamily();
  press('Remove Nour Haddad');
  expect(textOf('dialog h2')).toBe('Remove Nour Haddad?');
  press('Remove', 'dialog');
  await answered();
  expect(textOf('dialog .note')).toContain(booked);
  press('Keep', 'dialog');
  expect(all('.mate')).toHaveLength(2);
  expect(sent).toEqual([['DELETE', 'customers-associated/50001', null]]);
});

test('R3.7.1, Q7.6.c: changes are sent with the saved details, and the list replaces the form', async () => {
  const sent = serve();
  await openPerson('50001');
  expect(textOf('h1')).toBe('Nour Haddad');
  expect(control('Name').value).toBe('Nour Haddad');
  fill('Name', 'Nour Al Haddad');
  await save();
  expect(sent).toMatchObject([
    [
      'PUT',
      'customers-associated/50001',
      { name: 'Nour Al Haddad', dob: '2015-05-05', additional_fields: [{ id: 9101 }] },
    ],
  ]);
  expect(elsewhere()).toBe('/profile/family');
  expect(relativeDraft({ owner, customerId: 50_001 })).toBeNull();
});

test('R5.1.1, R8.1.6: a fault and the server’s refusal are shown at their fields, and no input is lost', async () => {
  const sent = serve({ change: () => refusal(422, { message: 'Email is taken', code: 'invalid', field: 'email' }) });
  await openPerson('new');
  await save();
  expect(sent).toEqual([]);
  expect(errorAt('Name')).toContain('Name is required');
  fill('Name', 'Adam');
  await save();
  expect(sent).toMatchObject([['POST', 'customers-associated', { name: 'Adam', customer_id: null }]]);
  expect(errorAt('Email')).toContain('Email is taken');
  expect(control('Name').value).toBe('Adam');
  fill('Email', 'adam@mail.example');
  expect(errorAt('Email')).not.toContain('taken');
  serve({ change: () => refusal(500, {}) });
  await save();
  expect(textOf('form > .note')).not.toBe('');
  expect(control('Email').value).toBe('adam@mail.example');
});

test('R3.7.9, R5.4.9: a passport asks where it was issued; a file of another kind is refused, with the allowed kinds', async () => {
  serve();
  await openPerson('50001');
  expect(control('Place of birth')).toBeUndefined();
  const kinds = all<HTMLSelectElement>('select').find(({ options }) => options[0]?.label === 'Emirates Id')!;
  expect([...kinds.options].map(({ value }) => value)).toEqual(['32', '33']);
  fireEvent.change(kinds, { target: { value: '33' } });
  expect(control('Place of birth')).toBeDefined();
  const gif = new File(['GIF89a'], 'cat.gif', { type: 'image/gif' });
  fireEvent.change(all('.relative__file input[type=file]')[0]!, { target: { files: [gif] } });
  await answered();
  expect(textOf('.relative__file')).toContain('Invalid file type. Please upload a valid file type (jpeg, png, pdf)');
});

test('R3.7.7: a removed picture is sent as removed, an unchanged one is not sent', async () => {
  const sent = serve();
  await openPerson('50001');
  expect(all<HTMLImageElement>('.portrait img')[0]!.src).toContain('files/nour.png');
  await save();
  cleanup();
  await openPerson('50001');
  press('Remove the picture');
  expect(all('.portrait img')).toEqual([]);
  await save();
  expect(sent.map(([, , body]) => (body as { profile_image_url?: string | null }).profile_image_url)).toEqual([
    undefined,
    null,
  ]);
});

test('R7.3.3: an id outside this family leads back to the list', async () => {
  serve();
  for (const person of ['50999', 'nobody', '0']) {
    await openPerson(person);
    expect(textOf('.empty h2')).toBe('This person is not in your family');
    expect(all('.empty a')[0]!.getAttribute('href')).toBe('/profile/family');
    cleanup();
  }
});

test('T06: a draft waits for its customer and for that relative only; leaving the form drops it', async () => {
  serve();
  const of = { owner, customerId: null };
  const draft = { typed: { name: 'Adam' }, isCut: true };
  writeRelativeDraft(of, draft, draft);
  await openPerson('50001');
  expect(control('Name').value).toBe('Nour Haddad');
  cleanup();
  writeRelativeDraft(of, draft, draft);
  await openPerson('new');
  expect(control('Name').value).toBe('Adam');
  expect(textOf('.relative .note')).toContain('The page was loaded anew');
  cleanup();
  expect(relativeDraft(of)).toBeNull();
  writeRelativeDraft(of, draft, draft);
  expect(relativeDraft({ ...of, owner: 'customer 2' })).toBeNull();
  expect(relativeDraft(of)).toBeNull();
});

test('A03: the heading stays while an empty list is loading', async () => {
  serve();
  const { show } = await stage();
  show(<RelativePage />, '/family/:person', '/family/50999');
  const heading = all('h1')[0]!;
  await answered();
  await answered();
  expect(textOf('.empty h2')).toBe('This person is not in your family');
  expect(all('h1')[0]).toBe(heading);
});

test('R6.1.1: whose login ended is asked for it in place', async () => {
  serve();
  await openPerson('new', null);
  expect(textOf('.empty h2')).toBe('You are logged out');
});

test('R3.7.7: a full family says so instead of offering another relative, until one is removed', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...sami, customer_id: 60_000 + index }));
  serve({ family: () => ok(many(30)) });
  await openFamily();
  expect([all('.team > li').length, all('a[href="/profile/family/new"]')]).toEqual([30, []]);
  expect(textOf('.team + .fine')).toBe('An account keeps 30 people. Remove somebody to add another.');
  cleanup();
  serve({ family: () => ok(many(29)) });
  await openFamily();
  expect([all('a[href="/profile/family/new"]').length, all('.team + .fine')]).toEqual([1, []]);
});
