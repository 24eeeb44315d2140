/** A picture of a person or of a company. */
import type { FileKind } from './attachedFile.ts';
import { fileFaultOf, type FileFault } from './fileFault.ts';

export interface ChosenPicture {
  blob: Blob;
  /** The kind on which its declared type and its first bytes agree; null when they do not, or it is unknown. */
  kind: FileKind | null;
}

export type PictureFault = 'pictureInvalid' | Exclude<FileFault, 'fileType'>;

export const pictureKinds: readonly FileKind[] = ['jpeg', 'png'];

/** None is fine; another kind of file is not (R5.4.9), nor one that goes as it is and is too large (Q5.4.e). */
export function pictureFault(picture: ChosenPicture | null): PictureFault | null {
  if (picture === null) return null;
  const { blob, kind } = picture;
  const fault = fileFaultOf({ kind: kind !== null && pictureKinds.includes(kind) ? kind : null, size: blob.size });
  return fault === 'fileType' ? 'pictureInvalid' : fault;
}

/** Of one that is cut before it goes, and small then. */
export function uncutPictureFault(picture: ChosenPicture): PictureFault | null {
  const fault = pictureFault(picture);
  return fault === 'fileLarge' ? null : fault;
}

/** Cut to a square, and where it can be seen until it is stored. */
export interface CutPicture {
  blob: Blob;
  address: string;
}

/** What becomes of the picture that is stored: another one takes its place, it goes, or nothing. */
export type PictureChange = CutPicture | 'removed' | null;
