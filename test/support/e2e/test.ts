/** Playwright's `test` with a portal, its sandbox, the customer's language, and an eye on what must never happen. */
import { expect } from './expect.ts';
import { Customer } from './customer.ts';
import { Faults } from './faults.ts';
import { InputDriver } from './inputDriver.ts';
import { Portal } from './portal.ts';
import { test as base } from './stackTest.ts';

interface TestFixtures {
  /** The faults in any window of the test; must be empty at its end. */
  faults: Faults;
  portal: Portal;
  /** Books by keyboard alone on a desktop, by touch alone on a phone. */
  customer: Customer;
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ stack }, use) => use(stack.portalOrigin),
  language: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      faults.watch(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  portal: async ({ page, say, language, isMobile }, use) => use(new Portal({ page, say, language, isPhone: isMobile })),
  customer: async ({ page, portal, isMobile }, use) => use(new Customer(portal, await InputDriver.of(page, isMobile))),
});

export { expect };
