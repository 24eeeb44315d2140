import { fileKindBytes, fileKind } from '../../../machines/person/attachedFile.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { attendeeEndpoints } from '../../contract/endpoints/attendee.ts';
import { call } from '../http/client.ts';

/**
 * Stores a file and answers its path (R7.5.1).
 * @throws RefusedError `fileType` when it is neither of the kinds that may be attached, or begins otherwise than it says
 */
export async function storeFile(file: Blob, signal: AbortSignal): Promise<string> {
  const kind = fileKind(file.type, new Uint8Array(await file.slice(0, fileKindBytes).arrayBuffer()));
  if (kind === null) throw new RefusedError('fileType');
  const { data } = await call(attendeeEndpoints.saveFiles, { body: { 'preUpload[0]': file, 'types[]': kind }, signal });
  const [stored] = data.files;
  if (stored === undefined) throw new RefusedError('fileLost');
  return stored.path;
}
