/**
 * Asks the browser to compile all of a file while it arrives, beside the page's own thread, and not each function when it is
 * first called: of what the first screen runs, and of what a press waits for, nearly all are. Browsers that know no such wish
 * read a comment.
 */
import type { Plugin } from 'vite';
import { firstFile } from './chunks.ts';

/** Heeded at the very beginning of a file alone. */
const wish = '//# allFunctionsCalledOnLoad\n';

/** The first screen, the booking with the rules of slots, the cart; not what a page only might run. */
const files = new Set([
  firstFile,
  'booking',
  'booking-cart',
  'bookingActors',
  'BookingDialog',
  'OpenPanel',
  'slots',
  'shared',
  'running-cart',
  'cart',
  'account-cart',
  'CartPage',
]);

export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // The names of what files fetch are written before them.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && files.has(file.name)) file.code = wish + file.code;
      },
    },
  };
}
