/** A picture of a person or of a company. */
import type { FileKind } from './attachedFile.ts';

export interface ChosenPicture {
  blob: Blob;
  /** What its declared type and its first bytes agree on; null when they do not, or it is none of the known kinds. */
  kind: FileKind | null;
}

export type PictureFault = 'pictureInvalid';

export const pictureKinds: readonly FileKind[] = ['jpeg', 'png'];

/** None is fine; another kind of file is not (R5.4.9). */
export const pictureFault = (picture: ChosenPicture | null): PictureFault | null =>
  picture === null || (picture.kind !== null && pictureKinds.includes(picture.kind)) ? null : 'pictureInvalid';

/** Cut to a square, and where it can be seen until it is stored. */
export interface CutPicture {
  blob: Blob;
  address: string;
}

/** What becomes of the picture that is stored: another one takes its place, it goes, or nothing. */
export type PictureChange = CutPicture | 'removed' | null;
