import { useEffect, useRef, type RefObject } from 'react';
import { leaveFocusOnSecondPress } from './doublePress.ts';

/**
 * When one form takes the place of another, the button that was pressed is gone; the focus goes to what the new one is
 * called, unless that one has put it somewhere itself.
 * @param shown names what is on screen; null while the first is fetched, which takes the place of nothing
 */
export function useHeadingFocus(shown: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (shown === null || last.current === shown) return;
    const isFirst = last.current === null;
    last.current = shown;
    if (isFirst) return;
    const { activeElement } = document;
    // A press that meets no control puts the focus on what holds the heading, as any press does in Safari: nobody has
    // chosen to be there.
    const isLost =
      activeElement === null || activeElement.contains(heading.current) || activeElement instanceof HTMLDialogElement;
    if (!isLost) return;
    heading.current?.focus();
    leaveFocusOnSecondPress();
  }, [shown]);
  return heading;
}
