// @vitest-environment jsdom
/** Looking for an hour of a trainer, in each situation. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FreeHours } from '../../../src/widgets/freeHours/FreeHours.tsx';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { all, stage } from '../cart.fixture.tsx';
import { freeHoursScreens } from '../screens/catalogue/freeHours.screens.ts';

const hour = (date: string, start_time: string, end_time: string) => ({ date, start_time, end_time });
const free: Readonly<Record<string, object[]>> = {
  '2026-11-30': [hour('2026-11-30', '16:00:00', '17:00:00')],
  '2026-12-01': [hour('2026-12-01', '15:00:00', '16:00:00')],
  '2026-12-03': [hour('2026-12-03', '09:00:00', '10:00:00')],
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T06:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const data = free[new URL(url).searchParams.get('date') ?? ''] ?? [];
    return Response.json({ status: true, data, message: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A week with its days, some of them full. */
const arrives = () =>
  waitFor(() => {
    expect(all('[aria-busy]')).toEqual([]);
    expect(all('.days input:disabled').length).toBeGreaterThan(0);
  });

checkScreens(freeHoursScreens, async (locale, say) => {
  const { show } = await stage({ locale });
  show(
    <FreeHours
      trainerId={502}
      packageId={77}
      taken={[]}
      chosen={[]}
      hasRoom
      nothing={locale === 'ar' ? 'اسأل في الاستقبال.' : 'Ask at the desk.'}
      onChoose={() => {}}
      onRemove={() => {}}
    />,
  );
  await arrives();
  const week = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: say(name) })));
    await arrives();
  };
  return {
    gestures: {
      'week.before': () => week('Week before'),
      'week.after': () => week('Week after'),
      'day.choose': () => fireEvent.click(all<HTMLInputElement>('.days input')[6]!),
    },
    world: () => {},
  };
});

test.each([
  ['en', 'No free hour is left on this day. Choose another one.'],
  ['ar', 'لم تبقَ ساعة متاحة في هذا اليوم. اختر يومًا آخر.'],
] as const)('Q3.6.d: a day that has filled up since it was chosen says so (%s)', async (locale, words) => {
  const { show } = await stage({ locale });
  show(
    <FreeHours
      trainerId={502}
      packageId={77}
      taken={[]}
      chosen={[]}
      hasRoom
      nothing="…"
      onChoose={() => {}}
      onRemove={() => {}}
    />,
    '/trainers/:id',
    '/trainers/502?day=2026-11-29',
  );
  await arrives();
  const [day] = screen.getAllByRole('group').slice(-1);
  expect(day!.textContent).toContain(words);
});

const Here = () => <output data-here>{useLocation().search}</output>;

test.each([
  ['', ''],
  ['?hours=2026-12-03T09:00', '?hours=2026-12-03T09%3A00&day=2026-12-03'],
])(
  'the week of an hour that a link chose stays when the hour goes, also over a reload (F14): %s',
  async (link, stands) => {
    const { show } = await stage({ locale: 'en' });
    show(
      <>
        <FreeHours
          trainerId={502}
          packageId={77}
          taken={[]}
          chosen={link === '' ? [] : [{ date: '2026-12-03', start_time: '09:00:00' }]}
          hasRoom
          nothing="…"
          onChoose={() => {}}
          onRemove={() => {}}
        />
        <Here />
      </>,
      '/trainers/:id',
      `/trainers/502${link}`,
    );
    await arrives();
    expect(all('[data-here]')[0]!.textContent).toBe(stands);
  },
);
