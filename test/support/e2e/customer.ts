/** The steps of a booking that journeys have in common, made by keyboard or touch. */
import type { Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../../sandbox/data/seed/people.ts';
import { formatLongDate } from '../../../src/i18n/dates.ts';
import { expect } from './expect.ts';
import type { InputDriver } from './inputDriver.ts';
import { venueDay, type Account, type Portal } from './portal.ts';

export class Customer {
  readonly portal: Portal;
  readonly input: InputDriver;
  readonly #page: Page;

  constructor(portal: Portal, input: InputDriver) {
    this.portal = portal;
    this.input = input;
    this.#page = portal.page;
  }

  /** From the home page to the times of tomorrow. */
  async begin(service: string): Promise<void> {
    const { portal, input } = this;
    await input.press(portal.book);
    await this.chooseService(service);
  }

  async chooseService(service: string): Promise<void> {
    const { portal, input } = this;
    const dialog = portal.dialog('Choose time and place');
    await input.press(dialog.getByRole('button', { name: portal.service(service) }));
    await input.choose(
      this.#page.getByRole('radio', { name: formatLongDate(venueDay(1), portal.language), exact: true }),
    );
    await expect(portal.slots.first()).toBeVisible();
  }

  /** Chooses the first free time, in a part of the day if one is given; returns its name. */
  async takeSlot(partOfDay?: string): Promise<string> {
    const { portal, input } = this;
    if (partOfDay !== undefined)
      await input.select(this.#page.getByLabel(portal.say('Part of the day')), portal.say(partOfDay));
    const slot = portal.slots.first();
    await input.choose(slot);
    await expect(portal.button('Continue')).toBeEnabled();
    return ((await slot.locator('xpath=..').locator('.t').textContent()) ?? '').trim();
  }

  async goOn(): Promise<void> {
    await this.input.press(this.portal.button('Continue'));
  }

  /** Past the extras into the cart. */
  async goToCart(): Promise<void> {
    const { portal, input } = this;
    await expect(portal.dialog('Add extras')).toBeVisible();
    await input.press(portal.button('Done'));
    await input.press(portal.button('Go to cart'));
    await expect(portal.heading('Your cart')).toBeVisible();
  }

  async logIn(account: Account): Promise<void> {
    const { portal, input } = this;
    const { id } = demoAccounts.find(({ first_name }) => first_name === account)!;
    const password = this.#page.getByLabel(portal.say('Password'), { exact: true });
    const form = this.#page.locator('form').filter({ has: password });
    await input.write(form.getByLabel(portal.say('Mobile number'), { exact: true }), `50000000${id}`);
    await input.write(password, demoPassword);
    await input.press(form.getByRole('button', { name: portal.say('Log in'), exact: true }));
  }

  /** Ticks the terms of the cart and reads them. */
  async agree(): Promise<void> {
    const { portal, input } = this;
    await input.tick(portal.terms);
    const terms = portal.dialog('Booking terms');
    await input.press(terms.getByRole('button', { name: portal.say('Agree'), exact: true }));
    await expect(terms).toBeHidden();
  }

  /** From the cart through the bank to the tickets. */
  async pay(): Promise<void> {
    const { portal, input } = this;
    await this.agree();
    await input.press(portal.pay);
    await this.#page.waitForURL(/\/pay\//);
    await input.press(portal.testCard('accepts'));
    await portal.expectTickets();
  }
}
