/** A day of a large operator: packed by a worker, while the page stays responsive (docs/decisions/015). */
import { largeDay } from '../../../tools/bench/largeDay.ts';
import { venueDay } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

// The delay here is in the file of the times' worker, which must come from the network.
test.use({ serviceWorkers: 'block' });

test(
  'R2.11.11: the times of three hundred courts come from a worker; the page answers while it is at work',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    const date = venueDay(2);
    const data = largeDay({ date, facilities: 300, bookingsEach: 20, perCapacity: 0 });
    await page.route(
      (url) => url.pathname.endsWith('/facilities/schedule') && url.searchParams.get('date') === date,
      (route) => route.fulfill({ json: { status: true, message: null, data } }),
    );
    const start = Promise.withResolvers<void>();
    await page.route(/\/assets\/scheduleWorker-/, async (route) => {
      await start.promise;
      await route.continue();
    });

    await portal.open();
    await portal.expectHome();
    await portal.beginBooking('Tennis');
    const dialog = portal.dialog('Choose time and place');
    await expect(portal.slots.first()).toBeVisible();
    const arrived = page.waitForRequest(/\/assets\/scheduleWorker-/);
    await dialog.locator('.days input').nth(2).check();
    await arrived;

    const calendar = dialog.getByRole('region', { name: say('Choose a day'), exact: true });
    await dialog.locator('.bk__days [aria-expanded]').click();
    await expect(calendar).toBeVisible();
    await expect(portal.slots).toHaveCount(0);
    await dialog.locator('.bk__days [aria-expanded]').click();
    await expect(calendar).toBeHidden();

    start.resolve();
    await expect(portal.slots.first()).toBeVisible();
    await expect(dialog.locator('.slots .grid')).toContainText(/\d{2,3}/);
  },
);
