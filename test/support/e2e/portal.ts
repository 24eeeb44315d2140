/** The portal as a customer uses it: by what is written on it, in their language. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Say } from './words.ts';

interface PortalOptions {
  page: Page;
  say: Say;
  language: Language;
  isPhone: boolean;
}

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

  /** Opens an address of the portal in the customer's language. */
  async open(path = '/'): Promise<void> {
    const [address = '/', query] = path.split('?');
    await this.page.goto(`${address}?${query ? `${query}&` : ''}lang=${this.language}`);
  }

  button(message: string, values?: Record<string, unknown>): Locator {
    return this.page.getByRole('button', { name: this.say(message, values), exact: true });
  }

  link(message: string, values?: Record<string, unknown>): Locator {
    return this.page.getByRole('link', { name: this.say(message, values), exact: true });
  }

  heading(message: string, values?: Record<string, unknown>): Locator {
    return this.page.getByRole('heading', { name: this.say(message, values), exact: true });
  }

  /** The home page stands, with what came from the operator. */
  async expectHome(): Promise<void> {
    await expect(this.button('Book a facility')).toBeVisible();
  }
}
