/** Puts the home page's court into the document, so that it is seen long before the code that draws it arrives. */
import type { Plugin } from 'vite';
import { courtArt } from '../../src/art/courtArt.ts';
import { heroCourt } from '../../src/art/heroCourt.ts';

const empty = 'src="data:image/svg+xml,"';

/**
 * As an address that lies between double quotes: nearly everything says itself, in fewer bytes than its codes. A style of the
 * picture's is none of the document's, and must not look like one (contentSecurityPolicy.ts).
 */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(' style=', '%20style=')}`;

export function firstPicture(): Plugin {
  return {
    name: 'first-picture',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(empty, () => `src="${asAddress(courtArt(heroCourt))}"`),
    },
  };
}
