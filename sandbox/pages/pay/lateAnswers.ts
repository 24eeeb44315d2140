/** A bank that takes its time: what it will say later, until the sandbox closes. */
import type { Later } from './charge.ts';

/** How long the bank takes for a late answer. */
const lateMilliseconds = 6000;

export interface LateAnswers {
  later: Later;
  /** Nothing is said any more. */
  stop(): void;
}

export function lateAnswers(): LateAnswers {
  const waiting = new Set<NodeJS.Timeout>();
  const report = (error: unknown) => console.error('sandbox: a late answer of the bank was lost', error);
  return {
    later(work) {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void work().catch(report);
      }, lateMilliseconds);
      timer.unref();
      waiting.add(timer);
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}
