/** Builds the worker that keeps the portal (061) as one small file, and tells it which files to keep from the beginning. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { shellWorkerFile } from './contentSecurityPolicy.ts';
import { buildTargets } from '../floor/floor.ts';
import { nameOf } from './moduleGraph.ts';
import { soonFolder } from './pageWords.ts';
import { documentHeaders, policyOf, secretRoutes } from '../serve/securityHeaders.ts';

const source = join(import.meta.dirname, '../../src/adapters/worker/shellWorker.ts');

/** Pages that open without a network, by their modules; the first page and what every page has comes with them. */
const pagesToKeep = /^src\/pages\/(?:home|tickets)\/|^src\/pages\/bookings\/FacilityBookingsPage\.tsx$/;
/** Code that few ever need, and what only a network is good for. */
const leftOut =
  /^src\/(?:inspect|adapters\/(?:reports|pdf|captcha|express|schedule)|pages)\/|temporal-polyfill|tagManager|CalendarGrid|CountryList|\/(?:booking|search|dialog)Actors/;

type Bundle = Rolldown.OutputBundle;

const isKept = (chunk: Rolldown.OutputChunk): boolean => {
  const modules = chunk.moduleIds.map(nameOf);
  return modules.some((name) => pagesToKeep.test(name)) || !modules.some((name) => leftOut.test(name));
};

/** What belongs to words comes with whoever says them. */
const isOfWords = ({ fileName }: Rolldown.OutputChunk, folders: ReadonlySet<string>): boolean => {
  const [, folder] = /words-(\w+)-\w+-/.exec(fileName) ?? [];
  return folder === undefined || folders.has(folder);
};

/** The files of everything that has to open without a network, in both languages. */
export function filesToPersist(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const folders = new Set([soonFolder, 'tickets', 'bookings']);
  const kept = new Set<string>();
  const keep = (name: string): void => {
    const chunk = byName.get(name);
    if (chunk === undefined || kept.has(name)) return;
    kept.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) kept.add(file);
    for (const other of chunk.imports) keep(other);
    for (const other of chunk.dynamicImports) {
      const wanted = byName.get(other);
      if (wanted !== undefined && isKept(wanted) && isOfWords(wanted, folders)) keep(other);
    }
  };
  for (const { fileName, isEntry, moduleIds } of chunks)
    if (isEntry && moduleIds.some((id) => nameOf(id) === 'src/app/main.tsx')) keep(fileName);
  // Whoever reads no Arabic never fetches its letters; whoever does has them from the page, and keeps them.
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2') && !name.includes('arabic'));
  return [...kept, ...fonts].sort();
}

function versionOf(bundle: Bundle): string {
  const file = bundle['version.json'];
  if (file?.type !== 'asset') throw new Error('The worker has to know the version of the build.');
  return (JSON.parse(String(file.source)) as { version: string }).version;
}

/** What the document is served with is kept along with it: other headers are another document. */
function revisionOf(version: string): string {
  const { PORTAL_SERVICES, PORTAL_SOURCES, PORTAL_HOST_SOURCES } = process.env;
  const headers = documentHeaders(policyOf({ scripts: [], styles: [] }));
  const said = [version, headers, PORTAL_SERVICES, PORTAL_SOURCES, PORTAL_HOST_SOURCES];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
}

async function workerCode(bundle: Bundle): Promise<string> {
  const files = filesToPersist(bundle).map((file) => ({ url: `/${file}`, revision: null }));
  const version = versionOf(bundle);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      keptByTheBuild: JSON.stringify([{ url: '/index.html', revision: revisionOf(version) }, ...files]),
      persistedVersion: JSON.stringify(version),
      secretAddresses: JSON.stringify(secretRoutes.source),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat() as Rolldown.RolldownOutput[];
  const [worker] = result?.output ?? [];
  if (worker === undefined) throw new Error('The worker could not be built.');
  return worker.code;
}

export function shellWorker(): Plugin {
  let code = '';
  return {
    name: 'shell-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      code = await workerCode(bundle);
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: ({ dir = 'dist' }) => writeFileSync(join(dir, shellWorkerFile), code),
    },
  };
}
