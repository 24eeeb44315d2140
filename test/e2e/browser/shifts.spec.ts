/** What comes takes the place that was kept for it: nothing that stands there already jumps. */
import type { Page } from '@playwright/test';
import { services } from '../../../sandbox/data/seed/services.ts';
import type { Account } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

interface Shift {
  value: number;
  what: string[];
}

/** Runs in the page before anything else. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      if (hadRecentInput) continue;
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const named = node instanceof Element ? node.closest('section[class], li[class], header') : null;
        const name =
          node instanceof Element ? `${named?.className} ${node.localName}.${node.className}` : node?.textContent;
        return `${name}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
      });
      shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Once what was drawn last has been told. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: Shift[] }).shifts;
  });
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.001);
}

/** Holds the server's answers but the configuration, until they are let go. */
async function holdAnswers(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let isHeld = true;
  let held: (() => void)[] = [];
  await page.route(/\/api\/(?!.*\bconfig\b)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  // The letters of this machine are not as wide as those for which the measures of what stands in were made.
  await page.route('**/*.woff2', () => undefined);
  return {
    hold: () => void (isHeld = true),
    release: () => {
      isHeld = false;
      for (const go of held) go();
      held = [];
    },
  };
}

const outlines = (page: Page) => page.locator('main .skels:not(:empty)');

test('the home page stands still while the services come', async ({ page, portal }) => {
  await page.addInitScript(noteShifts);
  const answers = await holdAnswers(page);
  await portal.open();
  await expect(page.locator('.lineup .skels')).toBeVisible();
  answers.release();
  await expect(page.locator('.lineup__court').first()).toBeVisible();
  await expect(page.locator('.quick button').first()).toBeVisible();
  await expectStill(page);
});

test('whoever has scrolled past what is on its way stays where they are when it comes', async ({ page, portal }) => {
  await page.addInitScript(noteShifts);
  const answers = await holdAnswers(page);
  answers.release();
  await portal.open();
  await expect(page.locator('.lineup__court').first()).toBeVisible();
  await expect(page.locator('.quick button').first()).toBeVisible();
  answers.hold();
  const venues = portal.heading('Our venues');
  await venues.scrollIntoViewIfNeeded();
  // Each section begins to be asked for when somebody comes near it; all of them are near who has come past them.
  for (const section of ['.tonight', '.offered', '.latest'])
    await expect(page.locator(`${section}.awaited`)).toBeAttached();
  answers.release();
  await expect(page.locator('.awaited')).toHaveCount(0);
  // How many services are left of an evening, and so how high it is, is another matter at each hour.
  await expect(page.locator('.coming, .offered, .latest')).toHaveCount(3);
  await expect(venues).toBeInViewport();
  await expectStill(page);
});

const pages: readonly { at: string; as?: Account }[] = [
  { at: '/events' },
  { at: '/training' },
  { at: '/retail' },
  { at: '/memberships' },
  { at: '/outlets' },
  { at: '/gallery' },
  { at: '/places' },
  // What is told of it is as long as of any service.
  { at: `/service/${services.find(({ name }) => name === 'Football')!.id}` },
  { at: '/profile/facility-bookings', as: 'Layla' },
  // Nothing is booked there.
  { at: '/profile/event-bookings', as: 'Layla' },
  { at: '/profile/family', as: 'Layla' },
  // Cards and points that end, which stand above what went in and out.
  { at: '/profile/user/wallet', as: 'Daniel' },
  { at: '/profile/user/q-points', as: 'Daniel' },
];

test('a list comes in the place of its outlines, and the footer does not jump', async ({ page, portal }) => {
  await page.addInitScript(noteShifts);
  const answers = await holdAnswers(page);
  for (const { at, as } of pages)
    await test.step(at, async () => {
      answers.hold();
      await portal.open(at, as);
      await expect(outlines(page).first()).toBeVisible();
      answers.release();
      await expect(outlines(page)).toHaveCount(0);
      await expectStill(page);
    });
});
