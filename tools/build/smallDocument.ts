/** The document is said in as few bytes as the files of the build: everybody waits for all of it before anything is seen. */
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { buildTargets } from '../floor/floor.ts';
import { tooOldCode } from './tooOldPage.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const comment = /\s*<!--[\s\S]*?-->/g;
const indent = /\n\s+/g;

function smallScript(code: string): string {
  const { code: written, errors } = minifySync('document.js', code, {
    module: false,
    compress: { target: buildTargets },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return written.trim().replaceAll('</script', '<\\/script');
}

export function smallDocument(html: string): string {
  const scripts: string[] = [];
  return html
    .replace(inlineScript, (_, code: string) => {
      // That one is in the JavaScript of 2009, and stays in it.
      scripts.push(code === tooOldCode ? code : smallScript(code));
      return '<script></script>';
    })
    .replace(comment, '')
    .replace(indent, '\n')
    .replaceAll('<script></script>', () => `<script>${scripts.shift()}</script>`);
}

export function smallDocuments(): Plugin {
  return {
    name: 'small-documents',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      // What the document has to know stands in it by then.
      order: 'post',
      handler: smallDocument,
    },
  };
}
