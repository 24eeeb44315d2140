/** The actors of the account pages: what they ask, what they make of answers, what they store and clear (part 7 of the requirements). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideCancellation } from '../../../../src/adapters/actors/account/cancellationActors.ts';
import { loadCancellationTerms } from '../../../../src/adapters/actors/account/cancellationTerms.ts';
import { provideContactChange } from '../../../../src/adapters/actors/account/contactChangeActors.ts';
import { provideErasure } from '../../../../src/adapters/actors/account/erasureActors.ts';
import { provideDataFile } from '../../../../src/adapters/actors/account/ownSessionActors.ts';
import { loadProfile, provideProfile, userIn } from '../../../../src/adapters/actors/account/profileActors.ts';
import { provideRelative } from '../../../../src/adapters/actors/account/relativeActors.ts';
import { provideReschedule } from '../../../../src/adapters/actors/account/rescheduleActors.ts';
import * as support from '../../../../src/adapters/actors/account/supportActors.ts';
import { loadOwnTickets, provideTicketShowing } from '../../../../src/adapters/actors/account/ticketActors.ts';
import { provideTopUp, topUpInput } from '../../../../src/adapters/actors/account/topUpActors.ts';
import { openedTicketsOf } from '../../../../src/adapters/nextVisit/openedTickets.ts';
import { persistedToken } from '../../../../src/adapters/storage/login/credentials.ts';
import { persistedSession } from '../../../../src/adapters/storage/login/persistedSession.ts';
import { persistedConsent } from '../../../../src/adapters/storage/consent.ts';
import { relativeDraft } from '../../../../src/adapters/storage/drafts/relativeDrafts.ts';
import { clearCachedAnswers } from '../../../../src/adapters/http/client.ts';
import { profileAsDraft, type ProfileDraft } from '../../../../machines/profile/profileRules.ts';
import type { Profile } from '../../../../src/contract/customers/customers.ts';
import { payment } from '../../../models/checkout/payment.fixtures.ts';
import { layla, omar } from '../../../models/cart/cart.fixtures.ts';
import { runActor, serveCalls, watchActor, type Served, type ServedCalls } from '../../../support/calls/servedCalls.ts';

let served: ServedCalls;
const lines = () => served.asked.map(({ line }) => line);
/** A picture as a phone hands it over. */
const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const jpeg = new Blob([bytes], { type: 'image/jpeg' });
const written = new TextDecoder().decode(bytes);
const stored: Record<string, Served> = {
  'POST file/save/data': { data: { files: [{ path: 'up/1.jpg', name: '1.jpg', type: 'jpeg' }] } },
};

/** The part of `document` that the actors use. */
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  clearCachedAnswers();
  served = serveCalls();
  page.hidden = false;
  vi.stubGlobal('document', page);
  const heard = new EventTarget();
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard));
  vi.stubGlobal('dispatchEvent', heard.dispatchEvent.bind(heard));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an order that is cancelled (Q7.7.b)', () => {
  const cancel = () => runActor(provideCancellation(), 'cancelOrder', { orderId: 31, refund: 90 });
  const now = {
    order_id: 31,
    is_allowed: true,
    currency: 'AED',
    refund: 40,
    refunds: [],
    steps: [],
  };
  test.each([
    ['refundChanged', 'changed'],
    ['notCancellable', 'refused'],
  ])('%s tells how it stands by now', async (code, is) => {
    served.answers = { 'POST orders/{order_id}/cancellation': { refuses: 409, code, data: now } };
    expect(await cancel()).toMatchObject({ is, cancellation: { order_id: 31, refund: 40 } });
  });
  test.each<[string, Served]>([
    ['another reason is a refusal', { refuses: 409, code: 'somethingElse', data: now }],
    ['a reason of no refusal of ours is none', { refuses: 409, code: 'toString', data: now }],
    ['so is one that does not tell how it stands', { refuses: 409, code: 'refundChanged' }],
  ])('%s', async (_, answer) => {
    served.answers = { 'POST orders/{order_id}/cancellation': answer };
    await expect(cancel()).rejects.toMatchObject({ name: 'RefusedError', status: 409 });
  });
  test('done, the wallet is told in every other tab, where what comes back may be in it', async () => {
    served.answers = { 'POST orders/{order_id}/cancellation': { data: now } };
    const write = vi.spyOn(localStorage, 'setItem');
    expect(await cancel()).toEqual({ is: 'done', cancellation: expect.objectContaining({ order_id: 31 }) as object });
    expect(write.mock.calls.map(([key]) => key)).toEqual(['walletNews']);
  });
  test('a lost answer is reported as a lost connection', async () => {
    served.answers = { 'POST orders/{order_id}/cancellation': 'lost' };
    await expect(cancel()).rejects.toMatchObject({ name: 'ConnectionError' });
  });
  test('the time at the venue is told at once', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T16:00:00Z') });
    const { told, stop } = watchActor(provideCancellation(), 'watchMinute');
    expect(told).toEqual([{ type: 'minute.passed', now: '2026-11-25 20:00:00' }]);
    stop();
  });
});

describe('another address or number (Q7.6.d)', () => {
  const codes = (machine: ReturnType<typeof provideContactChange>) => machine.implementations.actors['code'] as never;
  const byMail = { email: 'new@example.ae', mobile: null, country_code: null };
  const byPhone = { email: '', mobile: '+971500000009', country_code: '971' };
  const send = (recipient: object) => runActor(codes(provideContactChange()), 'sendCode', { recipient });
  const check = (recipient: object) =>
    runActor(codes(provideContactChange()), 'checkCode', { recipient, code: '123456' });

  test.each([
    ['profile/email/otp-generate', byMail, { email: 'new@example.ae' }],
    ['profile/mobile/otp-generate', byPhone, { mobile: '+971500000009', country_code: '971' }],
    ['profile/mobile/otp-generate', { ...byPhone, country_code: null }, { mobile: '+971500000009', country_code: '' }],
  ])('the code comes from %s', async (path, recipient, body) => {
    await send(recipient);
    expect(served.asked).toMatchObject([{ line: `POST ${path}`, body }]);
  });

  test.each([
    [byMail, { email: 'new@example.ae', otp: '123456' }],
    [byPhone, { mobile: '+971500000009', country_code: '971', otp: '123456' }],
    [
      { ...byPhone, country_code: null },
      { mobile: '+971500000009', country_code: '', otp: '123456' },
    ],
  ])('the change goes with its code, and everything shows who the customer is then', async (recipient, body) => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    served.answers = { 'POST profile': { data: { id: 7, email: 'new@example.ae', city: 'Dubai' } } };
    const changed = (await check(recipient)) as { user: object; at: number };
    expect(served.asked).toMatchObject([{ line: 'POST profile', body }]);
    expect(changed).toMatchObject({ user: { id: 7, email: 'new@example.ae' }, at: 1_000 });
    expect(changed.user).not.toHaveProperty('city');
  });

  test('F03: whether it was made is asked of nobody where the answer is lost', async () => {
    served.answers = { 'POST profile': 'lost' };
    await expect(check(byMail)).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(lines()).toEqual(['POST profile']);
  });

  // Its answer was lost before, perhaps before a reload or in another tab: nothing here remembers it.
  describe.each(['invalidOtp', 'otpExpired', 'emailExists', 'accountExists'])(
    'F03: where %s refuses a code',
    (code) => {
      beforeEach(() => {
        served.answers = { 'POST profile': { refuses: 422, code } };
      });

      test.each([
        [byMail, { id: 7, email: 'New@example.ae', mobile: '+971500000001' }],
        [byPhone, { id: 7, email: 'old@example.ae', mobile: '+971500000009' }],
      ])('the change was made where the profile has it', async (recipient, data) => {
        vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
        served.answers['GET profile'] = { data };
        expect(await check(recipient)).toMatchObject({ user: data, at: 1_000 });
      });

      test.each([byMail, byPhone])('it stands where the profile has another', async (recipient) => {
        served.answers['GET profile'] = { data: { id: 7, email: 'old@example.ae', mobile: '+971500000001' } };
        await expect(check(recipient)).rejects.toMatchObject({ code });
      });

      test('it stands where the profile has no address at all', async () => {
        served.answers['GET profile'] = { data: { id: 7, email: null, mobile: '+971500000001' } };
        await expect(check(byMail)).rejects.toMatchObject({ code });
      });

      test.each<Served>(['lost', { refuses: 429, code: 'tooMany' }])(
        'nothing is said of it while nobody can be asked',
        async (answer) => {
          served.answers['GET profile'] = answer;
          await expect(check(byMail)).rejects.toMatchObject({ name: 'ConnectionError' });
        },
      );
    },
  );

  test('both calls are aborted when their actor stops', async () => {
    served.isSilentAfter = 0;
    for (const recipient of [byMail, byPhone])
      for (const name of ['sendCode', 'checkCode']) {
        const leaving = new AbortController();
        const before = served.asked.length;
        void runActor(codes(provideContactChange()), name, { recipient, code: '123456' }, leaving.signal).catch(
          () => 0,
        );
        await vi.waitFor(() => expect(served.asked).toHaveLength(before + 1));
        leaving.abort();
        expect(served.asked.at(-1)!.signal.aborted).toBe(true);
      }
  });
});

describe('an account that is deleted (Q7.7.g)', () => {
  const told: unknown[] = [];
  const session = { send: (event: object) => void told.push(event) } as never;
  const machine = () => provideErasure({ session, tell: (message) => void told.push(message) });
  beforeEach(() => void (told.length = 0));

  test('the terms are loaded, and a code is requested', async () => {
    await runActor(machine(), 'loadErasure', undefined);
    expect(await runActor(machine(), 'sendErasureCode', undefined)).toBeUndefined();
    expect(lines()).toEqual(['GET profile/erasure', 'POST profile/erasure/otp-generate']);
  });

  test.each([
    ['code', { otp: '123456' }],
    ['password', { password: '123456' }],
  ])(
    'confirmed by a %s, it clears what the browser stored, ends the session and shows the server’s message',
    async (kind, body) => {
      vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
      persistedToken.write('secret-token');
      sessionStorage['cart'] = 'a cart';
      const before = 'former-session';
      localStorage['session_id'] = JSON.stringify({ version: 1, value: before });
      await runActor(machine(), 'eraseAccount', { kind, proof: '123456' });
      expect(served.asked).toMatchObject([{ line: 'POST profile/erasure', body }]);
      // Other tabs are told that a customer is gone, and not who.
      expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['session_id', 'logout'], ['logout']]);
      expect(localStorage['session_id']).not.toContain(before);
      expect(told).toEqual([
        { type: 'storage.changed', stored: null, hasToken: false, hasExpired: false, at: 1_000 },
        'Said',
      ]);
    },
  );

  test('the storage is empty when the end of the session is told, and what is written after that is cleared too', async () => {
    persistedToken.write('secret-token');
    sessionStorage['cart'] = 'a cart';
    const found: string[] = [];
    const writing = {
      send: () => {
        found.push(...Object.keys(localStorage), ...Object.keys(sessionStorage));
        sessionStorage['cart'] = 'a cart once more';
      },
    } as never;
    await runActor(provideErasure({ session: writing, tell: () => undefined }), 'eraseAccount', {
      kind: 'code',
      proof: '123456',
    });
    expect(found.filter((key) => key !== 'session_id')).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(['logout']);
  });

  test('T06: whoever has logged in before the answer comes stays logged in, and is told nothing of it', async () => {
    persistedToken.write('secret-token');
    persistedSession.write({ user: layla, lastUpdated: null });
    const erased = runActor(machine(), 'eraseAccount', { kind: 'code', proof: '123456' });
    persistedToken.write('token-of-the-next');
    persistedSession.write({ user: omar, lastUpdated: null });
    const [own, former] = [omar, layla].map(({ id }) => JSON.stringify({ value: { owner: `customer ${id}` } }));
    sessionStorage['cart'] = own;
    // What lies aside of who is no more goes: nobody comes back for it.
    sessionStorage['cart aside'] = former;
    sessionStorage['broken'] = `{"owner":"customer ${layla.id}"`;
    localStorage['order aside'] = former;
    const one = (owner: string) => ({ owner, key: owner });
    const [their, ours] = [one(`customer ${layla.id}`), one(`customer ${layla.id}0`)];
    localStorage['several'] = JSON.stringify({ value: [their, ours, their] });
    await erased;
    expect([persistedToken.read(), sessionStorage['cart'], told]).toEqual(['token-of-the-next', own, []]);
    expect([sessionStorage['cart aside'], sessionStorage['broken']]).toEqual([undefined, undefined]);
    expect(localStorage['order aside']).toBeUndefined();
    expect(JSON.parse(localStorage['several'] as string)).toEqual({ value: [ours] });
  });

  test('Q7.7.g: where they have left before the answer comes, a visitor keeps what they chose since, and it is told', async () => {
    persistedToken.write('secret-token');
    persistedSession.write({ user: layla, lastUpdated: null });
    const erased = runActor(machine(), 'eraseAccount', { kind: 'code', proof: '123456' });
    persistedToken.drop();
    persistedSession.drop();
    const visitors = JSON.stringify({ value: { owner: 'nobody' } });
    sessionStorage['cart'] = visitors;
    localStorage['order'] = JSON.stringify({ value: { owner: `customer ${layla.id}` } });
    await erased;
    expect([sessionStorage['cart'], localStorage['order'], told]).toEqual([visitors, undefined, ['Said']]);
  });

  test('Q7.7.g: whoever has logged in once more before the answer comes is signed out: it is their account', async () => {
    persistedToken.write('secret-token');
    persistedSession.write({ user: layla, lastUpdated: null });
    const erased = runActor(machine(), 'eraseAccount', { kind: 'code', proof: '123456' });
    persistedToken.write('token-of-another-login');
    sessionStorage['cart'] = 'a cart';
    await erased;
    expect([persistedToken.read(), sessionStorage['cart'], told.length]).toEqual([null, undefined, 2]);
  });

  test('no cached answer is left for the next customer', async () => {
    const { signal } = new AbortController();
    await loadCancellationTerms(null, signal);
    await runActor(machine(), 'eraseAccount', { kind: 'code', proof: '123456' });
    await loadCancellationTerms(null, signal);
    expect(lines().filter((line) => line === 'GET orders/cancellation-terms')).toHaveLength(2);
  });

  test.each(['loadErasure', 'sendErasureCode'])('%s is aborted when its actor stops', async (name) => {
    served.isSilentAfter = 0;
    const leaving = new AbortController();
    void runActor(machine(), name, undefined, leaving.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    leaving.abort();
    expect(served.asked[0]!.signal.aborted).toBe(true);
  });

  test('leaving the page does not abort the confirmed call', async () => {
    served.isSilentAfter = 0;
    const leaving = new AbortController();
    void runActor(machine(), 'eraseAccount', { kind: 'code', proof: '123456' }, leaving.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    leaving.abort();
    expect(served.asked[0]!.signal.aborted).toBe(false);
  });

  test('a refusal clears nothing', async () => {
    served.answers = { 'POST profile/erasure': { refuses: 422, code: 'wrongCode' } };
    persistedToken.write('secret-token');
    await expect(runActor(machine(), 'eraseAccount', { kind: 'code', proof: '1' })).rejects.toMatchObject({
      code: 'wrongCode',
    });
    expect([persistedToken.read(), told]).toEqual(['secret-token', []]);
  });
});

describe('all that is held, as a file (Q7.7.f)', () => {
  const saved: { name: string; content: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    const link = { href: '', download: '', click: () => void saved.push({ name: link.download, content }) };
    Object.assign(page, { createElement: () => link });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (made: Blob) => ((content = made), 'blob:1'),
        revokeObjectURL: () => undefined,
      }),
    );
  });
  const make = async (): Promise<[string, unknown]> => {
    served.answers = { 'GET profile/export': { data: { exported_at: '2026-11-25 10:00:00', name: 'Layla' } } };
    await runActor(provideDataFile(), 'makeFile', undefined);
    return [saved[0]!.name, JSON.parse(await saved[0]!.content.text())];
  };
  const held = { exported_at: '2026-11-25 10:00:00', name: 'Layla' };

  test('is named after the day, and includes what only this browser knows', async () => {
    persistedConsent.write({ said: { chat: 'denied' }, hasLeftovers: false });
    expect(await make()).toEqual([
      'my-data-2026-11-25.json',
      { ...held, in_this_browser: { consent: { chat: 'denied' } } },
    ]);
    expect(saved[0]!.content.type).toBe('application/json');
  });
  test('is aborted when its actor stops', async () => {
    served.isSilentAfter = 0;
    const leaving = new AbortController();
    void runActor(provideDataFile(), 'makeFile', undefined, leaving.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    leaving.abort();
    expect(served.asked[0]!.signal.aborted).toBe(true);
  });
  test('also when this browser has stored nothing', async () => {
    expect((await make())[1]).toEqual({ ...held, in_this_browser: { consent: null } });
  });
});

describe('the profile (Q7.6.d)', () => {
  const signal = new AbortController().signal;
  const document = { id_proof_type_id: 33, id_proof_number: 'P1', expiry_date: null, path: null };
  async function profile(): Promise<{ known: Profile; draft: ProfileDraft }> {
    served.answers = {
      ...stored,
      'GET profile': { data: { id: 7, first_name: 'Layla', city: 'Dubai', documents: [document] } },
      'POST profile': { data: { id: 7, first_name: 'Leila', city: 'Dubai' } },
    };
    const known = await loadProfile(null, signal);
    served.asked.length = 0;
    return { known, draft: profileAsDraft(known) };
  }
  const noFiles = { id_card: null, document_file: null };
  const save = (input: object) => runActor(provideProfile({ id: 7 } as never), 'saveProfile', input);

  test('all parts are loaded together', async () => {
    const { known } = await profile();
    expect(known).toMatchObject({ id: 7, city: 'Dubai' });
  });

  test('only the changes are sent, and the changed customer is told to the session', async () => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    const { known, draft } = await profile();
    const input = { profile: known, draft: { ...draft, first_name: 'Leila' }, picture: null, files: noFiles };
    expect(await save(input)).toMatchObject({
      profile: { first_name: 'Leila', city: 'Dubai' },
      user: { id: 7, first_name: 'Leila' },
      at: 1_000,
      message: 'Said',
    });
    expect(served.asked).toMatchObject([{ line: 'POST profile', body: { first_name: 'Leila' } }]);
    expect(userIn(known)).not.toHaveProperty('city');
  });

  test.each([
    ['a picture and a card go along', { blob: jpeg }, jpeg, { profile_image: written, id_card: written }],
    ['an empty text takes them away', 'removed', 'removed', { profile_image: '', id_card: '' }],
  ])('%s', async (_, picture, id_card, body) => {
    const { known, draft } = await profile();
    await save({ profile: known, draft, picture, files: { id_card, document_file: null } });
    expect(served.asked.at(-1)!.body).toEqual(body);
  });

  const filed = (draft: ProfileDraft, number: string): ProfileDraft => ({
    ...draft,
    id_proof_type_id: 32,
    id_proof_number: number,
    expiry_date: '2030-01-01',
  });

  test('a document is stored first, then added to those on file at that time', async () => {
    const { known, draft } = await profile();
    served.answers['GET profile'] = {
      data: { id: 7, documents: [document, { ...document, id_proof_type_id: 40, id_proof_number: 'D2' }] },
    };
    const files = { id_card: null, document_file: jpeg };
    await save({ profile: known, draft: filed(draft, '784-1990-1234567-6'), picture: null, files });
    expect(lines()).toEqual(['POST file/save/data', 'GET profile', 'POST profile']);
    const { documents } = served.asked.at(-1)!.body as { documents: string };
    expect(JSON.parse(documents)).toMatchObject([
      { id_proof_number: 'P1' },
      { id_proof_number: 'D2' },
      { id_proof_type_id: 32, path: 'up/1.jpg', expiry_date: '2030-01-01' },
    ]);
  });

  test.each([
    ['whose number was taken out again', '', jpeg],
    ['that was taken off', '784-1990-1234567-6', 'removed'],
    ['that was never chosen', '784-1990-1234567-6', null],
  ])('the file of a document %s stays here', async (_, number, document_file) => {
    const { known, draft } = await profile();
    const files = { id_card: null, document_file };
    await save({ profile: known, draft: filed(draft, number), picture: null, files });
    expect(lines()).not.toContain('POST file/save/data');
  });

  test('a refused file is reported at its field', async () => {
    const { known, draft } = await profile();
    served.answers['POST file/save/data'] = { refuses: 413, code: 'fileLarge', data: { most: 5 } };
    const input = {
      profile: known,
      draft: filed(draft, '784-1990-1234567-6'),
      picture: null,
      files: { id_card: null, document_file: jpeg },
    };
    await expect(save(input)).rejects.toMatchObject({
      code: 'fileLarge',
      message: 'No',
      status: 413,
      data: { most: 5 },
      field: 'document_file',
    });
    served.answers['POST file/save/data'] = 'lost';
    await expect(save(input)).rejects.toMatchObject({ name: 'ConnectionError' });
  });

  test.each([
    ['an empty card', new Blob([], { type: 'application/pdf' }), 'fileEmpty'],
    ['a card that is a film', new Blob(['GIF89a'], { type: 'image/gif' }), 'fileType'],
  ])('Q5.4.e: %s is refused at its field, and nothing is sent', async (_, card, code) => {
    const { known, draft } = await profile();
    const before = served.asked.length;
    const files = { id_card: card, document_file: jpeg };
    const input = { profile: known, draft: filed(draft, '784-1990-1234567-6'), picture: null, files };
    await expect(save(input)).rejects.toMatchObject({ code, field: 'id_card' });
    expect(served.asked.slice(before)).toEqual([]);
  });

  test('saving contact preferences keeps what another tab has changed', async () => {
    const { known, draft } = await profile();
    served.answers['GET profile'] = {
      data: { id: 7, documents: [document], preferences: { language: 'ar', newsletter: false } },
    };
    await save({ profile: known, draft: { ...draft, newsletter: true }, picture: null, files: noFiles });
    const { preferences, ...rest } = served.asked.at(-1)!.body as { preferences: string };
    expect(JSON.parse(preferences)).toMatchObject({ language: 'ar', newsletter: true });
    expect(rest).toEqual({});
  });

  test('each call is aborted when its actor stops', async () => {
    const { known, draft } = await profile();
    const input = {
      profile: known,
      draft: filed(draft, '784-1990-1234567-6'),
      picture: null,
      files: { id_card: null, document_file: jpeg },
    };
    for (const before of [0, 1, 2]) {
      served.asked.length = 0;
      served.isSilentAfter = before;
      const leaving = new AbortController();
      void runActor(provideProfile(known), 'saveProfile', input, leaving.signal).catch(() => 0);
      await vi.waitFor(() => expect(served.asked).toHaveLength(before + 1));
      leaving.abort();
      expect(served.asked.at(-1)!.signal.aborted).toBe(true);
    }
  });
});

describe('somebody of the family (R7.3.3, Q7.6.c)', () => {
  const ended = new Set<(news: object) => void>();
  const session = (user: object | null = { id: 7 }) =>
    ({
      getSnapshot: () => ({ context: { user } }),
      on: (name: string, tell: (news: object) => void) => {
        if (name === 'session.ended') ended.add(tell);
        return { unsubscribe: () => ended.delete(tell) };
      },
    }) as never;
  const of = { owner: 'customer 7', customerId: 12 };
  const machine = (user?: object | null) => provideRelative({ of, session: session(user) });
  const listed = { customer_id: 12, name: 'Sami', profile_image_url: 'up/sami.jpg', is_icp_down: 1 };

  test('has the picture from the list, and the rest from their details', async () => {
    served.answers = {
      'GET customers-associated': { data: [{ ...listed, customer_id: 11 }, listed] },
      'GET customers-associated/additional-data': { data: { name: 'Sami Rahman', customer_id: 99 } },
      'GET customers/id-proof-types': { data: [{ id: 32, name: 'Emirates ID' }] },
    };
    expect(await runActor(machine(), 'loadRelative', { customerId: 12 })).toMatchObject({
      relative: { name: 'Sami Rahman', customer_id: 12, profile_image_url: 'up/sami.jpg', is_icp_down: true },
      idProofTypes: [{ id: 32 }],
    });
    expect(lines().toSorted()).toEqual([
      'GET customers-associated',
      'GET customers-associated/additional-data?customerId=12&product_type=facility',
      'GET customers/id-proof-types',
    ]);
  });

  test('for a new relative no details are requested', async () => {
    expect(await runActor(machine(), 'loadRelative', { customerId: null })).toEqual({
      relative: null,
      idProofTypes: [],
    });
    expect(lines()).toEqual(['GET customers/id-proof-types']);
  });

  test('a relative who is not in this family is not found', async () => {
    served.answers = { 'GET customers-associated': { data: [{ ...listed, customer_id: 11 }] } };
    const load = runActor(machine(), 'loadRelative', { customerId: 12 });
    await expect(load).rejects.toMatchObject({ code: 'notFound', message: 'notFound', status: 404 });
  });

  const kept = { name: 'Sami' };
  test.each([
    ['a new one is added', null, null, 'POST customers-associated', {}],
    ['another one is changed', 12, null, 'PUT customers-associated/12', {}],
    ['a picture that goes is empty', 12, 'removed', 'PUT customers-associated/12', { profile_image_url: null }],
    ['a picture is stored first', 12, { blob: jpeg }, 'PUT customers-associated/12', { profile_image_url: 'up/1.jpg' }],
  ])('%s', async (_, customerId, picture, line, more) => {
    served.answers = stored;
    await runActor(machine(), 'saveRelative', { customerId, kept, picture });
    expect(served.asked.at(-1)).toMatchObject({ line });
    expect(served.asked.at(-1)!.body).toEqual({ ...kept, ...more });
  });

  test('a refused picture is reported at its field', async () => {
    served.answers = { 'POST file/save/data': { refuses: 413, code: 'fileLarge', data: { most: 5 } } };
    const save = () => runActor(machine(), 'saveRelative', { customerId: 12, kept, picture: { blob: jpeg } });
    await expect(save()).rejects.toMatchObject({
      code: 'fileLarge',
      message: 'No',
      status: 413,
      data: { most: 5 },
      field: 'profile_image_url',
    });
    served.answers = { 'POST file/save/data': 'lost' };
    await expect(save()).rejects.toMatchObject({ name: 'ConnectionError' });
  });

  test('a document is stored at once', async () => {
    served.answers = stored;
    expect(await runActor(machine(), 'storeFile', { file: jpeg })).toBe('up/1.jpg');
  });

  test('each call is aborted when its actor stops', async () => {
    served.answers = { ...stored, 'GET customers-associated': { data: [listed] } };
    const calls: [string, object, number][] = [
      ['loadRelative', { customerId: 12 }, 0],
      ['loadRelative', { customerId: 12 }, 1],
      ['storeFile', { file: jpeg }, 0],
      ['saveRelative', { customerId: 12, kept, picture: { blob: jpeg } }, 0],
      ['saveRelative', { customerId: 12, kept, picture: null }, 0],
      ['saveRelative', { customerId: null, kept, picture: null }, 0],
    ];
    for (const [name, input, before] of calls) {
      served.asked.length = 0;
      served.isSilentAfter = before;
      const leaving = new AbortController();
      void runActor(machine(), name, input, leaving.signal).catch(() => 0);
      await vi.waitFor(() => expect(served.asked.length).toBeGreaterThan(before));
      await new Promise((resolve) => setImmediate(resolve));
      leaving.abort();
      expect(served.asked.slice(before).map(({ signal }) => signal.aborted)).not.toContain(false);
    }
  });

  describe('the draft', () => {
    const draft = { typed: { first_name: 'Sami' }, isCut: false };
    const typing = (user?: object | null) => {
      const { actor, stop } = watchActor(machine(user), 'persistDraft');
      actor.send({ type: 'draft.changed', draft, written: draft });
      return { actor, stop };
    };
    test('is restored until it is saved', () => {
      const { stop } = typing();
      expect(relativeDraft(of)).toEqual(draft);
      stop();
    });
    test('is cleared after saving', () => {
      const { actor, stop } = typing();
      expect(Object.keys(sessionStorage)).toHaveLength(1);
      actor.send({ type: 'draft.done' });
      expect(Object.keys(sessionStorage)).toEqual([]);
      stop();
    });
    test('is cleared when the customer discards it', () => {
      typing().stop();
      expect(relativeDraft(of)).toBeNull();
    });
    test('stays after a session that expired', () => {
      typing(null).stop();
      expect(relativeDraft(of)).toEqual(draft);
    });
  });

  test('a logout is followed until the actor stops', () => {
    const { told, stop } = watchActor(machine(), 'watchLogout');
    for (const tell of ended) tell({ type: 'session.ended' });
    expect(told).toEqual([{ type: 'session.ended' }]);
    stop();
    expect(ended.size).toBe(0);
  });
});

describe('a booking that is moved (Q7.6.g)', () => {
  test('is shown without its service when that cannot be loaded', async () => {
    served.answers = { 'GET venue/services': { refuses: 404 } };
    expect(await runActor(provideReschedule(), 'loadBooking', { bookingId: 7 })).toMatchObject({ service: null });
  });

  test('is loaded again whenever the page is shown, until the actor stops', async () => {
    const { told, stop } = watchActor(provideReschedule(), 'watchBooking', { bookingId: 7 });
    const look = async (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
      await new Promise((resolve) => setTimeout(resolve));
    };
    await look(true);
    expect(lines()).toEqual([]);
    await look(false);
    await vi.waitFor(() => expect(told).toMatchObject([{ type: 'booking.told', output: { service: null } }]));
    served.answers = { 'GET profile/bookings/facility/{id}': { refuses: 404 } };
    await look(false);
    served.isSilentAfter = served.asked.length;
    await look(false);
    const waiting = served.asked.at(-1)!;
    stop();
    expect([told.length, waiting.signal.aborted]).toEqual([1, true]);
    const count = served.asked.length;
    await look(false);
    expect(served.asked).toHaveLength(count);
  });

  test('the day is loaded as if the booking were gone, and the minutes are told', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T16:00:00Z'), toFake: ['Date'] });
    const wish = { venue_service_id: 5, date: '2026-11-26', allow_facility_items_reservation: 0 };
    expect(await runActor(provideReschedule(), 'loadDay', { wish })).toMatchObject({ date: '2026-11-26' });
    expect(lines()).toEqual(['GET facilities/schedule?venue_service_id=5&date=2026-11-26']);
    const { told, stop } = watchActor(provideReschedule(), 'watchMinute');
    stop();
    expect(told).toEqual([{ type: 'minute.passed', now: '2026-11-25 20:00:00' }]);
  });
});

describe('what is written to the operator (Q7.6.r)', () => {
  const draft = { subject: ' A bag ', category: 'Lost and found', message: ' It is red. ' } as const;
  const file = new File([bytes], 'bag.jpg', { type: 'image/jpeg' });
  const conversation = (id: string | null) => ({ owner: 'customer 7', id });
  const send = (id: string | null, more: object = {}, signal?: AbortSignal) =>
    runActor(support.provideSupportMessage(conversation(id)), 'sendMessage', { id, draft, files: [], ...more }, signal);
  const keys = () => served.asked.map(({ idempotencyKey }) => idempotencyKey);

  test('Q5.4.d: the type of a file is read from its first bytes', async () => {
    expect(await support.readSupportFile(file)).toEqual({ name: 'bag.jpg', size: 4, kind: 'jpeg', blob: file });
    const other = new File(['GIF89a'], 'bag.jpg', { type: 'image/jpeg' });
    expect((await support.readSupportFile(other)).kind).toBeNull();
  });

  test('a new request is sent without blanks around its text', async () => {
    served.answers = { 'POST customer-support': { data: { id: 44 } } };
    expect(await send(null)).toEqual({ requestId: 44 });
    expect(served.asked).toMatchObject([{ line: 'POST customer-support' }]);
    expect(served.asked[0]!.body).toEqual({ subject: 'A bag', category: 'Lost and found', message: 'It is red.' });
  });

  test('R5.4.9: its files are sent with it, and no category when none was chosen', async () => {
    await send(null, { draft: { ...draft, category: '' }, files: [await support.readSupportFile(file)] });
    const body = { subject: 'A bag', message: 'It is red.', files: written };
    expect(served.asked[0]!.body).toEqual(body);
  });

  test('a reply is sent without subject and category', async () => {
    expect(await send('12')).toHaveProperty('reply');
    expect(served.asked).toMatchObject([{ line: 'POST customer-support/12/replies' }]);
    expect(served.asked[0]!.body).toEqual({ message: 'It is red.' });
  });

  test('after a lost answer it is sent again under the same key; after an answer the next has another key', async () => {
    served.answers = { 'POST customer-support': 'lost' };
    await expect(send(null)).rejects.toMatchObject({ name: 'ConnectionError' });
    served.answers = {};
    await send(null);
    await send(null);
    const [first, again, other] = keys();
    expect([first === again, first === other, first]).toEqual([true, false, expect.stringMatching(/^[\w-]{16,64}$/)]);
  });

  test.each([
    ['idempotencyMismatch', false],
    ['messageLong', true],
  ])('a refusal by %s leaves the key: %s', async (code, isSame) => {
    served.answers = { 'POST customer-support': { refuses: 422, code } };
    await expect(send(null)).rejects.toMatchObject({ code });
    await expect(send(null)).rejects.toMatchObject({ code });
    expect(keys()[0] === keys()[1]).toBe(isSame);
  });

  test('sending files may take two minutes', async () => {
    vi.useFakeTimers();
    served.isSilentAfter = 0;
    const lost = vi.fn<(error: unknown) => void>();
    send(null).catch(lost);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lost).toHaveBeenCalled();
  });

  test.each([null, '12'])('the call is aborted when its actor stops (%s)', async (id) => {
    served.isSilentAfter = 0;
    const leaving = new AbortController();
    void send(id, {}, leaving.signal).catch(() => 0);
    await vi.waitFor(() => expect(served.asked).toHaveLength(1));
    leaving.abort();
    expect(served.asked[0]!.signal.aborted).toBe(true);
  });

  test.each(['', '0', '01', '1x', 'x1', '1234567890', '../1'])(
    '%j is no number of a request, and nothing is requested',
    async (id) => {
      await expect(runActor(support.provideSupportThread(), 'loadData', { id })).rejects.toMatchObject({
        code: 'notFound',
        status: 404,
      });
      expect(lines()).toEqual([]);
    },
  );

  test('coming back to the page is told to the machine', () => {
    const { told, stop } = watchActor(support.provideSupportThread(), 'watchPage');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([{ type: 'page.shown' }]);
    stop();
  });
});

describe('money for the wallet (Q7.7.c)', () => {
  const portal = { getSnapshot: () => ({ children: {} }) } as never;
  const persist = (input: object) => runActor(provideTopUp(portal), 'persistTopUp', input) as Promise<{ key: string }>;
  const wish = { owner: 'customer 7', amount: 100, card: 'new' };

  test('the same wish keeps its key', async () => {
    const first = await persist({ ...wish, former: null });
    expect(first).toEqual({ ...wish, key: expect.stringMatching(/^[\w-]{16,64}$/), transactionId: null });
    expect(await persist({ ...wish, former: first })).toEqual(first);
  });
  test.each([{ owner: 'customer 8' }, { amount: 50 }, { card: 'c1' }])(
    'another wish, %j, gets a new key',
    async (other) => {
      const first = await persist({ ...wish, former: null });
      const second = await persist({ ...wish, ...other, former: first });
      expect(second).toEqual({ ...wish, ...other, key: expect.stringMatching(/^[\w-]{16,64}$/), transactionId: null });
      expect(second.key).not.toBe(first.key);
    },
  );

  test('it is stored until its result is known, for its owner only', async () => {
    const intent = await persist({ ...wish, former: null });
    expect(topUpInput('customer 7', null)).toEqual({ owner: 'customer 7', transactionId: null, intent });
    expect(topUpInput('customer 8', null).intent).toBeNull();
    const clear = (of: object) =>
      runActor(provideTopUp(portal), 'clearPersistedTopUp', { owner: 'customer 7', transactionId: null, ...of });
    await clear({ key: 'k'.repeat(16) });
    await clear({ key: null });
    expect(topUpInput('customer 7', null).intent).toEqual(intent);
    await clear({ key: intent.key });
    expect(topUpInput('customer 7', null).intent).toBeNull();
  });

  test.each([
    ['t-1', 't-1'],
    ['', null],
    ['t'.repeat(200), 't'.repeat(200)],
    ['t'.repeat(201), null],
    [null, null],
  ])('the number of the bank in the address: %j', (written, known) => {
    expect(topUpInput('customer 7', written).transactionId).toBe(known);
  });

  test('the browser goes to the bank’s page', async () => {
    const visited: string[] = [];
    Object.assign(globalThis.location, { assign: (address: string) => void visited.push(address) });
    await runActor(provideTopUp(portal), 'openPaymentPage', { url: 'https://bank.example/pay' });
    expect(visited).toEqual(['https://bank.example/pay']);
  });
});

describe('tickets that a customer opens (T06)', () => {
  const order = { order_id: 31, state: 'paid', date: '2026-11-20 13:42:00', total: 498, currency: 'AED' };
  const opened = { order, tickets: [payment('paid').tickets[0]!] };
  const load = () => loadOwnTickets('customer 7')({ orderId: 31 }, new AbortController().signal);
  const kept = () => openedTicketsOf('customer 7', 31);

  test('are stored on this device until the server has them no more', async () => {
    persistedToken.write('secret-token');
    served.answers = { 'GET orders/{order_id}/tickets': { data: opened } };
    expect(await load()).toMatchObject({ order: { order_id: 31 } });
    expect(kept()).toMatchObject({ order: { order_id: 31 } });
    served.answers = { 'GET orders/{order_id}/tickets': 'lost' };
    await expect(load()).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(kept()).not.toBeNull();
    served.answers = { 'GET orders/{order_id}/tickets': { refuses: 404, code: 'notFound' } };
    await expect(load()).rejects.toMatchObject({ status: 404 });
    expect(kept()).toBeNull();
  });
  test('are not stored without a login', async () => {
    served.answers = { 'GET orders/{order_id}/tickets': { data: opened } };
    await load();
    expect(kept()).toBeNull();
  });
  test('a shown ticket asks to keep the screen on, where the browser can', () => {
    vi.stubGlobal('navigator', {});
    expect(watchActor(provideTicketShowing(), 'stayAwake').told).toEqual([]);
  });
});
