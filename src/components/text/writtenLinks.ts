/** Links in the operator's plain words: `[https://example.com](Example)`, the address first, the label second (R9.4.2). */
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { isMisleading } from './linkText.ts';

/** No part is longer than addresses and labels are (T29). */
const written = /\[([^\s[\]]{1,2000})\]\(([^()\n]{1,200})\)/g;

export interface WrittenLink {
  /** Whole, as a browser writes it. */
  href: string;
  label: string;
}

/** Text and links in turn; one that leads nowhere safe, or elsewhere than it says, stays as its label (T09). */
export function linksIn(text: string): (string | WrittenLink)[] {
  let end = 0;
  const parts = [...text.matchAll(written)].flatMap((match): (string | WrittenLink)[] => {
    const [whole, address = '', label = ''] = match;
    const before = text.slice(end, match.index);
    end = match.index + whole.length;
    const href = safeAddress(address);
    const isLink = href !== null && label.trim() !== '' && !isMisleading(label, href);
    return [before, isLink ? { href, label } : label];
  });
  return [...parts, text.slice(end)].filter((part) => part !== '');
}
