/**
 * That guests' orders are under way in some tabs is known to all tabs of the browser (071): one mark for each order. Of what it
 * is, and of the key that opens it, they know nothing (020).
 */
import type { OrderIntent } from '../../../../machines/checkout/orderIntent.ts';
import { guestName } from './intentOwner.ts';
import { guestHere, guestMark } from './orderKey.ts';
import { marksIn, putMark, takeMark } from './persistedMarks.ts';

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

function markIn(text: string): Mark | null {
  const [, name, stage, at] = written.exec(text) ?? [];
  // SAFETY: the pattern takes no other stage.
  return name === undefined ? null : { name, stage: stage as Stage, at: Number(at) };
}

const age = ({ at }: Mark): number => Math.abs(Date.now() - at);

/** The orders that other tabs have under way, the latest news first. */
function ofOtherTabs(): Mark[] {
  const marks = marksIn(guestMark).map(markIn);
  return marks.filter((mark): mark is Mark => mark !== null && age(mark) <= longestWait && mark.name !== guestName());
}

export const guestOrder = {
  name: guestMark.key,
  write({ key, stage }: Pick<OrderIntent, 'key' | 'stage'>): void {
    const name = key.slice(0, 8);
    // A tab has one at a time.
    takeMark(guestMark, guestName() ?? name);
    guestHere.write(name);
    putMark(guestMark, `${name} ${stage} ${Date.now()}`);
  },
  /** The order that another tab has under way; one that is known to be at the server before one that may be. */
  elsewhere(): Mark | null {
    const marks = ofOtherTabs();
    return marks.find(({ stage }) => stage !== 'placing') ?? marks[0] ?? null;
  },
  /** Whether another tab may still have its answer, so that nothing is ordered here meanwhile. */
  isComing: (): boolean => ofOtherTabs().some((mark) => mark.stage === 'placing' && age(mark) < longestAnswer),
};
