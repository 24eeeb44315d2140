/** What must hold before a page opens: its section is listed (R2.4.1, R2.4.2), and pages of the profile are for customers, whatever else each of the four audiences may see (R1.1.5, R6.1.1). */
import type { User } from '../../src/contract/customers/customers.ts';
import { isCustomer } from '../session/sessionRules.ts';
import { pathParts } from '../shared/pathParts.ts';
import type { Listing } from '../site/navigationRules.ts';
import { isOpen, sectionsOf } from '../site/sections.ts';
import { loginAddress } from './loginAddress.ts';

/** The address that somebody asks for. */
export interface AskedAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Of whom, and by which of the operator's rules. */
export interface Visit {
  config: Listing;
  user: Pick<User, 'is_anonymous'> | null;
}

/** An address that cannot be decoded leads to no page, whatever it begins with (R2.1.32). */
const isReadable = (pathname: string): boolean => pathParts(pathname) !== null;

/** Pages about somebody's own things (R2.3.1), such as what they asked the operator (Q7.6.r); no page is for administrators (R6.1.18). */
function isOwn(pathname: string): boolean {
  const [first] = pathParts(pathname) ?? [];
  return first === 'profile' || first === 'customer-support';
}

/** Whether anything has to hold before the page opens. */
export const hasGate = (pathname: string): boolean =>
  !isReadable(pathname) || isOwn(pathname) || sectionsOf(pathname).length > 0;

/**
 * Where somebody is sent instead, or null when the page opens. A section that is not listed comes first (Q2.4.b): what does
 * not exist needs no login. Who is signed out, and guests, log in and come back to the very address (R2.4.4, R8.3.5, Q2.3.b).
 */
export function gateOf({ pathname, search, hash }: AskedAddress, { config, user }: Visit): string | null {
  if (!isReadable(pathname) || !isOpen(config, pathname)) return '/404';
  if (isCustomer(user) || !isOwn(pathname)) return null;
  return loginAddress(pathname + search + hash);
}
