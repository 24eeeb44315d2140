/** Whose something is that this browser keeps: what belongs to one customer is never shown to another. */
import type { User } from '../../src/contract/customers/customers.ts';

/** `nobody`, `guest`, or the one customer. */
export type Owner = string;

export const nobody: Owner = 'nobody';
const guest: Owner = 'guest';

export function ownerOf(user: Pick<User, 'id' | 'email' | 'is_anonymous'> | null): Owner {
  if (user === null) return nobody;
  return user.is_anonymous ? guest : `customer ${String(user.id ?? user.email)}`;
}

export const isGuestOwner = (owner: Owner): boolean => owner === guest;

/** A guest ends with the page (R4.1.4): what they chose stays with the tab, as nobody's. */
export const ownerAtRest = (owner: Owner): Owner => (isGuestOwner(owner) ? nobody : owner);

/** Whether it may be shown to them: it is theirs, or it was nobody's until they came. */
export const isFor = (owner: Owner, whom: Owner): boolean => ownerAtRest(owner) === nobody || owner === whom;
