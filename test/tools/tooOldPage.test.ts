// @vitest-environment jsdom
/** The page for browsers below the floor: what it says, and what is left where its words cannot be had. */
import { beforeEach, expect, test, vi } from 'vitest';
import { tooOldScript, words, wordsFile } from '../../tools/build/tooOldPage.ts';

/** What the browser asked for, and what it is answered. */
function open(status: number, answer: string, readyState = 4): string[] {
  const asked: string[] = [];
  vi.stubGlobal('CSS', undefined);
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readyState = 0;
      status = 0;
      responseText = '';
      onreadystatechange = () => {};
      open(_: string, address: string) {
        asked.push(address);
      }
      send() {
        Object.assign(this, { readyState, status, responseText: answer });
        this.onreadystatechange();
      }
    },
  );
  // oxlint-disable-next-line no-implied-eval -- it is the page's own script that is tried
  new Function(tooOldScript())();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return asked;
}

beforeEach(() => {
  document.documentElement.innerHTML = '<head></head><body>the portal</body>';
  vi.unstubAllGlobals();
});

const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

test('it says in both languages what to do', () => {
  expect(open(200, JSON.stringify(words))).toEqual([`/${wordsFile}`]);
  expect(headings()).toEqual(['Please update your browser', 'يرجى تحديث المتصفح']);
  expect(document.body.textContent).not.toContain('the portal');
  for (const { why, how, browsers } of Object.values(words))
    for (const said of [why, how, ...browsers]) expect(document.body.textContent).toContain(said);
  expect(document.documentElement.style.display).toBe('');
});

test.each([
  ['without a network', 0, ''],
  ['with an error', 404, 'Not found'],
  ['with the page of a network that asks to log in', 200, '<!doctype html>'],
  ['with another answer', 200, 'null'],
  ['with no answer yet', 0, '', 1],
] as const)('%s it says at least that the browser is too old', (_, status, answer, readyState: number = 4) => {
  open(status, answer, readyState);
  expect(headings()).toEqual(['Please update your browser', 'يرجى تحديث المتصفح']);
  expect(document.documentElement.style.display).toBe('');
});
