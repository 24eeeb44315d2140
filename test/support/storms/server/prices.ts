/** What things cost at the storms' server, and what a promotion's code takes off. */
import { Refusal, type Asked } from './asked.ts';
import { sessionsIn, type SentLine } from './lines.ts';

export const fils = (amount: number): number => Math.round(Number((amount * 100).toPrecision(14)));

/** Fils, price and VAT of one. */
const listed: Readonly<Record<number, readonly [number, number]>> = {
  11: [2000, 100],
  31: [10_000, 500],
  32: [15_000, 750],
  41: [4000, 200],
  51: [8000, 400],
  52: [5000, 250],
  53: [9000, 450],
  54: [7000, 350],
  61: [120_000, 6000],
  62: [20_000, 1000],
  71: [60_000, 3000],
  72: [5000, 250],
  73: [40_000, 2000],
  74: [30_000, 1500],
  81: [30_000, 1500],
  82: [50_000, 2500],
  91: [2000, 100],
  92: [3000, 150],
  95: [6000, 300],
};

/** How many there are, rackets and goods, of what does not come without end. */
export const stockOf: Readonly<Record<number, number>> = { 11: 4, 91: 2 };

/** Paid by the session, of which the line says how many there are (Q7.3.c). */
const bySession: ReadonlySet<number> = new Set([72]);

/** A tenth off these while the code runs; half a fils is rounded up. */
const lowered: ReadonlySet<number> = new Set([11, 41, 91]);
export const tenthOf = (full: number): number => Math.floor((full + 5) / 10);

interface AskedBenefits {
  promotion_code?: string;
  products: { product_id: number; quantity: number; price: number; tax: number }[];
}

/** What is sold, with the days of it where these make the price. */
type Dated = Pick<SentLine, 'product_id' | 'date_range'>;

export type Prices = ReturnType<typeof createPrices>;

export function createPrices() {
  const dearer = new Map<number, number>();
  let isCodeOver = false;

  const priceOf = (product: number): readonly [number, number] => {
    const [price, tax] = listed[product] ?? [0, 0];
    return [price + (dearer.get(product) ?? 0), tax];
  };

  /** Price and VAT of one place in the line. */
  function priceOfLine({ product_id, date_range = [] }: Dated): readonly [number, number] {
    const [price, tax] = priceOf(product_id);
    const sessions = bySession.has(product_id) ? sessionsIn(date_range).length : 1;
    return [price * sessions, tax * sessions];
  }

  /** A line or an add-on, with the price that a code leaves. */
  function partOf(part: Dated & { quantity: number }, isLowered: boolean): number {
    const { product_id, quantity } = part;
    const [price, tax] = priceOfLine(part);
    const full = (price + tax) * quantity;
    return isLowered && lowered.has(product_id) ? full - tenthOf(full) : full;
  }

  const isKnown = (code: string | undefined): boolean => !isCodeOver && code?.toUpperCase() === 'TEN';

  return {
    priceOf,
    priceOfLine,
    isKnown,
    costOf: (line: SentLine, isLowered = false): number =>
      [line, ...line.addons].reduce((sum, part) => sum + partOf(part, isLowered), 0),
    verify({ body }: Asked): unknown {
      const { promotion_code: code, products } = body as AskedBenefits;
      if (!isKnown(code)) throw new Refusal(422, 'promoInvalid');
      if (!products.some(({ product_id }) => lowered.has(product_id))) throw new Refusal(422, 'promoNotValid');
      const answered = products.map((product) => {
        if (!lowered.has(product.product_id)) return { ...product, discount: null };
        const full = partOf(product, false);
        const [tax, off] = [fils(product.tax * product.quantity), tenthOf(full)];
        const discount = {
          price: (full - tax) / 100,
          tax: tax / 100,
          total: full / 100,
          discount_price: (full - tax - off) / 100,
          discount_tax: tax / 100,
          discount_total: (full - off) / 100,
          discount: off / 100,
          promo_code: 'TEN',
        };
        return { ...product, discount };
      });
      return { products: answered, promotion_code: 'TEN' };
    },
    raise: (product: number, by: number): void => {
      dearer.set(product, (dearer.get(product) ?? 0) + by);
    },
    /** The code ends, or runs again. */
    turnCode: (): void => {
      isCodeOver = !isCodeOver;
    },
  };
}
