/** For what nobody sees: a press shows its answer before the browser is told of it, which takes as long as to draw it. */
import { whenDrawn } from './whenDrawn.ts';

export interface OnceDrawn<TNews extends object> {
  /** Takes the place of what is still to be done. */
  tell(news: TNews): void;
  /** Hands over what is still to be done: whoever takes it does it. */
  take(): TNews | null;
}

/** Acts on the latest of what it is told, once the next frame is drawn, or the page is left. */
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
  // It may be gone without another word, even before what waits for a frame hears of it.
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
