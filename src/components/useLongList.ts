import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How many items are shown at first, and added with each press. */
const atFirst = 12;
const withEach = 24;

interface LongList<TItem, TElement> {
  shown: TItem[];
  hidden: number;
  /** Holds the items' inputs. */
  list: RefObject<TElement | null>;
  showMore: () => void;
}

/** The first of many items and those that must be seen; a page with a thousand of them would stand still. */
export function useLongList<TItem, TElement extends HTMLElement = HTMLDivElement>(
  items: readonly TItem[],
  mustShow: (item: TItem) => boolean,
): LongList<TItem, TElement> {
  const [count, setCount] = useState(atFirst);
  const list = useRef<TElement>(null);
  const shown = items.filter((item, index) => index < count || mustShow(item));
  const inputs = () => [...(list.current?.querySelectorAll('input') ?? [])];
  const showMore = () => {
    const before = new Set(inputs());
    flushSync(() => setCount(count + withEach));
    // The focus is on the first that came, not on a button that may be gone (A05).
    inputs()
      .find((input) => !before.has(input))
      ?.focus();
  };
  return { shown, hidden: items.length - shown.length, list, showMore };
}
