// @vitest-environment jsdom
/** The part of the profile about safety, data and leaving, as shown (Q7.7.d–g). */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdditionName } from '../../../src/contract/additions/names.ts';
import type { Colors } from '../../../src/contract/site/site.ts';
import type { Locale } from '../../../src/i18n/languages.ts';
import { AccountSafety } from '../../../src/pages/user/AccountSafety.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, press, stage, textOf, words } from '../cart.fixture.tsx';

polyfillDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ok = (data: unknown, message: string | null = null) => Response.json({ status: true, data, message });
const no = (status: number, code: string, message: string) =>
  Response.json({ status: false, data: null, code, message }, { status });
const session = (id: number, browser: string | null, system: string | null, is_current = false) => ({
  id,
  browser,
  system,
  logged_in_at: '2026-11-24 10:00:00',
  last_used_at: '2026-11-24 11:30:00',
  is_current,
});
const phone = session(2, 'safari', 'ios');
const here = session(1, 'chrome', 'android', true);
const kept = { hindrances: [] as object[], proof: 'password', sent_to: null as string | null, currency: 'AED' };
const nothingLost = { points: 0, sessions: 0, membership_until: null as string | null };

type Answers = Record<string, (body: unknown) => Response>;
const usual: Answers = {
  'GET auth/change-password': () => ok({ is_set: true }),
  'GET auth/sessions': () => ok([here, phone]),
  'GET profile/erasure': () => ok({ ...kept, given_up: nothingLost }),
};
const every: AdditionName[] = ['password', 'sessions', 'export', 'erase'];
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function open(answers: Answers = {}, additions = every, locale: Locale = 'en', mode = 'light') {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const key = `${request.method} ${new URL(request.url).pathname.replace('/api/v2/', '')}`;
    const text = await request.text();
    asked.push([key, text === '' ? null : JSON.parse(text)]);
    const answer = { ...usual, ...answers }[key];
    if (!answer) throw new Error(`nobody answers ${key}`);
    return answer(asked.at(-1)![1]);
  });
  const { show, heard } = await stage({
    locale,
    site: { additions, restrict_password: true, colors: { mode } as Colors },
  });
  show(<AccountSafety />);
  await answered();
  return { asked, heard };
}
const type = (name: string, value: string) =>
  fireEvent.change(all<HTMLInputElement>(`dialog input[name="${name}"]`)[0]!, { target: { value } });
const submit = async () => {
  fireEvent.submit(all('dialog form')[0]!);
  await answered();
};
const faults = () => all('dialog .err').map(words).filter(Boolean);
const rows = () => all('.safety__sessions li').map((row) => [...row.children].map((cell) => words(cell)));

test('Q7.7.a: what the operator’s server lacks does not show, and is not asked for', async () => {
  for (const [additions, titles] of [
    [[], []],
    [['cancel', 'invoice'], []],
    [['password'], ['Password']],
    [['sessions'], ['Where you are logged in']],
    [['export'], ['Your data']],
    [['erase'], ['Delete your account']],
  ] as [AdditionName[], string[]][]) {
    const { asked } = await open({}, additions);
    expect(all('h3').map(words)).toEqual(titles);
    expect(all('section')).toHaveLength(Math.min(1, titles.length));
    expect(asked.map(([call]) => call)).toEqual(
      additions.flatMap((name) =>
        name === 'password' ? ['GET auth/change-password'] : name === 'sessions' ? ['GET auth/sessions'] : [],
      ),
    );
    cleanup();
  }
});

test('Q7.7.e: each device in words, this one first and with no way to end it', async () => {
  await open({ 'GET auth/sessions': () => ok([here, phone, session(3, 'netscape', null), session(4, null, 'linux')]) });
  expect(rows()).toEqual([
    ['Chrome on Android Logged in 24 Nov 2026, 10:00 AM', 'This device'],
    ['Safari on iPhone Logged in 24 Nov 2026, 10:00 AM Last used 24 Nov 2026, 11:30 AM', 'Log out'],
    ['A device that we do not know Logged in 24 Nov 2026, 10:00 AM Last used 24 Nov 2026, 11:30 AM', 'Log out'],
    ['Linux Logged in 24 Nov 2026, 10:00 AM Last used 24 Nov 2026, 11:30 AM', 'Log out'],
  ]);
  cleanup();
  await open({}, every, 'ar');
  expect(rows()[1]?.[0]).toMatch(/^سفاري على آيفون/);
});

test('Q7.7.e: one is ended when that is confirmed', async () => {
  let there = [here, phone, session(3, 'firefox', 'linux')];
  const { asked } = await open({
    'GET auth/sessions': () => ok(there),
    'DELETE auth/sessions/2': () => {
      there = there.filter(({ id }) => id !== 2);
      return ok(null);
    },
  });
  press('Log out');
  press('Cancel', 'dialog');
  expect(rows()).toHaveLength(3);
  press('Log out');
  expect(asked.filter(([call]) => call.startsWith('DELETE'))).toEqual([]);
  press('Log out', 'dialog');
  await answered();
  expect(rows().map(([device]) => device?.split(' Logged')[0])).toEqual(['Chrome on Android', 'Firefox on Linux']);
  // One other needs no button for all others.
  expect(all('button').map(words)).not.toContain('Log out everywhere else');
});

test('Q7.7.e: all others at once', async () => {
  let there = [here, phone, session(3, 'firefox', 'linux')];
  await open({
    'GET auth/sessions': () => ok(there),
    'DELETE auth/sessions': () => {
      there = [here];
      return ok(null);
    },
  });
  press('Log out everywhere else');
  press('Log out', 'dialog');
  await answered();
  expect(rows()).toHaveLength(1);
});

test('Q7.7.d: the old password, the new one twice; faults are shown before anything is sent, and the server’s message after', async () => {
  const replies = [no(422, 'wrongPassword', 'The old password is not right'), ok(null, 'Your password is changed.')];
  const { asked } = await open({ 'POST auth/change-password': () => replies.shift()! });
  press('Change the password');
  await submit();
  expect(faults()).toEqual(['Old password is required', 'New password is required', 'Confirm password is required']);
  type('oldPassword', 'old');
  type('password', 'Abc-12');
  type('confirmation', 'Abc-13');
  await submit();
  expect(faults()).toEqual(['Password must be at least 8 characters', 'The passwords do not match']);
  expect(asked.filter(([call]) => call.startsWith('POST'))).toEqual([]);
  type('password', 'Another-1!');
  type('confirmation', 'Another-1!');
  await submit();
  expect(textOf('dialog .note[role=alert]')).toBe('The old password is not right');
  await submit();
  expect(asked.findLast(([call]) => call.startsWith('POST'))?.[1]).toEqual({
    old_password: 'old',
    password: 'Another-1!',
    confirm_password: 'Another-1!',
  });
  expect([all('dialog').length, textOf('.safety .note')]).toEqual([0, 'Your password is changed.']);
  // The others have ended with it.
  expect(asked.filter(([call]) => call === 'GET auth/sessions')).toHaveLength(2);
});

test('Q7.7.d: who has no password is led to choose one as if it were forgotten', async () => {
  const { heard } = await open({ 'GET auth/change-password': () => ok({ is_set: false }) });
  press('Choose a password');
  expect(heard.at(-1)).toMatchObject({ type: 'passwordReset.open' });
});

test('Q7.7.f: once an hour, as a message says when it is requested sooner', async () => {
  const wait = 'Too many requests. Please try again in 40 minutes.';
  await open({ 'GET profile/export': () => no(429, 'tooManyRequests', wait) });
  press('Download my data');
  await answered();
  expect(textOf('.safety__row .note[role=alert]')).toBe(wait);
});

test('Q7.7.g: what prevents the erasure is shown, with a link to it, and can be checked again', async () => {
  const reasons = [
    { reason: 'booked', kind: 'facility', count: 2, amount: null },
    { reason: 'underWay', kind: 'facility', count: 1, amount: null },
    { reason: 'underWay', kind: null, count: 1, amount: null },
    { reason: 'refund', kind: 'facility', count: 1, amount: 105 },
    { reason: 'wallet', kind: null, count: null, amount: 400 },
    { reason: 'credit', kind: null, count: null, amount: 1250 },
    // This operator does not have its section, so there is no page to link to.
    { reason: 'booked', kind: 'event', count: 1, amount: null },
    { reason: 'unreachable', kind: null, count: null, amount: null },
  ];
  let hindrances = reasons;
  const { asked } = await open({
    'GET profile/erasure': () => ok({ ...kept, hindrances, given_up: nothingLost }),
  });
  press('Delete my account');
  await answered();
  expect(all('.safety__reasons li').map((reason) => [...reason.children].map((part) => words(part)))).toEqual([
    ['2 bookings are still ahead.', 'Facility bookings'],
    ['1 order is not finished yet.', 'Facility bookings'],
    ['1 payment is not finished yet.', 'Wallet'],
    ['AED 105 is on its way back to your card.', 'Facility bookings'],
    ['AED 400 is in your wallet. Spend it, or ask us to pay it out.', 'Wallet'],
    ['AED 1,250 of your credit is still to be paid.'],
    ['1 booking is still ahead.'],
    ['We have no address of yours for a code. Please add your email to your details first.'],
  ]);
  expect(all('dialog button').map(words)).not.toContain('Go on');
  hindrances = [];
  press('Look again');
  await answered();
  expect(all('dialog button').map(words)).toContain('Go on');
  expect(asked.filter(([call]) => call.startsWith('POST'))).toEqual([]);
});

test('Q7.7.g: it is asked twice in words, what is given up is named, and nothing happens before the second yes', async () => {
  const given_up = { points: 250, sessions: 3, membership_until: '2027-05-31' };
  const { asked } = await open({
    'GET profile/erasure': () => ok({ ...kept, given_up }),
    'POST profile/erasure': () => no(422, 'wrongPassword', 'The password is not right'),
  });
  press('Delete my account');
  await answered();
  expect(textOf('dialog h2')).toBe('Delete your account?');
  expect(all('.safety__lost li').map(words)).toEqual([
    '250 Q-points',
    '3 sessions with a coach',
    'Your membership, paid until 31 May 2027',
  ]);
  press('Go on');
  await answered();
  expect(textOf('dialog h2')).toBe('Delete it for good?');
  await submit();
  expect(faults()).toEqual(['Password is required']);
  expect(asked.filter(([call]) => call.startsWith('POST'))).toEqual([]);
  type('proof', 'Saha-2026!');
  await submit();
  expect(asked.at(-1)).toEqual(['POST profile/erasure', { password: 'Saha-2026!' }]);
  expect(textOf('dialog .note[role=alert]')).toBe('The password is not right');
  press('Keep my account');
  expect(all('dialog')).toEqual([]);
});

test('Q7.7.g: by a code where there is no password, in Arabic digits as well; it may be sent again', async () => {
  const { asked } = await open({
    'GET profile/erasure': () => ok({ ...kept, proof: 'code', sent_to: 'l••••@saha.example', given_up: nothingLost }),
    'POST profile/erasure/otp-generate': () => ok(null),
    'POST profile/erasure': () => no(422, 'invalidOtp', 'Invalid OTP'),
  });
  press('Delete my account');
  await answered();
  expect(textOf('dialog .meta')).toBe('Next we send a code to l••••@saha.example.');
  press('Go on');
  await answered();
  press('Send a new code');
  await answered();
  type('proof', '١٢٣٤٥٦');
  await submit();
  expect(asked.filter(([call]) => call.startsWith('POST'))).toEqual([
    ['POST profile/erasure/otp-generate', null],
    ['POST profile/erasure/otp-generate', null],
    ['POST profile/erasure', { otp: '123456' }],
  ]);
  expect(textOf('dialog .note[role=alert]')).toBe('Invalid OTP');
});

test.each([
  ['light', 6],
  ['baps', 0],
])('R2.13.7, R2.13.8: the code of a site in %s has %i boxes', async (mode, boxes) => {
  await open(
    {
      'GET profile/erasure': () => ok({ ...kept, proof: 'code', sent_to: 'l••••@saha.example', given_up: nothingLost }),
      'POST profile/erasure/otp-generate': () => ok(null),
    },
    every,
    'en',
    mode,
  );
  press('Delete my account');
  await answered();
  press('Go on');
  await answered();
  expect(all('dialog input[name="proof"]')).toHaveLength(1);
  expect(all('dialog .cell')).toHaveLength(boxes);
});
