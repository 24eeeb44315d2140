// @vitest-environment jsdom
/** What the home page offers: this evening, and the questions in its hero. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuickChoice } from '../../../src/pages/home/hero/QuickChoice.tsx';
import { Tonight } from '../../../src/pages/home/Tonight.tsx';
import { padel, today } from '../../models/booking/booking.fixtures.ts';
import { all, stage, textOf } from '../cart.fixture.tsx';

const evening = { start_time: '18:30:00', end_time: '20:30:00', product_id: 501 };
const schedule = {
  configuration: {},
  facilities: [101, 102].map((id) => ({ id, name: `Court ${id}`, facility_rentals: [evening], schedule_control: [] })),
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${today}T08:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname } = new URL(input.url);
    return Response.json({ status: true, data: pathname.endsWith('services') ? [padel] : schedule, message: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('R2.1.27: each free hour is a link to the booking at that very point', async () => {
  const { show } = await stage();
  show(<Tonight />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const links = all<HTMLAnchorElement>('.board a').map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);
  const at = (time: string) => `/here?service=${padel.id}&date=${today}&duration=60&slot=${time}`;
  expect(links).toEqual([
    ['Padel at 06:30 PM, 2 left', at('18:30')],
    ['Padel at 07:30 PM, 2 left', at('19:30')],
  ]);
});

test('at night it names the evening it shows, and only taken slots are called full', async () => {
  vi.setSystemTime(Date.parse(`${today}T23:10:00+04:00`));
  const { show } = await stage();
  show(<Tonight />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(all('h2').map(({ textContent }) => textContent)).toEqual(['Free tomorrow evening']);
  expect(all('.board').map((board) => board.getAttribute('aria-labelledby'))).toEqual([all('h2')[0]?.id]);
  expect(all('.board thead th').map(({ textContent }) => textContent)).toEqual(['Sport', '06:00 PM', '07:00 PM']);
  expect(all('.board td').map(({ textContent }) => textContent?.trim())).toEqual(['2', '2']);
  expect(all<HTMLAnchorElement>('.board a')[0]?.getAttribute('href')).toContain('date=2026-11-21&');
});

test('R5.5.3: the picker of the hero offers the days of the operator’s own range, as every picker does', async () => {
  const site = {
    qube_enable_custom_booking_date_range: true,
    qube_custom_booking_start_date: '2026-11-22',
    qube_custom_booking_end_date: '2026-11-24',
  };
  const { show } = await stage({ site });
  show(<QuickChoice onOpen={() => undefined} />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(all<HTMLOptionElement>('.quick option').map(({ value }) => value)).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ]);
});

test('R2.11: while the services are awaited, the question what stands where it will be', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { show } = await stage();
  show(<QuickChoice onOpen={() => undefined} />);
  expect(all<HTMLSelectElement>('.quick select').map(({ disabled }) => disabled)).toEqual([true, false]);
});

const Here = () => <output data-here>{useLocation().search}</output>;

test('F09: the second half of a double press does nothing', async () => {
  const { show } = await stage();
  show(
    <>
      <Tonight />
      <Here />
    </>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const press = (link: HTMLElement, detail: number) => act(() => void fireEvent.click(link, { detail }));
  const [first, other] = all('.board a');
  press(other!, 2);
  const untouched = textOf('[data-here]');
  press(first!, 1);
  expect([untouched, textOf('[data-here]')]).toEqual(['', new URL(first!.getAttribute('href')!, 'https://x').search]);
});
