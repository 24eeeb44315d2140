/**
 * Which modules travel together. Every file costs a round trip, which on a phone weighs more than its bytes: what the
 * first screen needs is one file, what it fetches afterwards a second, and what several other pages share a third.
 */
import { join } from 'node:path';

interface ModuleLinks {
  readonly importedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): ModuleLinks | null;
}

const source = (file: string): string => join(import.meta.dirname, '../src', file);

const entry = source('app/main.tsx');
const firstScreen = [entry, source('pages/home/HomePage.tsx')];
const afterFirstScreen = [
  'pages/home/BookHere.tsx',
  'pages/home/Tonight.tsx',
  'pages/home/Venues.tsx',
  'components/drawings.tsx',
  'components/PlanDrawing.tsx',
].map(source);

/** All that the given modules import at once, themselves included. */
function reach(starts: readonly string[], graph: Graph, known: Set<string> = new Set()): Set<string> {
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (known.has(id)) continue;
    known.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return known;
}

/** Names the file of a module; null leaves it to the bundler. */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  let first: Set<string> | undefined;
  let later: Set<string> | undefined;
  return (id, graph) => {
    const words = /(\w+)\.po\?words=(\w+)$/.exec(id);
    if (words !== null) return `words-${words[2]}-${words[1]}`;
    first ??= reach(firstScreen, graph);
    later ??= reach(afterFirstScreen, graph);
    // What starts the portal stays apart: the inspector shares the rest and must not start one.
    if (id === entry) return null;
    if (first.has(id) || id.includes('rolldown/runtime')) return 'first';
    return later.has(id) ? 'later' : null;
  };
}
