/** Promotion codes that a share of the price cannot express; the plain ones are rows of the table `promotion`. */

/** What a promotion asks of a line. */
export interface PromotionScope {
  /** Kinds of products; empty is all. */
  readonly kinds: readonly string[];
  readonly venueId?: number | null;
  readonly sport?: string;
  /** Earliest start of the slot, HH:mm:ss; a slot after midnight belongs to the evening before. */
  readonly startsFrom?: string;
}

/** A share in percent, or one amount in fils for the whole cart, VAT inside. */
export type Reduction = { readonly percent: number } | { readonly fils: number };

export interface Promotion {
  readonly code: string;
  readonly scope: PromotionScope;
  readonly reduction: Reduction;
  /** Add-ons of a line that is reduced are reduced with it. */
  readonly withExtras: boolean;
  /** Least that the lines it concerns must cost together, in fils. */
  readonly atLeast: number;
  /** First and last day, both included, YYYY-MM-DD. */
  readonly validFrom: string;
  readonly validTo: string;
  /** Orders that one customer may use it for; null or missing is any number. */
  readonly perCustomer?: number | null;
  /** Orders that all together may use it for. */
  readonly inAll?: number | null;
  /** Orders of one calendar month that one customer may use it for. */
  readonly perMonth?: number | null;
}

export function specialPromotions(today: Temporal.PlainDate): Promotion[] {
  const validFrom = today.subtract({ days: 30 }).toString();
  const validTo = today.add({ days: 180 }).toString();
  return [
    {
      code: 'WELCOME50',
      scope: { kinds: [] },
      reduction: { fils: 50_00 },
      withExtras: true,
      atLeast: 150_00,
      validFrom,
      validTo,
    },
    {
      code: 'NIGHTPADEL',
      scope: { kinds: ['rental', 'ticket'], sport: 'padel', startsFrom: '20:00:00' },
      reduction: { percent: 20 },
      withExtras: false,
      atLeast: 0,
      validFrom,
      validTo,
    },
    {
      code: 'FIRSTGAME',
      scope: { kinds: ['rental', 'ticket'] },
      reduction: { percent: 30 },
      withExtras: false,
      atLeast: 0,
      validFrom,
      validTo,
      perCustomer: 1,
    },
    {
      code: 'FIRST100',
      scope: { kinds: [] },
      reduction: { percent: 5 },
      withExtras: true,
      atLeast: 0,
      validFrom,
      validTo,
      inAll: 100,
    },
  ];
}
