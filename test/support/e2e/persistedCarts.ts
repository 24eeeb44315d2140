/** What a browser keeps of carts that were filled earlier in this worker: the same seed sells the same once more. */
import type { Page } from '@playwright/test';

interface PersistedCart {
  /** As it stands in the storage of the tab (R9.4.5). */
  cart: string;
  /** What the first free time is called. */
  time: string;
}

const carts = new Map<string, PersistedCart>();

/** What makes one cart differ from another: what is in it, for whom, in which language, on which day. */
type Key = readonly string[];

export const persistedCartOf = (key: Key): PersistedCart | undefined => carts.get(key.join(' · '));

export async function persistCart(page: Page, key: Key, time: string): Promise<void> {
  const cart = await page.evaluate(() => sessionStorage.getItem('cart'));
  if (cart === null) throw new Error('The browser keeps no cart.');
  carts.set(key.join(' · '), { cart, time });
}
