// @vitest-environment jsdom
/** Links in the operator's plain words (R9.4.2). */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkedText } from '../../../src/components/text/LinkedText.tsx';
import { all } from '../cart.fixture.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

test('R9.4.2: a link that is written twice is there twice', async () => {
  const told = vi.spyOn(console, 'error');
  const rules = '[https://saha.example/rules](the rules)';
  await show(<LinkedText text={`Before: ${rules}. After: ${rules}.`} />);
  expect(all<HTMLAnchorElement>('a').map(({ href, textContent }) => [href, textContent])).toEqual([
    ['https://saha.example/rules', 'the rules'],
    ['https://saha.example/rules', 'the rules'],
  ]);
  // React says so where it cannot tell two of them apart.
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
