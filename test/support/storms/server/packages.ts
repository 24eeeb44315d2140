/** A package of a coach's sessions that each customer has paid for, and the hours that they were given (Q3.6.d, Q7.6.m). */
import type { Accounts } from './accounts.ts';
import { Refusal, type Asked } from './asked.ts';

export interface Hour {
  date: string;
  start_time: string;
}
/** What that coach is free for. */
export const coachHours: readonly Hour[] = ['09', '10', '11', '12', '13', '14'].map((hour) => ({
  date: '2027-01-11',
  start_time: `${hour}:00:00`,
}));

interface Package {
  id: number;
  owner: number;
  hours: Hour[];
}
/** Sessions of each. */
const total = 3;
const isSame = (one: Hour, other: Hour): boolean => one.date === other.date && one.start_time === other.start_time;

export function createPackages(accounts: Accounts) {
  const packages: Package[] = [];
  /** Hours that somebody else has. */
  const others: Hour[] = [];

  const isBusy = (hour: Hour): boolean =>
    [...others, ...packages.flatMap(({ hours }) => hours)].some((one) => isSame(one, hour));

  const told = ({ id, owner, hours }: Package) => ({
    id,
    order_id: id,
    name: `Package of customer ${owner}`,
    image: null,
    status_id: 1,
    total: 300,
    trainer_id: 71,
    training_package_id: 72,
    sessions_total: total,
    sessions_left: total - hours.length,
    sessions: hours.map((hour, n) => ({
      ...hour,
      id: 10 * id + n,
      end_time: `${Number(hour.start_time.slice(0, 2)) + 1}:00:00`,
      status_id: 1,
    })),
    products: [],
    customers: [],
  });

  function give(one: Package, { date, start_time }: Hour): null {
    const hour = { date, start_time };
    if (one.hours.length >= total) throw new Refusal(409, 'noSessionLeft');
    if (isBusy(hour)) throw new Refusal(409, 'trainerTaken');
    one.hours.push(hour);
    return null;
  }

  return {
    packages,
    opened(owner: number): void {
      if (!packages.some((one) => one.owner === owner)) packages.push({ id: 7501 + packages.length, owner, hours: [] });
    },
    /** Somebody else is faster. */
    rival(hour: Hour): void {
      if (!isBusy(hour)) others.push(hour);
    },
    has: (owner: string, hour: Hour): boolean =>
      packages.some((one) => `customer ${one.owner}` === owner && one.hours.some((given) => isSame(given, hour))),
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const [, id] = /^profile\/bookings\/trainer\/(\d+)/.exec(asked.path) ?? [];
      if (id === undefined) return undefined;
      const { id: owner } = accounts.caller(asked);
      const one = packages.find((known) => known.owner === owner && String(known.id) === id);
      if (one === undefined) throw new Refusal(404, 'notFound');
      return asked.method === 'POST' ? give(one, asked.body as Hour) : told(one);
    },
  };
}
