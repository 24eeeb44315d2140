/** One process at a time on a data folder: the embedded database itself would let two in. */
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = (path: string): number => {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return Number.NaN;
  }
};

/**
 * Takes the lock file beside the folder; a lock left by a process that is gone is taken over.
 * Throws an Error that names the holder when another process has it. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => {
        if (holderOf(path) === process.pid) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
    }
    const holder = holderOf(path);
    if (Number.isInteger(holder) && holder > 0 && isRunning(holder)) {
      throw new Error(
        `The sandbox's data in ${folder} is in use by process ${holder}. Stop that process, or start with another data folder.`,
      );
    }
    // Moved aside under a name of one's own: of two who find the same stale lock, only one succeeds.
    const stale = `${path}.${process.pid}`;
    try {
      renameSync(path, stale);
      rmSync(stale, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
