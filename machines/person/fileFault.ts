/** Why a file is not sent (R5.4.9, Q5.4.e). */
import type { FileKind } from './attachedFile.ts';

/** Bytes of one file at most, as the servers take them (Q5.4.e). */
export const fileSizeLimit = 5 * 1024 * 1024;

export type FileFault = 'fileEmpty' | 'fileType' | 'fileLarge';

/** Why a file is not sent at all; null when it may be. Of an empty one nobody can tell the kind. */
export function fileFaultOf({ kind, size }: { kind: FileKind | null; size: number }): FileFault | null {
  if (size === 0) return 'fileEmpty';
  if (kind === null) return 'fileType';
  return size > fileSizeLimit ? 'fileLarge' : null;
}
