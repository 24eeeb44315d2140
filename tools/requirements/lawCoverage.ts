/** Writes, for each requirement, which files carry it and which tests name it. */
import { readFileSync } from 'node:fs';
import { namedIn, type TextFile } from './citations.ts';
import { lawFolder, type LawFile, type LawLine } from './lawIds.ts';

export const kinds = ['portal', 'contract', 'sandbox', 'tests'] as const;
export type Kind = (typeof kinds)[number];

/** What tests of this page and of documents name is a sample, and says nothing of the portal. */
const samples = new Set(['test/tools/requirements.test.ts', 'test/tools/documents.test.ts']);

const kindOf = (path: string): Kind | null => {
  if (samples.has(path)) return null;
  if (path.startsWith('src/contract/')) return 'contract';
  if (/^(?:src|machines|tools)\//.test(path) || path === 'vite.config.ts' || path === 'index.html') return 'portal';
  if (path.startsWith('sandbox/')) return 'sandbox';
  return path.startsWith('test/') ? 'tests' : null;
};

export type Citations = Map<string, Record<Kind, string[]>>;

/** The files that name each id, by kind. */
export function citationsIn(files: readonly TextFile[]): Citations {
  const citations: Citations = new Map();
  for (const file of files) {
    const kind = kindOf(file.path);
    if (kind === null) continue;
    for (const id of namedIn(file)) {
      const named = citations.get(id) ?? { portal: [], contract: [], sandbox: [], tests: [] };
      named[kind].push(file.path);
      citations.set(id, named);
    }
  }
  return citations;
}

const remark = /^- \*\*(R[\d.]+)\*\* (.+)$/gm;

/** What people wrote about requirements that are not whole. */
export const readRemarks = (): Map<string, string> =>
  new Map(
    [...readFileSync(`${lawFolder}/partly.md`, 'utf8').matchAll(remark)].map(([, id = '', text = '']) => [id, text]),
  );

export type Standing = 'built' | 'partly' | 'prepared' | 'missing';

/** The shape of a record is the contract's: where the schema has it, it is there. */
const isRecord = (id: string): boolean => id.startsWith('R3.');

/** Nobody says that something is built: the files that name it do. What people wrote says that it is not whole. */
export function standingOf(id: string, citations: Citations, remarks: ReadonlyMap<string, string>): Standing {
  if (remarks.has(id)) return 'partly';
  const named = citations.get(id);
  if (named === undefined) return 'missing';
  if (named.portal.length > 0 || (isRecord(id) && named.contract.length > 0)) return 'built';
  return named.contract.length + named.sandbox.length > 0 ? 'prepared' : 'missing';
}

const words: Record<Standing, string> = {
  built: '',
  partly: '_Built in part:_ ',
  prepared: '_Not built yet in the portal; the contract or the sandbox is ready._',
  missing: '_Not built yet._',
};

const labels: Record<Kind, string> = { portal: '', contract: 'contract: ', sandbox: 'sandbox: ', tests: 'tests: ' };

const listed = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ');

function entry(line: LawLine, citations: Citations, remarks: ReadonlyMap<string, string>): string {
  const standing = standingOf(line.id, citations, remarks);
  const named = citations.get(line.id);
  const files = kinds.flatMap((kind) => (named?.[kind].length ? [labels[kind] + listed(named[kind])] : []));
  const said = words[standing] + (standing === 'partly' ? (remarks.get(line.id) ?? '') : '');
  return `- **${line.id}**${line.isMarked ? ' ⚑' : ''} ${[said, ...files].filter((one) => one !== '').join(' · ')}`;
}

/** Files that name a group rather than its lines. */
function wholly(id: string, citations: Citations): string[] {
  const named = citations.get(id);
  const files = kinds.flatMap((kind) => (named?.[kind].length ? [labels[kind] + listed(named[kind])] : []));
  return files.length > 0 ? [`As a whole: ${files.join(' · ')}\n`] : [];
}

const head = `# Coverage of the requirements

Written by \`npm run requirements\` from the files themselves: each line says which machines, rules and views carry a requirement, then who else names it (the contract, the sandbox, the tests). A file carries a requirement if its id follows a sentence in it. What no file of the portal carries is not built yet; of what is [built in part](partly.md) somebody wrote down what is left.
`;

export function coverageOf(law: readonly LawFile[], files: readonly TextFile[]): string {
  const citations = citationsIn(files);
  const remarks = readRemarks();
  const parts = law
    .map(({ title, file, groups }) => ({ title, file, groups: groups.filter(({ id }) => id !== '') }))
    .filter(({ groups }) => groups.length > 0);
  return [
    head,
    ...parts.flatMap(({ title, file, groups }) => [
      `# [${title}](${file})\n`,
      ...groups.flatMap(({ id, title: name, lines }) => [
        `## ${id} ${name}\n`,
        ...wholly(id, citations),
        ...lines.filter((line) => line.id.startsWith('R')).map((line) => entry(line, citations, remarks)),
        '',
      ]),
    ]),
  ].join('\n');
}
