/** Promotion codes and what memberships take off, as rules the verification reads. */

/** Which products a rule concerns. */
export type PromotionScope =
  | { readonly on: 'everything' }
  /** Courts and pitches; sport and earliest start of the slot narrow it. */
  | {
      readonly on: 'facility';
      readonly sport?: string;
      readonly startsFrom?: string;
      readonly startsBefore?: string;
      readonly weekdaysOnly?: true;
    }
  | { readonly on: 'event' | 'academy' | 'trainer' | 'pos' };

/** A share of the price in percent, or one amount in AED for the whole cart, VAT inside. */
export type Reduction = { readonly percent: number } | { readonly amount: number };

export interface Promotion {
  readonly code: string;
  readonly scope: PromotionScope;
  readonly reduction: Reduction;
  /** Add-ons of a line that is reduced are reduced too. */
  readonly withAddons: boolean;
  /** First and last day, counted from the day of the seed. */
  readonly validFrom: number;
  readonly validTo: number;
  /** Least payable amount of the products it concerns, in AED. */
  readonly atLeast?: number;
}

export const promotions: readonly Promotion[] = [
  {
    code: 'SAHA10',
    scope: { on: 'everything' },
    reduction: { percent: 10 },
    withAddons: true,
    validFrom: -30,
    validTo: 365,
  },
  {
    code: 'WELCOME50',
    scope: { on: 'everything' },
    reduction: { amount: 50 },
    withAddons: true,
    validFrom: -30,
    validTo: 365,
    atLeast: 150,
  },
  {
    code: 'NIGHTPADEL',
    scope: { on: 'facility', sport: 'padel', startsFrom: '20:00:00' },
    reduction: { percent: 20 },
    withAddons: false,
    validFrom: -30,
    validTo: 365,
  },
  { code: 'SHOP15', scope: { on: 'pos' }, reduction: { percent: 15 }, withAddons: false, validFrom: -30, validTo: 365 },
  {
    code: 'SUMMER25',
    scope: { on: 'everything' },
    reduction: { percent: 25 },
    withAddons: true,
    validFrom: -120,
    validTo: -20,
  },
];

/** What each membership takes off, by membership_id; a membership without a rule gives no discount in the cart. */
export const membershipReductions: Readonly<
  Record<number, readonly { readonly scope: PromotionScope; readonly percent: number }[]>
> = {
  601: [{ scope: { on: 'facility', startsBefore: '16:00:00', weekdaysOnly: true }, percent: 50 }],
  602: [{ scope: { on: 'facility' }, percent: 15 }],
  603: [
    { scope: { on: 'facility' }, percent: 15 },
    { scope: { on: 'academy' }, percent: 20 },
  ],
};
