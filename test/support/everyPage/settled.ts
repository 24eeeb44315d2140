/** When a page has come to rest: what it waits for has come, and nothing moves any more. */
import type { Page } from '@playwright/test';

export async function settled(page: Page): Promise<void> {
  await page.locator('h1:visible').first().waitFor();
  await page.waitForFunction(() => {
    // A drawing that is awaited is its ground, in one colour; a plan that is awaited is a frame without lines.
    if (document.querySelector('[aria-busy="true"], .skel, .splash, span.art, svg.plan:empty') !== null) return false;
    const isLoading = [...document.images].some((image) => !image.complete && image.loading !== 'lazy');
    if (isLoading || document.fonts.status !== 'loaded') return false;
    if (document.documentElement.dataset['letters'] === undefined) return false;
    return document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return isEndless || playState !== 'running';
    });
  });
}
