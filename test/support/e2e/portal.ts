/** The portal as a customer uses it: by what is written on it, in their language. */
import type { Locator, Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../../sandbox/data/seed/people.ts';
import { testCards, type Behaviour } from '../../../sandbox/pages/pay/cards.ts';
import { services } from '../../../sandbox/data/seed/services.ts';
import { formatDayBeside, formatLongDate } from '../../../src/i18n/dates.ts';
import { expect } from './expect.ts';
import { persistCart, persistedCartOf } from './persistedCarts.ts';
import { openAs, type Account } from './loggedInBefore.ts';
import type { Language, Say } from './words.ts';

interface PortalOptions {
  page: Page;
  say: Say;
  language: Language;
  isPhone: boolean;
}

type Values = Record<string, unknown>;
export type { Account };

/** `YYYY-MM-DD` at the venues, so many days from today. */
export const venueDay = (daysAhead: number): string =>
  Temporal.Now.plainDateISO('Asia/Dubai').add({ days: daysAhead }).toString();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A name or text that begins so. */
export const beginning = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

export class Portal {
  readonly page: Page;
  readonly say: Say;
  readonly language: Language;
  readonly isPhone: boolean;

  constructor({ page, say, language, isPhone }: PortalOptions) {
    this.page = page;
    this.say = say;
    this.language = language;
    this.isPhone = isPhone;
  }

  /** The same language and screen in another window. */
  in(page: Page): Portal {
    return new Portal({ page, say: this.say, language: this.language, isPhone: this.isPhone });
  }

  /** Opens an address of the portal in the customer's language, as somebody who logged in before in this browser, if it is said who. */
  async open(path = '/', as?: Account): Promise<void> {
    const [address = '/', query] = path.split('?');
    const open = async () => void (await this.page.goto(`${address}?${query ? `${query}&` : ''}lang=${this.language}`));
    await (as === undefined ? open() : openAs(this.page, as, open));
  }

  /** Until its own letters are there, which come when the page is still: nothing written has its width and height before. */
  async expectLetters(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-letters');
  }

  button(message: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: this.say(message, values), exact: true });
  }

  /** Opens the booking: in the header of a wide screen, and at the top of the home page. */
  get book(): Locator {
    return this.button('Book a facility').first();
  }

  link(message: string, values?: Values): Locator {
    return this.page.getByRole('link', { name: this.say(message, values), exact: true });
  }

  heading(message: string, values?: Values): Locator {
    return this.page.getByRole('heading', { name: this.say(message, values), exact: true });
  }

  dialog(message: string): Locator {
    return this.page.getByRole('dialog', { name: this.say(message), exact: true });
  }

  /** A name or text that begins with that sentence. */
  starting(message: string, values?: Values): RegExp {
    return beginning(this.say(message, values).trim());
  }

  /** Waits until the home page is there, with the operator's content. */
  async expectHome(): Promise<void> {
    await expect(this.book).toBeVisible();
  }

  /** The name of a service of the seed, by its English name. */
  service(english: string): string {
    const service = services.find(({ name }) => name === english);
    if (service === undefined) throw new Error(`The seed has no service ${english}.`);
    return this.language === 'ar' ? service.ar_name : service.name;
  }

  /** From the home page into step 1 with that service, tomorrow. */
  async beginBooking(english: string, daysAhead = 1): Promise<void> {
    await this.book.click();
    const dialog = this.dialog('Choose time and place');
    await dialog.getByRole('button', { name: this.service(english) }).click();
    await this.chooseDay(venueDay(daysAhead));
  }

  /** Opens the times of a day by address (R6.1.12), for journeys that are not about the way there. */
  async openBooking(english: string, { daysAhead = 1, as }: { daysAhead?: number; as?: Account } = {}): Promise<void> {
    const { id } = services.find(({ name }) => name === english)!;
    await this.open(`/?service=${id}&date=${venueDay(daysAhead)}`, as);
    await expect(this.dialog('Choose time and place')).toBeVisible();
    await expect(this.slots.first()).toBeVisible();
  }

  async chooseDay(date: string): Promise<void> {
    const day = formatLongDate(date, this.language);
    // The first of them begins with *Today*.
    await this.page
      .locator('.days')
      .getByRole('radio', { name: new RegExp(`${escaped(day)}$`) })
      .check();
    // Those of the former day go a frame later.
    await expect(this.slots.and(this.page.locator(`[value^="${date}"]`)).first()).toBeVisible();
  }

  /** The free times. */
  get slots(): Locator {
    const grid = this.page.getByRole('group', { name: this.starting('Start time') });
    return grid.getByRole('radio', { disabled: false });
  }

  get courts(): Locator {
    const words = ['Court', 'Pitch', 'Hall', 'Facility'].map((word) => this.say(word)).join('|');
    return this.page.getByRole('group', { name: new RegExp(`^(${words})$`) }).getByRole('radio');
  }

  /** Chooses the n-th free time and waits until its court and price are there; returns what the time is called. */
  async chooseSlot(position = 0): Promise<string> {
    const slot = this.slots.nth(position);
    await slot.check();
    await expect(this.button('Continue')).toBeEnabled();
    return ((await slot.locator('xpath=..').locator('.t').textContent()) ?? '').trim();
  }

  /** Leaves one court of the service bookable, so that each of its times can be booked once. */
  async narrowToOneCourt(): Promise<void> {
    const courts = this.page.locator('details').filter({ hasText: this.say('Which facilities') });
    await courts.locator('summary').click();
    await courts.getByRole('checkbox').last().check();
    await expect(courts.getByRole('checkbox').first()).not.toBeChecked();
  }

  /** From a chosen court past the extras to the question for more. */
  async finishBooking(): Promise<void> {
    await this.button('Continue').click();
    await expect(this.dialog('Add extras')).toBeVisible();
    await this.button('Done').click();
    await expect(this.dialog('In your cart. Another time?')).toBeVisible();
  }

  /**
   * Logged in and in the cart, with the first free time of tomorrow; returns what the time is called. The first in a
   * worker walks there; the others begin with what a browser kept of that, as after a reload (R9.4.5).
   */
  async fillCart(english = 'Tennis', account: Account = 'Layla'): Promise<string> {
    const key = [english, account, this.language, venueDay(1)];
    const kept = persistedCartOf(key);
    if (kept === undefined) {
      const time = await this.#walkToCart(english, account);
      await persistCart(this.page, key, time);
      return time;
    }
    const script = await this.page.addInitScript((cart) => sessionStorage.setItem('cart', cart), kept.cart);
    await this.open('/cart', account);
    await expect(this.pay).toBeVisible();
    await script.dispose();
    return kept.time;
  }

  async #walkToCart(english: string, account: Account): Promise<string> {
    await this.openLoggedIn(account);
    await this.beginBooking(english);
    const time = await this.chooseSlot();
    await this.finishBooking();
    await this.button('Go to cart').click();
    await expect(this.heading('Your cart')).toBeVisible();
    return time;
  }

  /** How many bookings of a service the customer has tomorrow; waits for the list. */
  async countBookings(english: string, as?: Account): Promise<number> {
    await this.open('/profile/facility-bookings', as);
    const rows = this.page.getByRole('main').getByRole('listitem');
    await expect(rows.getByRole('heading').first()).toBeVisible();
    return rows
      .filter({ hasText: this.service(english) })
      .filter({ hasText: formatDayBeside(venueDay(1), this.language) })
      .count();
  }

  /** Fills in the dialog or page that asks who it is. */
  async logIn(account: Account = 'Layla'): Promise<void> {
    const { id } = demoAccounts.find(({ first_name }) => first_name === account)!;
    await this.page.getByLabel(this.say('Mobile number'), { exact: true }).fill(`50000000${id}`);
    await this.page.getByLabel(this.say('Password'), { exact: true }).fill(demoPassword);
    await this.page
      .locator('form')
      .getByRole('button', { name: this.say('Log in'), exact: true })
      .click();
  }

  /** Goes on without an account, from the dialog that asks who it is. */
  async goOnAsGuest(name: string): Promise<void> {
    const form = this.page.locator('form').filter({ has: this.page.locator('input[name="name"]') });
    await this.button('Continue as guest').click();
    await form.getByLabel(this.say('Name'), { exact: true }).fill(name);
    await form.getByLabel(this.say('Mobile number'), { exact: true }).fill('559990000');
    await form.locator('input[name="email"]').fill('noor@mail.example');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: this.say('Continue as guest'), exact: true }).click();
  }

  /** The home page, or another, as it is for somebody who logged in before, in this browser. */
  async openLoggedIn(account: Account = 'Layla', path = '/'): Promise<void> {
    await this.open(path, account);
    if (path === '/') await this.expectHome();
  }

  get terms(): Locator {
    const words = this.starting('I agree to the <0>booking terms</0> and the cancellation rules');
    return this.page.getByRole('checkbox', { name: words });
  }

  /** Ticks the terms, reading them where they are long. */
  async agreeToTerms(): Promise<void> {
    await this.terms.click();
    await this.dialog('Booking terms')
      .getByRole('button', { name: this.say('Agree'), exact: true })
      .click();
  }

  /** From the cart to the bank's page. */
  async goToBank(): Promise<void> {
    await this.agreeToTerms();
    await this.pay.click();
    await this.page.waitForURL(/\/pay\//);
  }

  /** On the bank's page: the test card that behaves so. */
  testCard(behaviour: Behaviour): Locator {
    const card = testCards.find((one) => one.behaviour === behaviour)!;
    return this.page.locator(`button[value="${card.number}"]`);
  }

  async payWith(behaviour: Behaviour): Promise<void> {
    await this.testCard(behaviour).click();
  }

  /** On the bank's page: leaves without paying or cancelling. */
  async walkAway(): Promise<void> {
    await this.page.locator('button[value="walk-away"]').click();
    await this.expectHome();
  }

  /** The page with the tickets. */
  async expectTickets(): Promise<void> {
    await expect(this.heading('You’re on.')).toBeVisible();
    await expect(this.page.getByRole('list', { name: this.say('Tickets'), exact: true })).toBeVisible();
  }

  /** The button that pays: one in the summary, one at the bottom of a phone, of which one is shown. */
  get pay(): Locator {
    return this.page.getByRole('button', { name: this.starting('Pay {amount}', { amount: '' }) });
  }
}
