// @vitest-environment jsdom
/** Sharing a link (R8.5.1–4). */
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notices } from '../../../src/actors/notices.ts';
import { ShareLink } from '../../../src/widgets/ShareLink.tsx';
import { polyfillDialogs } from '../../support/dialogElement.ts';
import { all, press, stage, textOf } from '../cart.fixture.tsx';

polyfillDialogs();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const url = `${globalThis.location.origin}/blog/glass`;
const refused = async () => {
  throw new DOMException('no', 'NotAllowedError');
};
const noted = () => notices.getSnapshot().context.shown;

async function shared(navigator: object, isHandHeld = false) {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', () => ({ matches: isHandHeld }));
  const shownBefore = noted()?.id;
  const { show } = await stage();
  show(<ShareLink title="The glass" path="/blog/glass" label="Share" />);
  press('Share');
  await act(async () => undefined);
  const notice = noted();
  return notice?.id === shownBefore ? null : { tone: notice?.tone, text: notice?.text };
}
const alert = () => textOf('dialog[role="alertdialog"] h2');

test('R8.5.1: it is copied, with a message', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  expect(await shared({ clipboard: { writeText } })).toEqual({ tone: 'ok', text: 'Link copied for sharing!' });
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(alert()).toBe('');
});

test.each([
  ['R8.5.2', 'refused', { clipboard: { writeText: refused } }, 'Unable to copy link to clipboard'],
  ['R8.5.3', 'not there', {}, 'Clipboard API not available in this browser'],
])('%s, R8.5.4: the clipboard is %s: a message says so, and the link can be copied by hand', async (...row) => {
  const [, , navigator, text] = row;
  expect(await shared(navigator)).toEqual({ tone: 'bad', text });
  expect(alert()).toBe(`Please copy this url: ${url}`);
  press('Close', '.modal__bar');
  expect(all('dialog')).toEqual([]);
});

test('on a phone its own sheet takes it, and says the rest', async () => {
  const share = vi.fn<(data: object) => Promise<void>>(async () => undefined);
  expect(await shared({ share, clipboard: { writeText: refused } }, true)).toBeNull();
  expect(share.mock.calls).toEqual([[{ title: 'The glass', url }]]);
});

test('a dismissed share sheet is no failure; nor is a missing one, where the link can be copied', async () => {
  const putAway = async () => {
    throw new DOMException('away', 'AbortError');
  };
  expect(await shared({ share: putAway, clipboard: { writeText: refused } }, true)).toBeNull();
  expect(alert()).toBe('');
  cleanup();
  const copied = { share: refused, clipboard: { writeText: async () => undefined } };
  expect(await shared(copied, true)).toEqual({ tone: 'ok', text: 'Link copied for sharing!' });
});
