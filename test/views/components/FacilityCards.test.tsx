// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FacilityCards } from '../../../src/components/bookable/FacilityCards.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const courts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index + 1), name: `Court ${index + 1}` }));
const ignore = (): void => undefined;
const showCourts = (count: number, value: string | null = '1') =>
  show(<FacilityCards legend="Court" facilities={courts(count)} value={value} onChange={ignore} />);
const keys = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.slice(6));

test('R2.11.9: a dozen courts are all shown', async () => {
  await showCourts(12);
  expect(keys()).toHaveLength(12);
  expect(screen.queryByRole('button')).toBeNull();
});

test('R2.11.9: of a thousand the first ones, and more with each press, the first new one in focus (A05)', async () => {
  await showCourts(1_000);
  expect(keys()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: '988 more to choose from' }));
  expect(keys()).toHaveLength(36);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Court 13' }));
  expect(screen.getByRole('button', { name: '964 more to choose from' })).toBeTruthy();
});

test('the last wish takes the button away', async () => {
  await showCourts(14);
  await userEvent.click(screen.getByRole('button', { name: '2 more to choose from' }));
  expect(keys()).toHaveLength(14);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Court 13' }));
});

test('the chosen one is always there, in its place', async () => {
  await showCourts(1_000, '700');
  expect(keys()).toEqual([...Array.from({ length: 12 }, (_, index) => String(index + 1)), '700']);
  expect(screen.getByRole('radio', { name: 'Court 700' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: '987 more to choose from' })).toBeTruthy();
});
