/**
 * What must hold before a page opens: its section is listed (R2.4.1, R2.4.2), and profile pages need a customer, whatever
 * else each of the four audiences may see (R1.1.5, R6.1.1).
 */
import type { User } from '../../src/contract/customers/customers.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { pathParts } from '../shared/pathParts.ts';
import type { Listing } from '../site/navigationRules.ts';
import { isPageOpen, sectionsOf } from '../site/sections.ts';
import { loginAddress } from './loginAddress.ts';

/** The address that was asked for. */
export interface AskedAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** The customer and the operator's rules. */
export interface Visit {
  config: Listing;
  user: Pick<User, 'is_anonymous'> | null;
}

/** An address that cannot be decoded leads to no page (R2.1.32). */
const isReadable = (pathname: string): boolean => pathParts(pathname) !== null;

/**
 * Pages with a customer's own data (R2.3.1), such as their support requests (Q7.6.r); there are no pages for
 * administrators (R6.1.18).
 */
function isOwn(pathname: string): boolean {
  const [first] = pathParts(pathname) ?? [];
  return first === 'profile' || first === 'customer-support';
}

/** Whether the page has any condition. */
export const hasGate = (pathname: string): boolean =>
  !isReadable(pathname) || isOwn(pathname) || sectionsOf(pathname).length > 0;

/**
 * Where the customer is redirected, or null when the page opens. An unlisted section is checked first (Q2.4.b), since a
 * page that does not exist needs no login. Signed-out customers and guests log in and come back to the same address
 * (R2.4.4, R8.3.5, Q2.3.b).
 */
export function gateOf({ pathname, search, hash }: AskedAddress, { config, user }: Visit): string | null {
  if (!isReadable(pathname) || !isPageOpen(config, pathname)) return '/404';
  if (isCustomer(user) || !isOwn(pathname)) return null;
  return loginAddress(pathname + search + hash);
}
