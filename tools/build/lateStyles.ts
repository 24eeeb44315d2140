/**
 * Lets the document paint before the stylesheet is there: the link moves behind the document's own first screen, whose
 * styles are inline. Scripts still wait for it, so that nothing of the portal is ever seen without its styles.
 */
import type { Plugin } from 'vite';

const marker = '<!-- styles -->';
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(marker)) return html;
        const links = html.match(stylesheet) ?? [];
        return html.replace(stylesheet, '').replace(marker, links.map((link) => link.trim()).join('\n    '));
      },
    },
  };
}
