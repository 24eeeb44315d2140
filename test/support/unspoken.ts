/**
 * Finds Arabic abbreviations that are read aloud as letters where a person says a word: `د.إ`, `ص`, `م`, `د`. Operators'
 * own texts (`.prose`) and raw data (`pre`) are left out. It runs in the page, so it uses nothing from outside.
 */
export function unspoken(): string[] {
  const abbreviated = /(?<![\p{L}\p{M}])(?:د\.إ|[صمد])(?![\p{L}\p{M}])/u;
  const unread = '.prose, pre, [aria-hidden="true"], [hidden], script, style, template, noscript';
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
  const found = [document.title];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(unread)) continue;
    found.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue ?? '');
  }
  return found.filter((text) => abbreviated.test(text));
}
