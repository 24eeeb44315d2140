// @vitest-environment jsdom
/** Somebody presses more often than once, and the page has moved at the first press (F09). */
import { afterEach, expect, test } from 'vitest';
import { ignoreNextSecondPress } from '../../../src/components/doublePress.ts';

afterEach(() => document.body.replaceChildren());

/** What came under the finger, and a press on it: the browser counts those that follow each other at once. */
function below(): { press: (detail: number) => boolean; pressed: number[] } {
  const button = document.body.appendChild(document.createElement('button'));
  const pressed: number[] = [];
  button.addEventListener('click', ({ detail }) => pressed.push(detail));
  const send = (kind: string, detail: number) =>
    button.dispatchEvent(new MouseEvent(kind, { detail, bubbles: true, cancelable: true }));
  return {
    pressed,
    press: (detail) => {
      const keepsFocus = !send('mousedown', detail);
      send('click', detail);
      return keepsFocus;
    },
  };
}

test('F09: the second press, the third and any that follow at once press nothing; the next one does', () => {
  const { press, pressed } = below();
  ignoreNextSecondPress();
  expect([press(2), press(3), press(4), pressed]).toEqual([true, true, true, []]);
  expect([press(1), press(2), pressed]).toEqual([false, false, [1, 2]]);
});

test('F09: a press that stands alone is not ignored, nor is a key', () => {
  const { press, pressed } = below();
  ignoreNextSecondPress();
  expect([press(1), press(2), pressed]).toEqual([false, false, [1, 2]]);
  ignoreNextSecondPress();
  expect([press(0), pressed]).toEqual([false, [1, 2, 0]]);
});
