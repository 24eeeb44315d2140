/** The portal's start is a few lines, which are not worth a request of their own: they stand in the document. */
import type { Plugin } from 'vite';

const entryScript = /<script type="module"[^>]* src="\/(assets\/index-[\w-]+\.js)"><\/script>/;

/** What a file of the build says, as a document says it: the file's neighbours lie in the folder of files. */
export const saidInDocument = (code: string): string =>
  code.replaceAll(/(["'`])\.\/([\w.-]+\.js)\1/g, '$1/assets/$2$1').replaceAll('</script', '<\\/script');

export function inlineEntry(): Plugin {
  return {
    name: 'inline-entry',
    apply: 'build',
    generateBundle: {
      // The names of all files are known by then.
      order: 'post',
      handler(_, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') return;
        const written = String(html.source);
        const [script = '', file = ''] = entryScript.exec(written) ?? [];
        const entry = bundle[file];
        if (entry?.type !== 'chunk') throw new Error('The built document has no script to begin with.');
        // A module waits for the whole document, in it as well as beside it.
        html.source = written.replace(
          script,
          () => `<script type="module">${saidInDocument(entry.code).trim()}</script>`,
        );
      },
    },
  };
}
