/** Puts the home page's court into the document, so that it is seen long before the code that draws it arrives. */
import type { Plugin } from 'vite';
import { courtArt } from '../../src/art/courtArt.ts';
import { heroCourt } from '../../src/art/heroCourt.ts';

const empty = 'src="data:image/svg+xml,"';

export function firstPicture(): Plugin {
  return {
    name: 'first-picture',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(empty, () => `src="data:image/svg+xml,${encodeURIComponent(courtArt(heroCourt))}"`),
    },
  };
}
