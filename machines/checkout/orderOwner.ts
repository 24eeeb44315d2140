/** Who may see an order that this tab remembers. */
import type { User } from '../../src/contract/customers/customers.ts';
import { nobody, ownerAtRest, ownerOf } from '../session/owner.ts';
import type { OrderIntent } from './orderIntent.ts';

export const isOfGuest = ({ owner }: OrderIntent): boolean => ownerAtRest(owner) === nobody;

export const isSameUser = (one: User | null, other: User | null): boolean =>
  one?.id === other?.id && one?.email === other?.email;

/** A guest comes back from the bank signed out, and asks with the order's key (decision 020). */
export const mayAskFor = (intent: OrderIntent | null, user: User | null): boolean =>
  intent !== null && (isOfGuest(intent) || intent.owner === ownerOf(user));

/** Whether a customer logs in where a guest has an order, which is not theirs. */
export const isLeavingGuestOrder = (intent: OrderIntent | null, before: User | null, now: User | null): boolean =>
  intent !== null && isOfGuest(intent) && now !== null && !isSameUser(before, now);
