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

/** Two branches that wrote a line each leave two: each of them must be true. */
const entriesOf = (page: string): [id: string, entry: Entry][] =>
  [...page.matchAll(row)].map(([, id = '', rest = '']) => [
    id,
    {
      said: /_(?:Built in part|Not built yet)[^·]*/.exec(rest)?.[0].trim() ?? '',
      files: [...rest.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => path.includes('/')),
    },
  ]);

export function untrueLines(page: string, now: string): string[] {
  const written = entriesOf(page);
  const known = new Map(entriesOf(now));
  const missing = [...known.keys()].filter((id) => !written.some(([one]) => one === id));
  return [
    ...missing.map((id) => `${id} has no line`),
    ...written.flatMap(([id, { said, files }]) => {
      const entry = known.get(id);
      if (entry === undefined) return [`${id} is no requirement`];
      const gone = files.filter((path) => !entry.files.includes(path));
      return [
        ...gone.map((path) => `${id}: ${path} does not name it`),
        ...(said === entry.said ? [] : [`${id}: says "${said}", is "${entry.said}"`]),
      ];
    }),
  ];
}

/**
 * Whether the page and the files agree on what is built. Files move all the time and the page may follow by itself; that
 * something is built, or no longer, is for a person to say.
 */
export function isOfOneMind(page: string, now: string): boolean {
  const known = new Map(entriesOf(now));
  const written = entriesOf(page);
  return (
    known.size === new Set(written.map(([id]) => id)).size &&
    written.every(([id, { said }]) => known.get(id)?.said === said)
  );
}
