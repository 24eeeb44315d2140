// @vitest-environment jsdom
/** A form that comes back leads to what was refused, and a double press to nothing else (A03, F09). */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { submitForm } from '../../../../src/components/fields/submitForm.ts';

afterEach(cleanup);

function Asking({ isRefused = true }: { isRefused?: boolean }) {
  return (
    <form noValidate onSubmit={(event) => submitForm(event, () => undefined)}>
      <input aria-label="Name" aria-invalid={isRefused || undefined} />
      <input type="checkbox" aria-label="Agreed" />
      <button>Send</button>
    </form>
  );
}

/** The first or the second half of a double press at the same point. */
function press(target: HTMLElement, half: 1 | 2): boolean {
  const event = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true, detail: half });
  const mayFocus = target.dispatchEvent(event('mousedown'));
  target.dispatchEvent(event('click'));
  return mayFocus;
}

test('F09: the second half of a refused press ticks nothing that has moved under it, and takes no focus', () => {
  render(<Asking />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  press(screen.getByRole('button'), 1);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect([press(box, 2), box.checked]).toEqual([false, false]);
  expect([press(box, 1), box.checked]).toEqual([true, true]);
  press(screen.getByRole('button'), 1);
  expect([press(box, 1), box.checked]).toEqual([true, false]);
  expect([press(box, 2), box.checked]).toEqual([true, true]);
});

test('a form that was taken lets every press through', () => {
  render(<Asking isRefused={false} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  press(screen.getByRole('button'), 1);
  expect([press(box, 2), box.checked]).toEqual([true, true]);
});
