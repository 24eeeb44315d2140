/** The one place where the operator's HTML enters a page: cleaned to an explicit list of elements and attributes. */
import DOMPurify from 'dompurify';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { isMisleading } from './linkText.ts';
import { linksIn } from './writtenLinks.ts';

const tags = 'p div h2 h3 h4 ul ol li b i u strong em a img table thead tbody tr th td br hr blockquote'.split(' ');
const attributes = 'href src alt title dir lang colspan rowspan'.split(' ');
/** One slash leads to a page of this site; with a second one, or what browsers take for it, to another site. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** All that a link says: its text, and what pictures in it and tips say in their place. */
const saidBy = (link: Element): string =>
  [link, ...link.querySelectorAll('[alt], [title]')]
    .flatMap((part) => [part.getAttribute('alt'), part.getAttribute('title')])
    .filter((words) => words !== null)
    .concat(link.textContent)
    .join(' ');

/** Leads where it says, or nowhere: its text stays (T09). */
function mendLink(link: Element): void {
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#')) return;
  if (written.startsWith('/')) {
    link.setAttribute('href', ownAddress(written));
    return;
  }
  const href = safeAddress(written);
  if (href === null || isMisleading(saidBy(link), href)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', href);
  if (!/^https?:/.test(href)) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Links that are written in the words themselves (R9.4.2), but for words that stand in a link already. */
function markWrittenLinks(root: DocumentFragment): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // SAFETY: the walker shows texts alone.
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.includes('](') || text.parentElement?.closest('a')) continue;
    const parts = linksIn(text.data).map((part) => {
      if (typeof part === 'string') return part;
      const link = document.createElement('a');
      link.href = part.href;
      link.textContent = part.label;
      return link;
    });
    text.replaceWith(...parts);
  }
}

/** Fills an element with the operator's text; links open outside, and only to addresses that are links. */
export function fillWithRichText(element: HTMLElement, html: string): void {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  markWrittenLinks(clean);
  for (const link of clean.querySelectorAll('a[href]')) mendLink(link);
  element.replaceChildren(clean);
}
