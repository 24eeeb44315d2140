/** An academy of the storms' server, its programmes, and what places in them cost (R7.3.7, Q7.3.c, Q7.6.l). */
import { Refusal, type Asked } from './asked.ts';
import { sessionsIn } from './lines.ts';
import type { Prices } from './prices.ts';

export const academyId = 77;
/** Mondays and Wednesdays. */
export const trainingDays = [2, 8] as const;
/** How many may still join the first programme. */
export const placesLeft = 2;
/** The first is paid by the session, the second is four sessions at a price. */
const [term, four, saturdays] = [72, 73, 74] as const;
export const soldPlaces = [term, four] as const;
const fourSessions = 4;

export const programmes = [
  {
    id: 7701,
    name: 'Under 10',
    days: trainingDays as readonly number[],
    end: '2026-12-16',
    products: soldPlaces as readonly number[],
    places: placesLeft as number | null,
  },
  { id: 7702, name: 'Saturdays', days: [64], end: '2027-01-30', products: [saturdays], places: null },
] as const;

/** What is asked about: a product, from its first session on, on those days. */
export interface AskedPlace {
  product_id: number;
  start_date: string;
  days: readonly number[];
}

const programmeOf = (product: number) =>
  programmes.find(({ products }) => (products as readonly number[]).includes(product));

/** The dates of the sessions that it buys. */
export function sessionsOf({ product_id, start_date, days }: AskedPlace): string[] {
  const end_date = programmeOf(product_id)?.end ?? start_date;
  const dates = sessionsIn([{ start_date, end_date, days: [...days] }]);
  return product_id === four ? dates.slice(0, fourSessions) : dates;
}

export function createAcademies({ priceOf, priceOfLine }: Prices) {
  const told = () => ({
    id: academyId,
    name: 'Padel School',
    image: null,
    sport: 'padel',
    type: 'academy',
    workshop_type_id: 1,
    venue_id: 1,
    programs: programmes.map(({ id, name, days, end, products, places }) => ({
      workshop_program_id: id,
      name,
      days,
      start_time: '16:00:00',
      end_time: '17:00:00',
      start_date: '2026-11-02',
      end_date: end,
      capacity: 10,
      remaining_capacity: places,
      packages: products.map((product) => {
        const [price, tax] = priceOf(product);
        return {
          product_id: product,
          name: `Package ${product}`,
          package_type: `type ${product}`,
          price: price / 100,
          tax_amount: tax / 100,
          is_prorata: product === term ? 1 : 0,
        };
      }),
    })),
  });

  /** Undefined where no session is left. */
  function priceFor(asked: AskedPlace): { price: number; tax_amount: number; end_date: string } | undefined {
    const { product_id, start_date, days } = asked;
    const end_date = sessionsOf(asked).at(-1);
    if (end_date === undefined) return undefined;
    const [price, tax] = priceOfLine({ product_id, date_range: [{ start_date, end_date, days: [...days] }] });
    return { price: price / 100, tax_amount: tax / 100, end_date };
  }

  return {
    priceFor,
    /** Undefined where the call is none of these. */
    answer: ({ path, body }: Asked): unknown => {
      if (path === 'workshops/check') {
        const price = priceFor(body as AskedPlace);
        if (price === undefined) throw new Refusal(422, 'noSessionLeft');
        return price;
      }
      const [, id] = /^workshops\/(\d+)$/.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (id !== String(academyId)) throw new Refusal(404, 'notFound');
      return told();
    },
  };
}
