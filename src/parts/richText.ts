/** The one place where the operator's HTML enters a page: cleaned to an explicit list of elements and attributes. */
import DOMPurify from 'dompurify';

const tags = 'p div h2 h3 h4 ul ol li b i u strong em a img table thead tbody tr th td br hr blockquote'.split(' ');
const attributes = 'href src alt title dir lang colspan rowspan'.split(' ');
const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** Fills an element with the operator's text; links open outside, and only to addresses that are links. */
export function fillWithRichText(element: HTMLElement, html: string): void {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!/^https?:/i.test(href)) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  element.replaceChildren(clean);
}
