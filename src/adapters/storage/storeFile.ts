import { fileKind, fileKindBytes, type FileKind } from '../../../machines/person/attachedFile.ts';
import { fileFaultOf } from '../../../machines/person/fileFault.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { attendeeEndpoints } from '../../contract/endpoints/attendee.ts';
import { call } from '../http/client.ts';

/**
 * The kind of a file that may be sent; it is looked at here, so that nobody waits for an upload that is refused (Q5.4.d, Q5.4.e).
 * @throws RefusedError `fileEmpty`, `fileType`, `fileLarge`
 */
export async function checkedKind(file: Blob): Promise<FileKind> {
  const kind = fileKind(file.type, new Uint8Array(await file.slice(0, fileKindBytes).arrayBuffer()));
  const fault = fileFaultOf({ kind, size: file.size });
  if (fault !== null || kind === null) throw new RefusedError(fault ?? 'fileType');
  return kind;
}

/**
 * Stores a file and answers its path (R7.5.1).
 * @throws RefusedError as `checkedKind`, before anything is sent
 */
export async function storeFile(file: Blob, signal: AbortSignal): Promise<string> {
  const kind = await checkedKind(file);
  const { data } = await call(attendeeEndpoints.saveFiles, { body: { 'preUpload[0]': file, 'types[]': kind }, signal });
  const [stored] = data.files;
  if (stored === undefined) throw new RefusedError('fileLost');
  return stored.path;
}
