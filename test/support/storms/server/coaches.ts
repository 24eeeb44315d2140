/** A coach of the storms' server, the packages that are sold of them, and the hours that are free for those (Q7.6.j, R3.6.6). */
import { Refusal, type Asked } from './asked.ts';
import type { Hour } from './packages.ts';
import type { Prices } from './prices.ts';

export const coachId = 81;
/** Each with its product; the first has one session. */
const packages = [
  { id: 8101, product: 81, name: 'One session', sessions: 1 },
  { id: 8102, product: 82, name: 'Two sessions', sessions: 2 },
] as const;
export const soldPackages: readonly number[] = packages.map(({ id }) => id);

const on = (date: string, ...hours: string[]): Hour[] => hours.map((hour) => ({ date, start_time: `${hour}:00:00` }));
/** In the second week from the beginning of a storm, and in the last that may be looked at. */
export const soldHours: readonly Hour[] = [
  ...on('2026-12-01', '09', '10', '11'),
  ...on('2026-12-02', '17', '18'),
  ...on('2027-01-18', '09', '10'),
];

export const isSameHour = (one: Hour, other: Hour): boolean =>
  one.date === other.date && one.start_time === other.start_time;

export function createCoaches({ priceOf }: Prices) {
  /** Hours that somebody else has. */
  const others: Hour[] = [];
  const isFree = (hour: Hour): boolean => !others.some((one) => isSameHour(one, hour));

  const told = () => ({
    id: coachId,
    name: 'Karim',
    image: null,
    sport: 'tennis',
    venue_id: 1,
    packages: packages.map(({ id, product, name, sessions }) => {
      const [price, tax] = priceOf(product);
      return {
        training_package_id: id,
        product_id: product,
        name,
        sessions,
        duration: 60,
        price: price / 100,
        tax_amount: tax / 100,
      };
    }),
  });
  const freeOn = (date: string | null) =>
    soldHours
      .filter((hour) => hour.date === date && isFree(hour))
      .map((hour) => ({ ...hour, end_time: `${Number(hour.start_time.slice(0, 2)) + 1}:00:00` }));

  return {
    isFree,
    /** Somebody else is faster. */
    rival(hour: Hour): void {
      if (isFree(hour)) others.push({ ...hour });
    },
    /** Undefined where the call is none of these. */
    answer: ({ path, query }: Asked): unknown => {
      const [, id, what] = /^trainers\/(\d+)(\/availability)?$/.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (id !== String(coachId)) throw new Refusal(404, 'notFound');
      return what === undefined ? told() : freeOn(query.get('date'));
    },
  };
}
