/** A picture of a person or of a company. */
import type { FileKind } from './attachedFile.ts';

export interface ChosenPicture {
  blob: Blob;
  /** The kind on which its declared type and its first bytes agree; null when they do not, or it is unknown. */
  kind: FileKind | null;
}

export type PictureFault = 'pictureInvalid';

export const pictureKinds: readonly FileKind[] = ['jpeg', 'png'];

/** A picture is optional; other kinds of file are refused (R5.4.9). */
export const pictureFault = (picture: ChosenPicture | null): PictureFault | null =>
  picture === null || (picture.kind !== null && pictureKinds.includes(picture.kind)) ? null : 'pictureInvalid';

/** Cut to a square, and where it can be seen until it is stored. */
export interface CutPicture {
  blob: Blob;
  address: string;
}

/** What becomes of the picture that is stored: another one takes its place, it goes, or nothing. */
export type PictureChange = CutPicture | 'removed' | null;
