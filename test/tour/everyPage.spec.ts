/** Takes its pictures; it fails only where a page cannot be come to. */
import { allStops } from '../support/everyPage/stops.ts';
import { settled } from '../support/everyPage/settled.ts';
import { pictureOf, widths } from './support/pictures.ts';
import { test } from './support/test.ts';

/** A screen as high as the page: what is fixed to its edge stands where the page ends. A dialog has its own height. */
function heightOfAll(): number {
  const dialog = document.querySelector('[role="dialog"], dialog[open]');
  if (dialog === null) return document.documentElement.scrollHeight;
  return Math.max(innerHeight, ...[dialog, ...dialog.querySelectorAll('*')].map((part) => part.scrollHeight));
}

for (const stop of allStops) {
  test(stop.name, async ({ page, portal, logIn, tenant, language, theme }) => {
    // A way that is led is walked at a desktop; what it leads to is looked at everywhere.
    await page.setViewportSize({ width: 1280, height: 900 });
    if (stop.as) await logIn(stop.as);
    await portal.open(stop.at);
    await settled(page);
    // A section that the tenant does not list leads nowhere: the picture shows the page that says so.
    if (new URL(page.url()).pathname !== '/404') await stop.lead?.(portal);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      // What is far below the first screen comes when it is near it, and makes the page longer.
      for (let look = 0; look < 3; look += 1) {
        await settled(page);
        await page.setViewportSize({ width, height: await page.evaluate(heightOfAll) });
      }
      await settled(page);
      await page.screenshot({ path: pictureOf({ stop: stop.name, tenant, language, theme, width }) });
    }
  });
}
