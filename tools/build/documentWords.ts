/** What the document says by itself where the portal does not come, in both languages, out of the catalogues. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePoFile } from '@lingui/format-po';
import type { Plugin } from 'vite';

const placeholder = 'window.__notLoaded__';
const said = ['This page could not be loaded', 'Try again'] as const;

/** @throws when a catalogue does not have them */
function wordsIn(root: string, language: string): readonly string[] {
  const { items } = parsePoFile(readFileSync(join(root, `src/i18n/locales/${language}.po`), 'utf8'));
  return said.map((id) => {
    const words = items.find(({ msgid }) => msgid === id)?.msgstr[0];
    if (!words) throw new Error(`The document says “${id}”, which ${language}.po does not have.`);
    return words;
  });
}

export function documentWords(): Plugin {
  let root = '';
  return {
    name: 'document-words',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(placeholder, () =>
          JSON.stringify(Object.fromEntries(['en', 'ar'].map((language) => [language, wordsIn(root, language)]))),
        ),
    },
  };
}
