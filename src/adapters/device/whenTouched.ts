import { whenDrawn } from './whenDrawn.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

let touched: Promise<void> | undefined;

/**
 * When somebody first does something with the page, from the first time that this was asked: what only leads further is
 * fetched then, before they press it.
 */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const listening = new AbortController();
    const hear = () => {
      listening.abort();
      // It may be a press, whose answer shows first.
      void whenDrawn().then(resolve);
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
  });
  return touched;
}
