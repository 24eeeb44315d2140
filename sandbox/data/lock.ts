/** One process at a time on a data folder: the embedded database itself would let two in. */
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Who holds a lock. A number of a process is given again, in a container always the same one: when the process began and
 * in which run of the machine tell it from its successors. Both are null where the system does not say.
 */
interface Holder {
  readonly pid: number;
  readonly began: string | null;
  readonly boot: string | null;
  readonly token: string;
}

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
};

/** The clock ticks at which a process began; they follow its name, which may hold anything but ends with the last bracket. */
const beganAt = (process: number | 'self'): string | null =>
  textOf(`/proc/${process}/stat`)?.replace(/^.*\)/s, '').trim().split(' ')[19] ?? null;

const bootOf = (): string | null => textOf('/proc/sys/kernel/random/boot_id');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Tokens of the locks that this process holds now. */
const held = new Set<string>();

function isAlive({ pid, began, boot, token }: Holder): boolean {
  if (pid === process.pid) return held.has(token);
  if (!isRunning(pid)) return false;
  return boot === null || (boot === bootOf() && began === beganAt(pid));
}

/** What the lock says; null when it says nothing, or nothing that makes sense. */
function holderIn(text: string | null): Holder | null {
  try {
    const { pid, began = null, boot = null, token = '' } = JSON.parse(text ?? '') as Partial<Holder>;
    return Number.isInteger(pid) && pid! > 0 ? { pid: pid!, began, boot, token } : null;
  } catch {
    return null;
  }
}

/** Puts a file in its place, complete from the first moment. False when something is there. */
function place(path: string, text: string, token: string): boolean {
  const draft = `${path}.${token}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a stale lock away. Of two who found it, the slower one may get hold of the faster one's new lock, and puts it back. */
function takeAway(path: string, stale: string, token: string): void {
  const aside = `${path}.${token}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = textOf(aside);
  rmSync(aside, { force: true });
  if (taken !== null && taken !== stale) place(path, taken, token);
}

/**
 * Takes the lock file beside the folder; a lock left by a process that is gone is taken over, and one's own goes with the
 * process. Throws an Error that names the holder when another process has it. Returns what gives it back.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  const token = randomUUID();
  const own: Holder = { pid: process.pid, began: beganAt('self'), boot: bootOf(), token };
  while (!place(path, JSON.stringify(own), token)) {
    const found = textOf(path);
    const holder = holderIn(found);
    if (holder && isAlive(holder)) {
      const who = holder.pid === process.pid ? 'by this process' : `by process ${holder.pid}`;
      throw new Error(
        `The sandbox's data in ${folder} is in use ${who}. Stop that process, or choose another folder with --data.`,
      );
    }
    if (found !== null) takeAway(path, found, token);
  }
  held.add(token);
  const unlock = (): void => {
    process.off('exit', unlock);
    held.delete(token);
    if (holderIn(textOf(path))?.token === token) rmSync(path, { force: true });
  };
  process.once('exit', unlock);
  return unlock;
}
