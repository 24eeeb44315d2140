import { expect, test } from 'vitest';
import { beginsWithPicture, standsAlone } from '../../../machines/portal/pageFrame.ts';

test.each([
  ['/home-bsl', true],
  ['/event-invite', true],
  ['/event-invite/', true],
  ['/Event-Invite', true],
  ['//HOME-BSL//', true],
  ['/event%2Dinvite', true],
  ['/', false],
  ['/home', false],
  ['/events', false],
  ['/event-invites', false],
  ['/blog/event-invite', false],
])('R2.9.1, R2.9.2: %s stands without header and footer: %s', (pathname, alone) =>
  expect(standsAlone(pathname)).toBe(alone),
);

test.each([
  ['/', true],
  ['/home', true],
  ['/Home/', true],
  ['/404', true],
  ['/404/', true],
  ['/home-bsl', false],
  ['/ho/me', false],
  ['/events', false],
  ['/%E0%A4%A', true],
])('the header is over the first picture of %s: %s', (pathname, isOver) =>
  expect(beginsWithPicture(pathname)).toBe(isOver),
);
