/** The folder of the embedded database: known by a note of our own, and whole or not there at all. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockFolder } from './lock.ts';

const noteName = 'venue-portal-sandbox.json';
/** Nobody else writes this. */
const mark = 'sandbox of the venue portal, 7c1d0b52-6e0f-4b7e-9f39-5d1c3a8e42f7';
const databaseName = 'database';

type State = 'beingMade' | 'made';

export interface DataFolder {
  /** Where the embedded database keeps its files. */
  readonly path: string;
  /** What the one who starts did not ask for, or asked for and may want to know. */
  readonly news: string | null;
  /** From now on the data is kept. */
  settle(): void;
  unlock(): void;
}

function stateOf(folder: string): State | null {
  try {
    const note = JSON.parse(readFileSync(join(folder, noteName), 'utf8')) as { mark?: string; state?: State };
    if (note.mark !== mark) return null;
    return note.state === 'made' ? 'made' : 'beingMade';
  } catch {
    return null;
  }
}

/** Written beside and moved into place, so that it is never half there. */
function write(folder: string, state: State): void {
  const draft = join(folder, `${noteName}.draft`);
  writeFileSync(draft, JSON.stringify({ mark, state }));
  renameSync(draft, join(folder, noteName));
}

/** Names in the folder that are not of a start that ended before its note was written. */
const contentOf = (folder: string): string[] => readdirSync(folder).filter((name) => name !== `${noteName}.draft`);

function checkPlace(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new Error(`${folder} is a file. Name a folder with --data.`);
}

const strange = (folder: string, content: readonly string[]): Error =>
  new Error(
    content.includes('PG_VERSION')
      ? `${folder} holds a database that the sandbox did not make and does not touch. Remove the folder yourself, or choose another one with --data.`
      : `${folder} is not empty and not a folder of the sandbox's data. Choose another one with --data.`,
  );

/**
 * Takes the folder for this process, empties it when that is wanted or when an earlier start did not end, and makes it when
 * it is missing. Throws an Error that says what to do when it is in use, a file, or somebody else's.
 */
export function openFolder(folder: string, fresh: boolean): DataFolder {
  checkPlace(folder);
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    mkdirSync(folder, { recursive: true });
    const state = stateOf(folder);
    const content = contentOf(folder);
    if (state === null && content.length > 0) throw strange(folder, content);
    const path = join(folder, databaseName);
    if (state !== 'made' || fresh) {
      // From here on the folder is ours, however far the removing comes.
      write(folder, 'beingMade');
      rmSync(path, { recursive: true, force: true });
    }
    const news = state === 'beingMade' && !fresh ? 'An earlier start did not end: its data is made anew' : null;
    return { path, news, settle: () => write(folder, 'made'), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Bytes that a new database takes, and a little more. */
const needed = 80_000_000;

/** The embedded database says little when it fails: looks at what it stands on. */
export function faultOfFolder(folder: string, error: unknown): Error {
  const said = error instanceof Error && error.message ? error.message.split('\n')[0] : 'no reason given';
  const { bavail, bsize } = statfsSync(dirname(folder));
  if (bavail * bsize < needed)
    return new Error(`The disk of ${folder} is full. Make room, or choose another place with --data.`, {
      cause: error,
    });
  return new Error(
    `The data in ${folder} cannot be read (${said}). Start with --fresh to lose it and begin anew, or choose another folder with --data.`,
    { cause: error },
  );
}
