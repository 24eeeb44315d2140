import { useSyncExternalStore } from 'react';

function eachSecond(tell: () => void): () => void {
  const timer = setInterval(tell, 1_000);
  return () => clearInterval(timer);
}

/** Whole seconds until that instant (epoch milliseconds), counted down; 0 once it has passed. */
export const useSecondsUntil = (instant: number | null): number =>
  useSyncExternalStore(eachSecond, () =>
    instant === null ? 0 : Math.max(0, Math.ceil((instant - Date.now()) / 1_000)),
  );
