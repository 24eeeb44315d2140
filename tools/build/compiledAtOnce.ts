/**
 * Asks the browser to compile all of the first file while it arrives, beside the page's own thread, and not each function when
 * it is first called: nearly all of them are. Browsers that know no such wish read a comment.
 */
import type { Plugin } from 'vite';
import { firstFile } from './chunks.ts';

/** Heeded at the very beginning of a file alone. */
const wish = '//# allFunctionsCalledOnLoad\n';

export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // The names of what files fetch are written before them.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.name === firstFile) file.code = wish + file.code;
      },
    },
  };
}
