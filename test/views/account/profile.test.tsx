// @vitest-environment jsdom
/** A customer's own profile as shown: input survives every refusal, for its owner (R2.3.2, R3.7.10, R8.1.6). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import { provideProfile } from '../../../src/adapters/actors/account/profileActors.ts';
import { Profile } from '../../../src/contract/customers/customers.ts';
import { dropDrafts } from '../../../src/adapters/storage/drafts/draftStorage.ts';
import { notices } from '../../../src/actors/notices.ts';
import { Component as ProfilePage } from '../../../src/pages/user/ProfilePage.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { layla } from '../../models/cart/cart.fixtures.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
let known: Record<string, unknown> = {};
beforeEach(() => {
  known = { ...layla, first_name: 'Layla', last_name: 'Haddad', city: 'Dubai', dob: '1992-04-18', documents: [] };
});
afterEach(() => {
  cleanup();
  dropDrafts();
  vi.unstubAllGlobals();
});

const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const said = (data: unknown, message: string | null = null) => Response.json({ status: true, data, message });

/** The page, with what the server answers to a save; each is taken once, the last one stays. */
async function open(...saves: (() => Response | Promise<Response>)[]) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/profile')) return said([]);
    if (request.method === 'GET') return said(known);
    sent.push(Object.fromEntries(await request.formData()));
    return (saves.length > 1 ? saves.shift()! : saves[0]!)();
  });
  const { show } = await stage({ locale: 'en' });
  show(<ProfilePage />);
  await answered();
  return sent;
}
const field = (name: string) => all<HTMLInputElement>(`input[name="${name}"]`)[0]!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = async () => {
  press('Save');
  await answered();
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
};
const errorAt = (name: string) => words(document.getElementById(`${field(name).id}-error`));

test('R8.1.6: the server’s refusal is at its field, which has the focus; no input is lost', async () => {
  const refused = () =>
    Response.json({ status: false, message: 'No such city', code: 'invalid', field: 'city' }, { status: 422 });
  const sent = await open(refused);
  type('first_name', 'Leila');
  type('city', 'Atlantis');
  await save();
  expect(sent).toEqual([{ first_name: 'Leila', city: 'Atlantis' }]);
  expect(errorAt('city')).toBe('No such city');
  expect(document.activeElement).toBe(field('city'));
  expect([field('first_name').value, field('city').value]).toEqual(['Leila', 'Atlantis']);
});

test.each([
  ['profile_image', 'jpeg, png'],
  ['id_card', 'jpeg, png, pdf'],
])('R5.4.9: a refused %s names the kinds that are taken there, at its field and in passing', async (at, kinds) => {
  await open(() => Response.json({ status: false, message: null, code: 'fileType', field: at }, { status: 422 }));
  type('city', 'Ajman');
  await save();
  const sentence = `Invalid file type. Please upload a valid file type (${kinds})`;
  expect(all('.details [id$="-error"]').map(words).filter(Boolean)).toEqual([sentence]);
  expect(notices.getSnapshot().context.shown?.text).toBe(sentence);
});

test('Q5.1.b: faults are shown before anything is sent', async () => {
  const sent = await open(() => said(known));
  type('first_name', 'L4yla');
  await save();
  expect(errorAt('first_name')).toBe('First name must be a valid name in Latin or Arabic');
  expect(textOf('.details')).toContain('Please fix all errors');
  expect(sent).toEqual([]);
});

test('R8.1.6: a lost connection and a failed server are reported, and pressing again saves', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const failed = () => Response.json({ status: false, message: null }, { status: 500 });
  await open(lost, failed, () => said({ ...known, city: 'Sharjah' }, 'Saved'));
  type('city', 'Sharjah');
  for (const _ of [lost, failed]) {
    await save();
    expect(all('.note--bad')).toHaveLength(1);
    expect(field('city').value).toBe('Sharjah');
    expect(textOf('.details__end')).toContain('Not saved yet');
  }
  await save();
  expect(all('.note--bad')).toHaveLength(0);
  expect(textOf('.details__end')).toBe('Save');
});

test('012: what was typed and not saved is there when its customer comes back, and can be undone', async () => {
  await open(() => said(known));
  type('city', 'Ajman');
  cleanup();
  await open(() => said(known));
  expect(field('city').value).toBe('Ajman');
  expect(sessionStorage.getItem('profile-draft')).not.toContain('1992-04-18');
  press('Undo my changes');
  expect(field('city').value).toBe('Dubai');
  cleanup();
  await open(() => said(known));
  expect(field('city').value).toBe('Dubai');
});

test('012: it belongs to its customer, and is removed at logout', async () => {
  await open(() => said(known));
  type('city', 'Ajman');
  cleanup();
  known = { ...known, id: 4711 };
  await open(() => said(known));
  expect(field('city').value).toBe('Dubai');
  type('city', 'Fujairah');
  cleanup();
  dropDrafts();
  await open(() => said(known));
  expect(field('city').value).toBe('Dubai');
});

test('R3.7.14: what another tab put on file meanwhile stays there', async () => {
  const [old, added] = [
    { id_proof_type_id: 33, id_proof_number: 'N1234567', expiry_date: null, path: null },
    { id_proof_type_id: 32, id_proof_number: '784199012345672', expiry_date: null, path: null },
  ];
  known = { ...known, documents: [old] };
  const sent = await open(() => said(known));
  known = { ...known, documents: [old, added] };
  press('Remove Document');
  await save();
  expect(sent).toEqual([{ documents: JSON.stringify([added]) }]);
});

/** What saving sends of changes to the profile as it was when the page was opened; `known` may have changed since. */
function changing(changes: object, file: File | null = null) {
  const requests: [string, Record<string, unknown>][] = [];
  const opened = v.parse(Profile, known);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return said(known);
    requests.push([new URL(request.url).pathname, Object.fromEntries(await request.formData())]);
    return said(known);
  });
  const session = createActor(fromCallback(() => undefined)).start() as never;
  const profile = createActor(provideProfile(opened), {
    input: { profile: opened, written: changes, today: '2026-11-21', session },
  });
  const save = async () => {
    profile.start();
    if (file) profile.send({ type: 'file.change', field: 'document_file', file });
    profile.send({ type: 'form.submit' });
    await waitFor(profile, (snapshot) => snapshot.value === 'filling');
    profile.stop();
    return requests;
  };
  return { save };
}

test('R3.10.5: message preferences changed here are sent with those changed in another tab', async () => {
  const preferences = { size: 16, language: 'en', notification_channel: 1, newsletter: false };
  known = { ...known, preferences };
  const { save: saveIt } = changing({ newsletter: true });
  known = { ...known, preferences: { ...preferences, notification_channel: 3, language: 'ar' } };
  const requests = await saveIt();
  expect(requests.map(([, body]) => JSON.parse(String(body['preferences'])))).toEqual([
    { language: 'ar', newsletter: true, notification_channel: 3 },
  ]);
});

test('R3.7.10: the file of a document whose number was removed again is not sent', async () => {
  const { save: saveIt } = changing(
    { city: 'Fujairah', id_proof_type_id: 33, id_proof_number: ' ' },
    new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' }),
  );
  const requests = await saveIt();
  expect(requests.map(([path, body]) => [path.split('/').at(-1), body])).toEqual([['profile', { city: 'Fujairah' }]]);
});

test('R3.7.10: documents on file are shown in part, and are taken away', async () => {
  known = {
    ...known,
    documents: [{ id_proof_type_id: 32, id_proof_number: '784199012345676', expiry_date: null, path: null }],
  };
  const sent = await open(() => said({ ...known, documents: [] }));
  expect(textOf('.details__filed')).toContain('784-1990-•••••••-6');
  expect(document.body.textContent).not.toContain('2345676');
  press('Remove Document');
  await save();
  expect(sent).toEqual([{ documents: '[]' }]);
});

test('F01, A03: without a connection the page says so once, and one press reloads everything', async () => {
  let isLost = true;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (isLost) throw new ConnectionError();
    return said(url.endsWith('/profile') ? known : []);
  });
  const { show } = await stage({ locale: 'en', site: { additions: ['password', 'sessions'] } });
  show(<ProfilePage />);
  const settled = async () => {
    await answered();
    await vi.dynamicImportSettled();
    await answered();
  };
  await settled();
  expect(all('.empty')).toHaveLength(1);
  expect(all('.details, .safety')).toEqual([]);
  isLost = false;
  press('Try again');
  await settled();
  expect(all('.acct__main > .empty')).toEqual([]);
  expect(all('.details, .safety')).toHaveLength(2);
});

test('F01, R8.1.6: nothing is begun beside details that may still be lost', async () => {
  let loseDetails = (): void => undefined;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!url.endsWith('/profile')) return said([]);
    return new Promise<Response>((_, reject) => {
      loseDetails = () => reject(new ConnectionError());
    });
  });
  const { show } = await stage({ locale: 'en', site: { additions: ['password', 'sessions'] } });
  show(<ProfilePage />);
  await answered();
  await vi.dynamicImportSettled();
  await answered();
  expect(all('.safety')).toEqual([]);
  loseDetails();
  await answered();
  expect(all('.empty')).toHaveLength(1);
});
