/**
 * What the customers of the storms' server had bought before the storm: three courts each, of which the deadlines pass at
 * different times. Each may be given up whole (Q7.7.b), or get another time (Q2.2.b).
 */
import type { Account, Accounts } from './accounts.ts';
import { Refusal, type Asked } from './asked.ts';
import { minutes, stamp } from './clock.ts';
import type { Courts } from './courts.ts';
import { isOfferedAt, serviceId } from './facilities.ts';

const ways = ['card', 'wallet', 'q_points'] as const;
/** Fils. */
type Parts = Record<(typeof ways)[number], number>;

export interface Place {
  date: string;
  start_time: string;
  facility_id: number;
}
const courtOf = ({ facility_id, date, start_time }: Place): string => `${facility_id} ${date} ${start_time}`;
/** Courts are had for an hour. */
const endOf = ({ start_time }: Place): string => `${Number(start_time.slice(0, 2)) + 1}:00:00`;

export interface HadOrder {
  id: number;
  account: Account;
  paid: Parts;
  /** Epoch milliseconds: until when all of it comes back, and until when half of it. */
  allUntil: number;
  halfUntil: number;
  /** What has come back, once it was given up. */
  refunded: Parts | null;
  /** Where it was, and is: the last one. */
  places: Place[];
}

const paidFor: readonly Parts[] = [
  { card: 0, wallet: 10_500, q_points: 0 },
  { card: 3500, wallet: 4000, q_points: 3000 },
  { card: 10_500, wallet: 0, q_points: 0 },
];
/** On days on which nothing comes into the cart; one of each owner. */
const daysHad = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] as const;
/** In minutes from when somebody first looks. */
const deadlines = [
  [4.5, 9.5],
  [15.5, 600],
  [14_400, 18_000],
] as const;
/** Afterwards it has begun. */
const untilBegun = 360 * minutes;

export const hadOrderId = (owner: number, n: number): number => owner * 10 + (n % 3);

const sumOf = (parts: Parts): number => ways.reduce((sum, way) => sum + parts[way], 0);

/** So much of what was paid, the card's part first; nothing gets more than it gave. */
function partsOf(paid: Parts, amount: number): Parts {
  const parts: Parts = { card: 0, wallet: 0, q_points: 0 };
  let left = amount;
  for (const way of ways) {
    parts[way] = Math.min(left, paid[way]);
    left -= parts[way];
  }
  return parts;
}

export type HadOrders = ReturnType<typeof createHadOrders>;

export function createHadOrders(now: () => number, accounts: Accounts, courts: Courts) {
  const byOwner = new Map<Account, HadOrder[]>();
  /** Each that was given up, in turn. */
  const cancelled: { id: number; refund: number; isElsewhere: boolean }[] = [];

  /** Each change of time, in turn. */
  const moves: { id: number; to: Place; isElsewhere: boolean }[] = [];
  const placeOf = ({ places }: HadOrder): Place => places.at(-1)!;
  const nameOf = ({ id }: HadOrder): string => `had ${id}`;

  function of(account: Account): readonly HadOrder[] {
    const known = byOwner.get(account);
    if (known !== undefined) return known;
    const begun = deadlines.map(([all, half], n) => ({
      id: hadOrderId(account.id, n),
      account,
      paid: paidFor[n]!,
      allUntil: now() + all * minutes,
      halfUntil: now() + half * minutes,
      refunded: null,
      places: [{ date: daysHad[byOwner.size % daysHad.length]!, start_time: `${18 + n}:00:00`, facility_id: 303 }],
    }));
    for (const order of begun) courts.take([courtOf(placeOf(order))], nameOf(order));
    byOwner.set(account, begun);
    return begun;
  }
  const all = (): HadOrder[] => [...byOwner.values()].flat();

  /** The nearest first; by the venue's clock it is still that second. */
  const stepsOf = ({ paid, allUntil, halfUntil }: HadOrder) =>
    [
      { at: allUntil, refund: sumOf(paid) },
      { at: halfUntil, refund: sumOf(paid) / 2 },
    ].filter(({ at }) => at >= now());
  const refundNow = (order: HadOrder): number => stepsOf(order)[0]?.refund ?? 0;
  const hasBegun = ({ halfUntil }: HadOrder): boolean => halfUntil + untilBegun < now();
  const isAllowed = (order: HadOrder): boolean => order.refunded === null && !hasBegun(order);

  function told(order: HadOrder) {
    const { id, account, paid, refunded } = order;
    const back = refunded ?? partsOf(paid, isAllowed(order) ? refundNow(order) : 0);
    return {
      order_id: id,
      items: [{ name: `Padel of customer ${account.id}`, quantity: 1, total: sumOf(paid) / 100 }],
      is_allowed: isAllowed(order),
      reason: refunded !== null ? 'cancelled' : hasBegun(order) ? 'begun' : null,
      currency: 'AED',
      paid: sumOf(paid) / 100,
      refund: sumOf(back) / 100,
      refunds: ways.filter((way) => back[way] > 0).map((method) => ({ method, amount: back[method] / 100 })),
      steps: isAllowed(order)
        ? stepsOf(order).map(({ at, refund }) => ({ until: stamp(at), refund: refund / 100 }))
        : [],
      status: refunded === null ? null : back.card > 0 ? 'refund_requested' : 'cancelled',
    };
  }

  function giveUp(order: HadOrder, isElsewhere: boolean): void {
    const back = partsOf(order.paid, refundNow(order));
    order.refunded = back;
    courts.free(nameOf(order));
    order.account.wallet += back.wallet;
    order.account.points += back.q_points;
    cancelled.push({ id: order.id, refund: sumOf(back), isElsewhere });
  }

  /** What was done is told again, however often it is asked for. */
  function cancel(order: HadOrder, { refund }: { refund: number }) {
    if (order.refunded !== null) return told(order);
    if (!isAllowed(order)) throw new Refusal(409, 'notCancellable', told(order));
    if (Math.round(refund * 100) !== refundNow(order)) throw new Refusal(409, 'refundChanged', told(order));
    giveUp(order, false);
    return told(order);
  }

  /** As a list of bookings and the booking itself tell it (R4.10). */
  function booked(order: HadOrder) {
    const { date, start_time, facility_id } = placeOf(order);
    return {
      id: order.id,
      order_id: order.id,
      is_booking_approved: 1,
      status_id: order.refunded === null ? 1 : 13,
      service_id: serviceId,
      facility_id,
      name: `Court of customer ${order.account.id}`,
      service_name: 'Padel',
      venue_name: 'Saha',
      facility_date: date,
      facility_start_time: start_time,
      facility_end_time: endOf(placeOf(order)),
      total: sumOf(order.paid) / 100,
    };
  }

  const isOver = (order: HadOrder): boolean => `${placeOf(order).date} ${endOf(placeOf(order))}` < stamp(now());
  const isMovable = (order: HadOrder): boolean => order.refunded === null && !isOver(order);

  /** The old place stays until there is the new one; where it is already it may go once more. */
  function move(order: HadOrder, to: Place, isElsewhere: boolean): void {
    if (!isMovable(order)) throw new Refusal(409, 'notMovable');
    if (courtOf(to) === courtOf(placeOf(order))) return;
    if (!isOfferedAt(to.facility_id, to.start_time)) throw new Refusal(409, 'otherCourts');
    courts.mayTake([courtOf(to)], nameOf(order));
    courts.free(nameOf(order));
    courts.take([courtOf(to)], nameOf(order));
    order.places.push(to);
    moves.push({ id: order.id, to, isElsewhere });
  }

  function answerMove(order: HadOrder, asked: Asked) {
    if (asked.method !== 'POST') return { ...booked(order), products: [], customers: [] };
    const { date, start_time, facility_id } = asked.body as Place;
    move(order, { date, start_time, facility_id }, false);
    return booked(order);
  }

  return {
    of,
    cancelled,
    moves,
    booked,
    sumOf,
    isAllowed,
    isMovable,
    /** The courts of all that stands. */
    courts: (): string[] =>
      all()
        .filter(({ refunded }) => refunded === null)
        .map((order) => courtOf(placeOf(order))),
    find: (id: number): HadOrder | undefined => all().find((order) => order.id === id),
    /** Undefined where the call is none of these; nobody is told of somebody else's. */
    answer: (asked: Asked): unknown => {
      const [, given] = /^orders\/(\d+)\/cancellation$/.exec(asked.path) ?? [];
      const [, moved] = /^profile\/bookings\/facility\/(\d+)(?:\/reschedule)?$/.exec(asked.path) ?? [];
      const id = given ?? moved;
      if (id === undefined) return undefined;
      const order = of(accounts.caller(asked)).find((one) => one.id === Number(id));
      if (order === undefined) throw new Refusal(404, 'notFound');
      if (moved !== undefined) return answerMove(order, asked);
      return asked.method === 'POST' ? cancel(order, asked.body as { refund: number }) : told(order);
    },
    /** In another tab, or by the venue. */
    cancelElsewhere(account: Account, n: number): void {
      const order = of(account)[n % 3]!;
      if (isAllowed(order)) giveUp(order, true);
    },
    /** In another tab; whatever cannot be stays as it is. */
    moveElsewhere(account: Account, n: number, to: Place): void {
      try {
        move(of(account)[n % 3]!, to, true);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    },
    /** What has come back to that customer. */
    refundedTo: (account: Account, way: 'wallet' | 'q_points'): number =>
      (byOwner.get(account) ?? []).reduce((sum, { refunded }) => sum + (refunded?.[way] ?? 0), 0),
  };
}
