/**
 * A tab that is on another site, at a bank for example, hears nothing of a logout in another one. It finds a note when it is
 * back: without it, a logout could not be told from an expiry, after which the cart waits for its customer (Q4.1.c, R4.1.7).
 */
import * as v from 'valibot';
import { customerPrefix } from '../../../../machines/session/owner.ts';
import { persistedItem } from '../storage.ts';

/** When a customer last logged out, in epoch milliseconds; of who it was it says nothing. */
export const lastLogout = persistedItem('local', 'logout', 1, v.number());
/** The one that this tab has heard of. */
const heardLogout = persistedItem('session', 'logout', 1, v.number());

/** Whether a customer has logged out since this tab was asked last. */
export function isNewLogout(): boolean {
  const last = lastLogout.read();
  if (last === null || last === heardLogout.read()) return false;
  heardLogout.write(last);
  return true;
}

/** A customer logs out in this tab, which lets go of what is theirs by itself. */
export function noteLogout(): void {
  lastLogout.write(Date.now());
  isNewLogout();
}

/** A record without what is a customer's; null where nothing is left of it. What stands beside it may be a guest's. */
function withoutCustomers(text: string): string | null {
  try {
    const left = JSON.parse(text, (_, value: { owner?: unknown } | unknown[] | null) => {
      // What is taken out of a list leaves a hole.
      if (Array.isArray(value)) return value.filter(() => true);
      return String(value?.owner).startsWith(customerPrefix) ? undefined : value;
    }) as { value?: unknown };
    return left.value === undefined ? null : JSON.stringify(left);
  } catch {
    return null;
  }
}

/** Drops what this tab has of customers, no more than a logout takes from an open tab (012); returns whether there was any. */
export function dropCustomers(): boolean {
  let isThere = false;
  try {
    for (const key of Object.keys(sessionStorage)) {
      const text = sessionStorage.getItem(key)!;
      if (!text.includes(`"owner":"${customerPrefix}`)) continue;
      isThere = true;
      const left = withoutCustomers(text);
      if (left === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, left);
    }
  } catch {
    // Where storage is refused nothing was kept.
  }
  return isThere;
}
