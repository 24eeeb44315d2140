/**
 * What is read aloud of a page in Arabic with a letter or two where a person says a word: `د.إ`, `ص`, `م`, `د`.
 * Not in what operators write of their own (`.prose`), which is not ours to change, nor in data as it came (`pre`). It runs in the page, so it needs nothing from outside.
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
