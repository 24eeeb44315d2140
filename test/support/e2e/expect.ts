/** Playwright's `expect`, without what it does for nobody to see. */
import { expect as ofPlaywright, type Locator } from '@playwright/test';

/**
 * Each time that Playwright does not find yet what it waits for, it describes the whole page, in case that was the last
 * time: a tenth of all that the pages of the journeys did. This waits first, and asks Playwright only for what to say.
 */
export const expect = ofPlaywright.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const { isNot } = this;
    const { timeout = this.timeout } = options;
    if (!isNot) {
      const isThere = await locator.waitFor({ state: 'visible', timeout }).then(
        () => true,
        () => false,
      );
      if (isThere) return { pass: true, message: () => '' };
    }
    const asked = ofPlaywright.configure({ timeout: isNot ? timeout : 1 })(locator);
    try {
      await (isNot ? asked.not : asked).toBeVisible();
      return { pass: !isNot, message: () => '' };
    } catch (error) {
      // The last look had no time of its own.
      return { pass: isNot, message: () => (error as Error).message.replaceAll(/\b1ms\b/g, `${timeout}ms`) };
    }
  },
});
