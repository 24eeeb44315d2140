// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Steps } from '../../../src/components/signs/Steps.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const steps = [
  { key: 'time', label: 'Time and place' },
  { key: 'tickets', label: 'Tickets' },
  { key: 'extras', label: 'Extras' },
];

test('marks the step the customer is in', async () => {
  await show(<Steps label="Booking steps" steps={steps} current="tickets" />);
  const items = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: 'Booking steps' })).toBeTruthy();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('leads back to what is done, never ahead', async () => {
  const onStep = vi.fn<(key: string) => void>();
  await show(<Steps label="Booking steps" steps={steps} current="extras" onStep={onStep} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Time and place', 'Tickets']);
  await userEvent.click(screen.getByRole('button', { name: 'Tickets' }));
  expect(onStep).toHaveBeenCalledExactlyOnceWith('tickets');
});
