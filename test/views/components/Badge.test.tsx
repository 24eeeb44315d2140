// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from '../../../src/components/signs/Badge.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

test.each([
  [-1, ''],
  [0, ''],
])('%d shows nothing', async (count, text) => {
  const { container } = await show(<Badge count={count} />);
  expect(container.textContent).toBe(text);
});

test.each([
  [1, '1'],
  [10, '10'],
  [11, '10+'],
  [25, '10+'],
])('%d is shown as %s and read as it is', async (count, shown) => {
  const { container } = await show(
    <button type="button">
      <Badge count={count} label={(real) => `${real} tickets`} />
    </button>,
  );
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown);
  expect(screen.getByRole('button', { name: `${count} tickets` })).toBeTruthy();
});
