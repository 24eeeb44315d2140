/** A bank that takes its time: what it will say later, until the sandbox closes. */
import type { Later } from './charge.ts';

/** How long the bank takes for a late answer. */
const lateMilliseconds = 6000;

export interface LateAnswers {
  later: Later;
  /** From now on the bank waits until it is told to answer, however long that is. */
  hold(): void;
  /** What is waited for is said now; from then on the bank takes its usual time. */
  answer(): Promise<void>;
  /** Nothing of it is said any more. */
  stop(): void;
}

export function lateAnswers(): LateAnswers {
  const waiting = new Set<NodeJS.Timeout>();
  let held: (() => Promise<void>)[] | null = null;
  const report = (error: unknown) => console.error('sandbox: a late answer of the bank was lost', error);
  return {
    later(work) {
      if (held !== null) {
        held.push(work);
        return;
      }
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void work().catch(report);
      }, lateMilliseconds);
      timer.unref();
      waiting.add(timer);
    },
    hold() {
      held ??= [];
    },
    async answer() {
      const due = held ?? [];
      held = null;
      for (const work of due) await work().catch(report);
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
      held = null;
    },
  };
}
