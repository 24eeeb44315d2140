/** Which seat an arrow key leads to (Q7.6.k). The plan is a real place, so right is right in every language. */
import type { Seat } from './seats.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ahead: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** How much more a sideways offset counts than the distance ahead. */
const sideways = 3;

/** The next seat in that direction, preferring straight ahead; null at the edge of the hall. */
export function nextSeat(seats: readonly Seat[], from: Seat, direction: Direction): Seat | null {
  const [right, down] = ahead[direction];
  let best: Seat | null = null;
  let least = Infinity;
  for (const seat of seats) {
    const [x, y] = [seat.x - from.x, seat.y - from.y];
    const forward = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const way = forward + aside * sideways;
    if (forward > 0 && forward >= aside / 2 && way < least) [best, least] = [seat, way];
  }
  return best;
}
