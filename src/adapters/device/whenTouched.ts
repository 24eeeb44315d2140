import { whenDrawn } from './whenDrawn.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

let touched: Promise<void> | undefined;

/**
 * Resolves when the customer first touches, moves over or types into the page: code that is only needed after a press
 * is loaded then, before they press.
 */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    // It may be a press already, whose answer is drawn first.
    const hear = () => void whenDrawn().then(resolve);
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true, once: true });
  });
  return touched;
}
