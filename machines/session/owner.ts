/** Owners of data in this browser: what belongs to one customer is never shown to another. */
import type { User } from '../../src/contract/customers/customers.ts';

/** `nobody` (signed out), `guest`, or the id of one customer. */
export type Owner = string;

export const nobody: Owner = 'nobody';
const guest: Owner = 'guest';
/** Begins each customer's. */
export const customerPrefix = 'customer ';

export function ownerOf(user: Pick<User, 'id' | 'email' | 'is_anonymous'> | null): Owner {
  if (user === null) return nobody;
  return user.is_anonymous ? guest : customerPrefix + String(user.id ?? user.email);
}

export const isGuestOwner = (owner: Owner): boolean => owner === guest;

/** A guest ends with the page (R4.1.4): their choices stay in the tab as the signed-out customer's. */
export const ownerAtRest = (owner: Owner): Owner => (isGuestOwner(owner) ? nobody : owner);

/** Whether data may be shown to a customer: it is theirs, or was created while signed out. */
export const isFor = (owner: Owner, whom: Owner): boolean => ownerAtRest(owner) === nobody || owner === whom;
