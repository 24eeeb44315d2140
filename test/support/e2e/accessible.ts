import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { unspoken } from '../unspoken.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with each fault and where it is; what lies behind an open dialog is not on screen and not looked at. */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = await faultsOf(page);
  // What an answer changed in the middle of the look is looked at again.
  expect(faults.length === 0 ? faults : await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(unspoken), 'Abbreviations that are read as letters').toEqual([]);
}

async function faultsOf(page: Page): Promise<string[]> {
  // Colours are read as they are painted: an animation half way would be measured as a fault.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless || playState !== 'running';
    }),
  );
  const axe = new AxeBuilder({ page })
    // Pages hold no frames: there is nothing to gather from elsewhere.
    .setLegacyMode()
    // The only rule of WCAG 2.2 that axe knows is off unless asked for.
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(standards);
  const { violations } = await axe.analyze();
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      if (id === 'target-size' && (await isWholeWhenScrolledTo(page, target.join(' ')))) continue;
      faults.push(`${id}: ${help}, ${target.join(' ')} ${failureSummary ?? ''}`);
    }
  }
  return faults;
}

/**
 * Whether a target that a bar at the edge of the screen happens to lie over is large enough once it is scrolled into
 * the middle: every page has something half under the dock, wherever it stands.
 */
async function isWholeWhenScrolledTo(page: Page, target: string): Promise<boolean> {
  const from = await page.evaluate(() => ({ left: scrollX, top: scrollY }));
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const again = await new AxeBuilder({ page }).setLegacyMode().include(target).withRules('target-size').analyze();
  await page.evaluate(({ left, top }) => scrollTo({ left, top, behavior: 'instant' }), from);
  return again.violations.length === 0;
}
