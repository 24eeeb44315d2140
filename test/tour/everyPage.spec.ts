/** Takes its pictures; it fails only where a page cannot be come to. */
import { expect, type Page } from '@playwright/test';
import { allStops } from '../support/everyPage/stops.ts';
import { settled } from '../support/everyPage/settled.ts';
import { pictureOf, widths } from './support/pictures.ts';
import { countRequests } from './support/requests.ts';
import { test } from './support/test.ts';

/** A screen as high as the page: what is fixed to its edge stands where the page ends. A dialog has its own height. */
function heightOfAll(): number {
  const dialog = document.querySelector('[role="dialog"], dialog[open]');
  if (dialog === null) return document.documentElement.scrollHeight;
  return Math.max(innerHeight, ...[dialog, ...dialog.querySelectorAll('*')].map((part) => part.scrollHeight));
}

/** What came near the screen is noticed in the first frame, shown after it and then asked for. */
const nextRest = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
  });

/** So many looks in a row bring nothing new, before it is believed. */
const enough = 3;

/**
 * What is far below the first screen is asked for when it is near, some of it only when what stands above it has come: the
 * screen grows until that brings nothing any more. Some pages are always higher than the screen, and never fit into it.
 */
async function showAll(page: Page, width: number, underWay: () => number): Promise<void> {
  let before = 0;
  let quiet = 0;
  await expect(async () => {
    await settled(page);
    await page.setViewportSize({ width, height: await page.evaluate(heightOfAll) });
    await page.evaluate(nextRest);
    const parts = await page.locator('*').count();
    quiet = parts === before && underWay() === 0 ? quiet + 1 : 0;
    before = parts;
    expect(quiet).toBeGreaterThanOrEqual(enough);
  }).toPass({ intervals: [50] });
}

for (const stop of allStops) {
  test(stop.name, async ({ page, portal, logIn, tenant, language, theme }) => {
    const underWay = countRequests(page);
    // A way that is led is walked at a desktop; what it leads to is looked at everywhere.
    await page.setViewportSize({ width: 1280, height: 900 });
    if (stop.as) await logIn(stop.as);
    await portal.open(stop.at);
    await settled(page);
    // A section that the tenant does not list leads nowhere: the picture shows the page that says so.
    if (new URL(page.url()).pathname !== '/404') await stop.lead?.(portal);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await showAll(page, width, underWay);
      await page.screenshot({ path: pictureOf({ stop: stop.name, tenant, language, theme, width }) });
    }
  });
}
