// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SlotTiles, type SlotTile } from '../../../src/components/dates/SlotTiles.tsx';
import { TimeText } from '../../../src/components/dates/TimeText.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const slots: SlotTile[] = [
  { key: '18', timeText: <TimeText time="18:00:00" />, priceText: 'AED 180', left: 6, state: 'free' },
  { key: '19', timeText: <TimeText time="19:00:00" />, priceText: 'AED 180', left: 0, state: 'full' },
  { key: '20', timeText: <TimeText time="20:00:00" />, priceText: 'AED 270', left: 1, state: 'low' },
  { key: '21', timeText: <TimeText time="21:00:00" />, state: 'free' },
];

const ignore = (): void => undefined;

function Choosing({ chosen = null, onMore = ignore }: { chosen?: string | null; onMore?: () => void }) {
  const [value, setValue] = useState<string | null>(chosen);
  return <SlotTiles legend="Start time" slots={slots} value={value} onChange={setValue} more={{ count: 12, onMore }} />;
}

const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const checked = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked);

test('shows time, price and what is left of each slot', async () => {
  await show(<Choosing />);
  expect(screen.getByRole('group', { name: 'Start time' })).toBeTruthy();
  expect(names()).toEqual(['06:00 PMAED 1806 left', '07:00 PMFull', '08:00 PMAED 2701 left', '09:00 PM']);
});

test('has one choice, made by pointer', async () => {
  await show(<Choosing />);
  expect(checked()).toEqual([false, false, false, false]);
  await userEvent.click(screen.getByRole('radio', { name: /08:00/ }));
  expect(checked()).toEqual([false, false, true, false]);
  await userEvent.click(screen.getByRole('radio', { name: /06:00/ }));
  expect(checked()).toEqual([true, false, false, false]);
});

test('a choice re-renders only the tiles that it changes', async () => {
  const drawn = new Set<string>();
  const times = ['18', '19', '20'].map((key): SlotTile => ({
    key,
    state: 'free',
    get timeText() {
      drawn.add(key);
      return key;
    },
  }));
  const { rerender } = await show(<SlotTiles legend="Start time" slots={times} value="18" onChange={ignore} />);
  expect([...drawn]).toEqual(['18', '19', '20']);
  drawn.clear();
  rerender(<SlotTiles legend="Start time" slots={times} value="20" onChange={ignore} />);
  expect(checked()).toEqual([false, false, true]);
  expect([...drawn]).toEqual(['18', '20']);
});

test('is walked with the arrow keys, past what is full', async () => {
  await show(<Choosing chosen="18" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /06:00/ }));
  await userEvent.keyboard('{ArrowRight}');
  expect(checked()).toEqual([false, false, true, false]);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '12 more times' }));
});

test('does not give away what is full', async () => {
  await show(<Choosing />);
  const full = screen.getByRole('radio', { name: /07:00/ });
  expect(full).toHaveProperty('disabled', true);
  await userEvent.click(full);
  expect(checked()).toEqual([false, false, false, false]);
});

test('offers the rest, and only while there is any', async () => {
  const onMore = vi.fn<() => void>();
  const { rerender } = await show(<Choosing onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: '12 more times' }));
  expect(onMore).toHaveBeenCalledOnce();
  rerender(
    <SlotTiles legend="Start time" slots={slots} value={null} onChange={() => undefined} more={{ count: 0, onMore }} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('counts in Arabic', async () => {
  await show(<Choosing />, 'ar');
  expect(names()).toEqual(['06:00 ممساءًAED 180بقي 6', '07:00 ممساءًممتلئ', '08:00 ممساءًAED 270بقي 1', '09:00 ممساءً']);
  expect(screen.getByRole('button', { name: '12 وقتًا آخر' })).toBeTruthy();
});
