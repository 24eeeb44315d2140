// @vitest-environment jsdom
/** Who holds the focus when one thing takes the place of another (A03). */
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

test('a place that somebody has chosen stays theirs', () => {
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
