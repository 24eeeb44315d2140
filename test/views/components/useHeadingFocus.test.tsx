// @vitest-environment jsdom
/** Where the focus goes when one view replaces another (A03). */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHeadingFocus } from '../../../src/components/useHeadingFocus.ts';

afterEach(cleanup);

function Section({ shown }: { shown: string | null }) {
  const heading = useHeadingFocus(shown);
  return (
    <h2 ref={heading} tabIndex={-1}>
      Top up
    </h2>
  );
}
const nameOf = (place: Element | null) => place?.textContent;

test('what was fetched leaves the focus to the page; what replaces it takes a lost one, also over a second fetch', () => {
  const { rerender } = render(<Section shown={null} />);
  rerender(<Section shown="failed" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Section shown={null} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Section shown="form" />);
  expect(nameOf(document.activeElement)).toBe('Top up');
});

test('a focus set by the customer stays', () => {
  const { rerender } = render(
    <>
      <button>Chosen</button>
      <Section shown="form" />
    </>,
  );
  document.querySelector('button')!.focus();
  rerender(
    <>
      <button>Chosen</button>
      <Section shown="waiting" />
    </>,
  );
  expect(nameOf(document.activeElement)).toBe('Chosen');
});

test('the element around the heading counts as unset: some browsers focus it after a press next to a control', () => {
  const page = (shown: string) => (
    <div tabIndex={-1}>
      <Section shown={shown} />
    </div>
  );
  const { rerender } = render(page('asked'));
  document.querySelector<HTMLElement>('div[tabindex]')!.focus();
  rerender(page('answered'));
  expect(nameOf(document.activeElement)).toBe('Top up');
  expect(document.activeElement?.tagName).toBe('H2');
});

test('F09: the second half of a double press moves no focus, a single press does', () => {
  const { rerender } = render(<Section shown="asked" />);
  const press = (detail: number) => {
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail });
    document.body.dispatchEvent(event);
    // What is prevented leaves the focus where it is.
    return event.defaultPrevented ? 'passed over' : 'taken';
  };
  expect([press(1), press(2)]).toEqual(['taken', 'taken']);
  rerender(<Section shown="answered" />);
  expect([press(2), press(2)]).toEqual(['passed over', 'taken']);
  rerender(<Section shown="asked" />);
  expect([press(1), press(2)]).toEqual(['taken', 'taken']);
});
