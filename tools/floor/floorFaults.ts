/** What the built portal uses that browsers of the floor do not have, and that has no fallback. */
import type { Script } from './scriptFeatures.ts';
import { lateScriptFeatures } from './scriptFeatures.ts';
import { lateStyleFeatures, type Use } from './styleFeatures.ts';

export interface BuiltText {
  file: string;
  text: string;
}

interface Inside {
  attributes: string;
  text: string;
}

const inside = (html: string, element: 'script' | 'style'): Inside[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

const isModule = ({ attributes }: Inside): boolean => /\btype="?module\b/.test(attributes);

/** Everything late, wherever it is: in files and in the documents themselves. */
function usesIn(built: readonly BuiltText[]): (Use & { file: string })[] {
  const scripts: Script[] = [];
  const styles: BuiltText[] = [];
  for (const { file, text } of built) {
    if (file.endsWith('.js')) scripts.push({ file, code: text, isModule: true });
    if (file.endsWith('.css')) styles.push({ file, text });
    if (!file.endsWith('.html')) continue;
    scripts.push(...inside(text, 'script').map((one) => ({ file, code: one.text, isModule: isModule(one) })));
    styles.push(...inside(text, 'style').map((style) => ({ file, text: style.text })));
  }
  return [
    ...lateScriptFeatures(scripts),
    ...styles.flatMap(({ file, text }) => lateStyleFeatures(text).map((use) => ({ ...use, file }))),
  ];
}

const isMeant = (entry: string, feature: string): boolean =>
  entry.endsWith('*') ? feature.startsWith(entry.slice(0, -1)) : feature === entry;

/** One sentence each; the same feature is told once a file. */
export function floorFaults(built: readonly BuiltText[], fallbacks: Readonly<Record<string, string>>): string[] {
  const uses = usesIn(built);
  const entries = Object.keys(fallbacks);
  const late = uses
    .filter(({ feature }) => !entries.some((entry) => isMeant(entry, feature)))
    .map(({ file, feature, late: since }) => `${file} uses ${feature} without a fallback (${since})`);
  const idle = entries
    .filter((entry) => !uses.some(({ feature }) => isMeant(entry, feature)))
    .map((entry) => `${entry} has a fallback that nothing needs any more`);
  return [...new Set([...late, ...idle])];
}
