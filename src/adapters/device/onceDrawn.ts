/**
 * For what is not visible: the answer to a press is drawn before the browser is told of it, which takes as long as
 * drawing.
 */
import { whenDrawn } from './whenDrawn.ts';

export interface OnceDrawn<TNews extends object> {
  /** Replaces what is still to be done. */
  tell(news: TNews): void;
  /** Hands over what is still to be done: whoever takes it does it. */
  take(): TNews | null;
}

/** Calls `act` with the latest news once the next frame is drawn, or when the page is left. */
export function onceDrawn<TNews extends object>(act: (news: TNews) => void): OnceDrawn<TNews> {
  let waiting: { news: TNews } | null = null;
  const take = (): TNews | null => {
    const due = waiting;
    waiting = null;
    return due && due.news;
  };
  const flush = (): void => {
    const due = take();
    if (due !== null) act(due);
  };
  // The page may be gone without another event, even before the next frame.
  for (const leaving of ['pagehide', 'visibilitychange']) globalThis.addEventListener?.(leaving, flush, true);
  return {
    tell(news) {
      if (waiting !== null) {
        waiting.news = news;
        return;
      }
      const due = { news };
      waiting = due;
      void whenDrawn().then(() => waiting === due && flush());
    },
    take,
  };
}
