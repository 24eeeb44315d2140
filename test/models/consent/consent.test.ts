import { expect, test } from 'vitest';
import { mayLoadAt, wishesOf } from '../../../machines/consent/consentRules.ts';
import type { ConsentSnapshot } from '../../../machines/consent/consentMachine.ts';
import * as read from '../../../machines/consent/consentSelectors.ts';
import { checkLaws } from '../../support/law/checkLaw.ts';
import { reach } from '../../support/law/moment.ts';
import { byOtherTab } from './consent.elsewhere.law.ts';
import { byFirstVisit, byLaterVisit, bySecretPage, byTakenBack } from './consent.law.ts';

checkLaws(byFirstVisit, byOtherTab, bySecretPage, byLaterVisit, byTakenBack);

const none = { gtm_code: null, krews_gtm_code: null, chat_widget_url: null, ad_pixel_url: null };

test('R1.7.3, R1.7.4, R4.2.5: only what the operator named is asked for', () => {
  expect(wishesOf(none)).toEqual([]);
  expect(wishesOf({ ...none, ad_pixel_url: 'https://ads.example/p.js' })).toEqual([
    { purpose: 'ads', script: 'https://ads.example/p.js' },
  ]);
  expect(
    wishesOf({ ...none, krews_gtm_code: 'GTM-ABC123', chat_widget_url: 'http://127.0.0.1:4410/widgets/chat.js' }),
  ).toEqual([
    { purpose: 'counting', script: null },
    { purpose: 'chat', script: 'http://127.0.0.1:4410/widgets/chat.js' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'http://chat.example/widget.js',
  'https://portal.example@chat.example/widget.js',
  '/widget.js',
  '  ',
])('R1.7.3: a script at “%s” is ignored', (address) =>
  expect(wishesOf({ ...none, chat_widget_url: address, ad_pixel_url: address, gtm_code: 'UA-1' })).toEqual([]),
);

test('R1.7.3: no third-party script runs where the address may hold a token', () => {
  const secret = [
    '/login',
    '/Login/',
    '/verify-customer',
    '/paymentsuccess/abc',
    '/home-bsl',
    '/event-invite',
    // A token of /home-bsl without its path (Q2.1.a).
    `/${'aB3-_'.repeat(8)}`,
    '/%E0%A4%A',
  ];
  expect(secret.filter(mayLoadAt)).toEqual([]);
  expect(['/', '/blogs', '/cart', '/profile/user', '/loginx', `/${'a'.repeat(31)}`].every(mayLoadAt)).toBe(true);
  // A path that is no route of the portal may be a content page.
  expect(
    ['/blogs/login', `/blogs/${'a'.repeat(32)}`, `/${'a'.repeat(32)}/x`].filter((path) => !mayLoadAt(path)),
  ).toEqual([]);
});

test.each([
  ['early', true, false, []],
  ['chatComes', false, false, ['counting', 'chat', 'ads']],
  ['changing', true, true, ['counting', 'chat', 'ads']],
  ['deferring', false, false, ['counting']],
  ['reloading', false, false, ['counting']],
])('R1.7.3: %s is shown as asked %s, with a way back %s, agreed to %s', (situation, asked, back, granted) => {
  const snapshot = reach(byFirstVisit, byFirstVisit.situations[situation]!.by).snapshot as ConsentSnapshot;
  expect([read.isAsked(snapshot), read.isChanging(snapshot), read.granted(snapshot)]).toEqual([asked, back, granted]);
  expect(read.purposes(snapshot)).toEqual(['counting', 'chat', 'ads']);
});
