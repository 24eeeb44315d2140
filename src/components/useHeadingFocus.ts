import { useEffect, useRef, type RefObject } from 'react';
import { passOverSecondHalf } from './passOverSecondHalf.ts';

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
    // What holds the heading is no place of anybody's: it is where a press leads that meets no control, and in Safari any press.
    const isLost =
      activeElement === null || activeElement.contains(heading.current) || activeElement instanceof HTMLDialogElement;
    if (!isLost) return;
    heading.current?.focus();
    passOverSecondHalf();
  }, [shown]);
  return heading;
}
