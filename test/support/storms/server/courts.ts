/** Who has a court at the storms' server, and until when: a cart, an order, or somebody who was faster. */
import { Refusal, type Asked } from './asked.ts';
import { minutes, stamp } from './clock.ts';

interface AskedPlaces {
  products: { facility_id: number; date: string; start_time: string }[];
}

export type Courts = ReturnType<typeof createCourts>;

export function createCourts(now: () => number) {
  const taken = new Map<string, { by: string; until: number }>();
  /** Every end of a hold that was ever answered. */
  const promises = new Set<string>();

  const isFree = (court: string, ...own: string[]): boolean => {
    const found = taken.get(court);
    return found === undefined || found.until <= now() || own.includes(found.by);
  };
  const free = (by: string): void => {
    for (const [court, found] of taken) if (found.by === by) taken.delete(court);
  };
  const hold = (court: string): void => void taken.set(court, { by: 'cart', until: now() + 15 * minutes });

  return {
    promises,
    isFree,
    free,
    hold,
    isHeldBy: (court: string, by: string): boolean => taken.get(court)?.by === by,
    /** @throws Refusal unless all are free; what lies in the cart is free for its order. */
    mayTake(courts: readonly string[], by: string): void {
      for (const court of courts) if (!isFree(court, by, 'cart')) throw new Refusal(409, 'slotTaken');
    },
    take(courts: readonly string[], by: string): void {
      for (const court of courts) taken.set(court, { by, until: Infinity });
    },
    reserve({ body }: Asked) {
      const asked = (body as AskedPlaces).products.map((product) => ({
        product,
        court: product.facility_id === 404 ? null : `${product.facility_id} ${product.date} ${product.start_time}`,
      }));
      free('cart');
      const answers = asked.map(({ product, court }) => {
        const reserved = court === null || isFree(court, 'cart');
        if (reserved && court !== null) hold(court);
        return { ...product, reserved, message: reserved ? null : 'Somebody else was faster' };
      });
      const expires_at = answers.some(({ reserved }) => reserved) ? stamp(now() + 15 * minutes) : null;
      if (expires_at !== null) promises.add(expires_at);
      return { expires_at, products: answers };
    },
    release({ body }: Asked) {
      for (const { facility_id, date, start_time } of (body as AskedPlaces).products) {
        const court = `${facility_id} ${date} ${start_time}`;
        if (taken.get(court)?.by === 'cart') taken.delete(court);
      }
      return null;
    },
    /** Another customer takes the court, if it is free. */
    rival: (court: string): void => {
      if (isFree(court)) taken.set(court, { by: 'rival', until: Infinity });
    },
    isRivals: (court: string): boolean => taken.get(court)?.by === 'rival',
  };
}
