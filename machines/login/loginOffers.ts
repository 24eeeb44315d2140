/** Which ways to log in a site offers (R2.13.1–6, R6.1.2–4). */
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { isOpenToGuests } from '../cart/lines.ts';
import { isGuest } from '../session/sessionRules.ts';
import { isBaps } from '../site/siteRules.ts';

export interface LoginOffers {
  /** The first form: by password, or by e-mailed code where qube_otp_login is on. */
  form: 'password' | 'email';
  guests: boolean;
  /** The national identity provider, UAE PASS. */
  provider: boolean;
}

/**
 * Whether guest checkout is offered: where the operator allows it, not on baps sites, and with nothing in the cart that
 * needs an account (R6.1.2–4, Q6.1.a). A current guest opened the login for what guests cannot have (R6.1.3).
 */
export const mayOfferGuest = (
  config: Pick<SiteConfig, 'is_guest_checkout' | 'colors'>,
  lines: readonly Pick<CartLine, 'productType'>[],
  user: Pick<User, 'is_anonymous'> | null = null,
): boolean => config.is_guest_checkout && !isBaps(config) && !isGuest(user) && isOpenToGuests(lines);

export const offersOf = (
  config: Pick<SiteConfig, 'is_guest_checkout' | 'colors' | 'qube_otp_login' | 'enable_uae_pass'>,
  lines: readonly Pick<CartLine, 'productType'>[],
  user: Pick<User, 'is_anonymous'> | null = null,
): LoginOffers => ({
  form: config.qube_otp_login ? 'email' : 'password',
  guests: mayOfferGuest(config, lines, user),
  provider: config.enable_uae_pass,
});
