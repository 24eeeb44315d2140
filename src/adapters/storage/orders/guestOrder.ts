/**
 * That a guest's order is under way in one tab is known to all tabs of the browser (071). Of what it is, and of the key that
 * opens it, they know nothing (020).
 */
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { orderPlaces } from './intentOwner.ts';
import { guestMark } from './orderKey.ts';

type Stage = OrderIntent['stage'];
interface Mark {
  /** Tells whether two tabs mean the same order; nobody can ask for it with so little. */
  name: string;
  stage: Stage;
  /** When it was written, in epoch milliseconds. */
  at: number;
}

/** As long as the key to the order is good: the time to pay, and as much after a refusal. */
const longestWait = 1_800_000;
/** A call is given up after 20 s: for so long it may arrive. */
const longestAnswer = 30_000;

const written = /^([\w-]{1,8}) (placing|accepted|refused) (\d{1,15})$/;

function read(): Mark | null {
  const [, name, stage, at] = written.exec(guestMark.read() ?? '') ?? [];
  // SAFETY: the pattern takes no other stage.
  return name === undefined ? null : { name, stage: stage as Stage, at: Number(at) };
}

const age = ({ at }: Mark): number => Math.abs(Date.now() - at);

export const guestOrder = {
  name: guestMark.key,
  write({ key, stage }: Pick<OrderIntent, 'key' | 'stage'>): void {
    const name = key.slice(0, 8);
    orderPlaces.writtenHere.write(name);
    guestMark.write(`${name} ${stage} ${Date.now()}`);
  },
  /** The order that another tab has under way. */
  elsewhere(): Mark | null {
    const mark = read();
    return mark === null || age(mark) > longestWait || mark.name === orderPlaces.writtenHere.read() ? null : mark;
  },
  /** Whether another tab may still have its answer, so that nothing is ordered here meanwhile. */
  isComing(): boolean {
    const mark = guestOrder.elsewhere();
    return mark?.stage === 'placing' && age(mark) < longestAnswer;
  },
};
