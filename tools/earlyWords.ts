/** Tells the document where the words of each language lie, so that it can ask for them before the bundle does. */
import type { Plugin } from 'vite';

const place = 'window.__wordsOf__';

export function earlyWords(): Plugin {
  return {
    name: 'early-words',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes(place)) return html;
        const words = Object.values(bundle ?? {}).flatMap((file) => {
          const language =
            file.type === 'chunk' ? /locales[\\/](\w+)\.po$/.exec(file.facadeModuleId ?? '')?.[1] : undefined;
          return language === undefined ? [] : [[language, `/${file.fileName}`] as const];
        });
        if (words.length === 0) throw new Error('The build has no words in any language.');
        return html.replace(place, JSON.stringify(Object.fromEntries(words)).replaceAll('"', "'"));
      },
    },
  };
}
