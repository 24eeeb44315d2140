/**
 * Where the page of the coverage is no longer true. A file that names a requirement and is not listed yet makes the page
 * shorter, not untrue: so a test may be added without the page being written anew, and two branches do not wait for
 * each other.
 */

interface Entry {
  said: string;
  files: string[];
}

const row = /^- \*\*(R[\d.]+)\*\*(.*)$/gm;

function entriesOf(page: string): Map<string, Entry> {
  const entries = [...page.matchAll(row)].map(([, id = '', rest = '']): [string, Entry] => [
    id,
    {
      said: rest.split(' · ').find((part) => part.includes('_')) ?? '',
      files: [...rest.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => path.includes('/')),
    },
  ]);
  return new Map(entries);
}

export function untrueLines(page: string, now: string): string[] {
  const [written, true_] = [entriesOf(page), entriesOf(now)];
  const faults = [...true_].flatMap(([id, entry]) => {
    const claim = written.get(id);
    if (claim === undefined) return [`${id} has no line`];
    const gone = claim.files.filter((path) => !entry.files.includes(path));
    return [
      ...gone.map((path) => `${id}: ${path} does not name it`),
      ...(claim.said === entry.said ? [] : [`${id}: says "${claim.said.trim()}", is "${entry.said.trim()}"`]),
    ];
  });
  return [...faults, ...[...written.keys()].filter((id) => !true_.has(id)).map((id) => `${id} is no requirement`)];
}
