/**
 * How the customer wants to pay: by card, from the wallet, with points (R1.4.2–4); fields are named as in the order
 * (R3.6.9).
 */
export interface PaymentPreferences {
  is_wallet: boolean;
  is_qpoints: boolean;
  save_card: boolean;
  /** "new" for a card entered at the gateway, "credit", or a saved card's id (Q4.8.d, Q1.4.a). */
  cardId: string;
  /** Until the customer has chosen, their default card is used instead of "new" (Q4.8.d). */
  isCardChosen: boolean;
  deliveryAddress: string | null;
  order_notes: string;
}

/** The preferences before any choice, and after an order (R4.8.10). */
export const defaultPreferences: PaymentPreferences = {
  is_wallet: false,
  is_qpoints: false,
  save_card: false,
  cardId: 'new',
  isCardChosen: false,
  deliveryAddress: null,
  order_notes: '',
};

/** Picks the preferences out of an object that has other fields as well. */
export const preferencesOf = (holder: PaymentPreferences): PaymentPreferences =>
  // SAFETY: the names are those of the type.
  Object.fromEntries(
    (Object.keys(defaultPreferences) as (keyof PaymentPreferences)[]).map((name) => [name, holder[name]]),
  ) as unknown as PaymentPreferences;

/** The longest order note, in characters. */
export const longestNote = 1000;

export type PreferenceEvent =
  | { type: 'wallet.use'; on: boolean }
  | { type: 'points.use'; on: boolean }
  | { type: 'card.choose'; cardId: string }
  | { type: 'card.save'; on: boolean }
  | { type: 'notes.write'; text: string }
  | { type: 'address.write'; text: string };

/** The preferences that an event changes. */
export function preferred(wish: PreferenceEvent): Partial<PaymentPreferences> {
  if (wish.type === 'wallet.use') return { is_wallet: wish.on };
  if (wish.type === 'points.use') return { is_qpoints: wish.on };
  if (wish.type === 'card.choose') return { cardId: wish.cardId, isCardChosen: true, save_card: false };
  if (wish.type === 'card.save') return { save_card: wish.on };
  if (wish.type === 'notes.write') return { order_notes: wish.text.slice(0, longestNote) };
  return { deliveryAddress: wish.text };
}

/** A promotion code, or the number of a member's card (R3.6.9). */
export type PromotionType = 'promo' | 'memberships';

/** A promotion code or membership number that lowers prices (R3.6.9). */
export interface Promotion {
  code: string | null;
  type: PromotionType | null;
  /** The codes that lowered the price, as the server names them. */
  codes: string[];
  /** Major units. */
  discount: number;
  /** Major units. */
  total: number;
  /** Whether the discount still has to be verified: nobody has asked yet, or the cart has changed since. */
  loading: boolean;
  /** Something that was added has taken it away, and the customer has not been told yet (R4.8.6). */
  isVoided?: true;
}

export const noPromotion: Promotion = { code: null, type: null, codes: [], discount: 0, total: 0, loading: false };
