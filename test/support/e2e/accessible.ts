import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with each fault and where it is; what lies behind an open dialog is not on screen and not looked at. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are read as they are painted: an animation half way would be measured as a fault.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless || playState !== 'running';
    }),
  );
  const axe = new AxeBuilder({ page })
    // The only rule of WCAG 2.2 that axe knows is off unless asked for.
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(standards);
  const { violations } = await axe.analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(faults).toEqual([]);
}
