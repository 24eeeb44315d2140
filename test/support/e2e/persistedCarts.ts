/** The browser storage of carts filled earlier in this worker: the same seed sells the same again. */
import type { Page } from '@playwright/test';

interface PersistedCart {
  /** The tab's session storage (R9.4.5). */
  cart: string;
  /** What the first free time is called. */
  time: string;
}

const carts = new Map<string, PersistedCart>();

/** What distinguishes one cart from another: its content, customer, language and day. */
type Key = readonly string[];

export const persistedCartOf = (key: Key): PersistedCart | undefined => carts.get(key.join(' · '));

export async function persistCart(page: Page, key: Key, time: string): Promise<void> {
  const cart = await page.evaluate(() => sessionStorage.getItem('cart'));
  if (cart === null) throw new Error('The browser keeps no cart.');
  carts.set(key.join(' · '), { cart, time });
}
