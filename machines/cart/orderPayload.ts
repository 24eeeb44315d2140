/** The cart in the shape of POST orders (R3.9.2–4, Q3.9.a). */
import type { CartAddon, CartLine, ProductType } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type { OrderProducts, OrderRequest } from '../../src/contract/orders/orders.ts';
import { emailOf } from '../session/userEmail.ts';
import { toMajor } from '../money/minorUnits.ts';
import { splitName } from '../person/name.ts';
import { totalsOf } from '../money/totals.ts';
import type { PaymentPreferences, Promotion } from './paymentPreferences.ts';
import { isDelivered } from './lines.ts';

const groupNames = {
  facility: 'capacity_facility',
  event: 'event',
  membership: 'membership',
  academy: 'workshop',
  trainer: 'training',
  offer: 'offers',
  pos: 'pos',
} as const satisfies Record<ProductType, keyof OrderProducts>;

/** Price and tax of one piece in major units, rounded so that they add up to what it costs. */
function sentPrice({ price, tax_amount }: CartAddon | CartLine, currency: string | null) {
  const { full, vat } = totalsOf({ price, tax_amount, quantity: 1 }, currency);
  return { price: toMajor(full - vat, currency), tax_amount: toMajor(vat, currency) };
}

const sentAddon = (addon: CartAddon, currency: string | null): CartAddon => ({
  ...addon,
  ...sentPrice(addon, currency),
});

/** Amounts are rounded to what the currency can pay (Q9.1.a). */
const sentLine = <TLine extends CartLine>(line: TLine, currency: string | null): TLine => ({
  ...line,
  ...sentPrice(line, currency),
  total_price: toMajor(totalsOf(line, currency).full, currency),
  addons: line.addons.map((addon) => sentAddon(addon, currency)),
});

/** The lines by product group; empty groups are left out. */
export function packedProducts(lines: readonly CartLine[], currency: string | null): OrderProducts {
  const groups: Record<string, CartLine[]> = {};
  for (const line of lines) (groups[groupNames[line.productType]] ??= []).push(sentLine(line, currency));
  return groups;
}

/** An order as machines see it; the adapter encodes it as multipart. */
export type Order = Omit<OrderRequest, 'product'> & { product: OrderProducts };

export interface OrderSources {
  user: User;
  lines: readonly CartLine[];
  preferences: PaymentPreferences;
  promotion: Promotion;
  currency: string | null;
  isBaps: boolean;
}

const flag = (on: boolean): '0' | '1' => (on ? '1' : '0');

function nameOf({ first_name, last_name, name }: User): { first_name: string; last_name: string } {
  if (first_name) return { first_name, last_name: last_name ?? '' };
  const split = splitName(name ?? '');
  return { ...split, last_name: last_name ?? split.last_name };
}

/** `card_number` goes with a membership promotion, `promotion_code` with a code (R3.9.4). */
function promotionParts({ code, type }: Promotion): Pick<OrderRequest, 'card_number' | 'promotion_code'> {
  if (code === null || type === null) return {};
  return type === 'memberships' ? { card_number: code } : { promotion_code: code };
}

export function orderOf({ user, lines, preferences, promotion, currency, isBaps }: OrderSources): Order {
  return {
    cardId: preferences.cardId,
    email: emailOf(user) ?? '',
    ...nameOf(user),
    gender: user.gender ?? '',
    mobile: user.mobile ?? '',
    product: packedProducts(lines, currency),
    customerId: user.id === null ? '' : String(user.id),
    is_wallet: flag(preferences.is_wallet),
    is_qpoints: flag(preferences.is_qpoints),
    save_card: flag(preferences.save_card && preferences.cardId === 'new'),
    order_notes: preferences.order_notes.trim(),
    is_anonymous: flag(user.is_anonymous),
    isBaps: flag(isBaps),
    ...promotionParts(promotion),
    ...(isDelivered(lines) ? { delivery_address: preferences.deliveryAddress?.trim() ?? '' } : {}),
  };
}
