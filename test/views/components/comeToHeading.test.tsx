// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { comeToHeading } from '../../../src/components/comeToHeading.ts';

function dialogWithHeading(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.innerHTML = '<h2 tabindex="-1">Your code</h2>';
  document.body.append(dialog);
  return dialog;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('A03: the focus moves to the heading, at once, or after a pause where it was lost', () => {
  vi.useFakeTimers();
  const dialog = dialogWithHeading();
  comeToHeading(dialog, true);
  expect(document.activeElement?.textContent).toBe('');
  expect(dialog.contains(document.activeElement)).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement?.textContent).toBe('Your code');

  const other = dialogWithHeading();
  comeToHeading(other, false);
  expect(other.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Your code');
});

test('A03: a focus moved by the customer during the pause stays', () => {
  vi.useFakeTimers();
  const dialog = dialogWithHeading();
  const button = document.body.appendChild(document.createElement('button'));
  comeToHeading(dialog, true);
  button.focus();
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(button);
});

test('a pause that outlives its page does nothing', () => {
  vi.useFakeTimers();
  comeToHeading(dialogWithHeading(), true);
  vi.stubGlobal('document', undefined);
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
});
