import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Esc closes what is open inside, and nothing around it: before a dialog hears of it.
 * @param within where the focus then is: what is open, and the button that opened it
 */
export function useEscape(within: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    within.current?.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [isOpen, within]);
}
