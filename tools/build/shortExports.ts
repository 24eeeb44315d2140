/**
 * The first file shares some four hundred names with the others, and the bundler gives each a second name to be known by. Here
 * they are known by the names that they have: half as much to say in the file that everybody waits for.
 */
import { parseSync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { firstFile } from './chunks.ts';

interface Cut {
  start: number;
  end: number;
  text: string;
}

const cutOut = (code: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);

interface Named {
  readonly type: string;
  readonly name?: string;
}
const nameOf = ({ name }: Named): string => {
  if (name === undefined) throw new Error('What files of the build share has a name without quotes.');
  return name;
};

/** The code that exports what it has under its own names, and by which name it was known before. */
export function underOwnNames(code: string): { code: string; ownNames: Map<string, string> } {
  const ownNames = new Map<string, string>();
  const cuts: Cut[] = [];
  for (const statement of parseSync('file.js', code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null || statement.declaration !== null)
      continue;
    const own = statement.specifiers.map(({ exported, local }) => {
      ownNames.set(nameOf(exported), nameOf(local));
      return nameOf(local);
    });
    const text = `export{${[...new Set(own)].sort().join(',')}};`;
    cuts.push({ start: statement.start, end: statement.end, text });
  }
  return { code: cutOut(code, cuts), ownNames };
}

/** The code of another file, which imports from it by these names. */
export function askedByOwnNames(code: string, file: string, ownNames: ReadonlyMap<string, string>): string {
  const cuts: Cut[] = [];
  const { program, module } = parseSync('file.js', code);
  if (module.dynamicImports.some(({ moduleRequest: { start, end } }) => code.slice(start, end).includes(file)))
    throw new Error(`${file} is fetched by itself: who does so may know it by other names.`);
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.endsWith(`/${file}`)) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`${file} is imported as a whole.`);
      const own = ownNames.get(nameOf(specifier.imported));
      if (own === undefined) throw new Error(`${file} does not have ${nameOf(specifier.imported)}.`);
      const local = nameOf(specifier.local);
      cuts.push({ start: specifier.start, end: specifier.end, text: own === local ? own : `${own} as ${local}` });
    }
  }
  return cutOut(code, cuts);
}

export function shortExports(): Plugin {
  return {
    name: 'short-exports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const first = chunks.find(({ name }) => name === firstFile);
        if (first === undefined) throw new Error('The build has no first file.');
        const { code, ownNames } = underOwnNames(first.code);
        first.code = code;
        const file = first.fileName.split('/').at(-1)!;
        for (const chunk of chunks)
          if (chunk !== first && chunk.code.includes(file)) chunk.code = askedByOwnNames(chunk.code, file, ownNames);
      },
    },
  };
}
