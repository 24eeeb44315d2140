import { fileKindBytes, fileKind } from '../../../machines/person/attachedFile.ts';
import type { ChosenPicture } from '../../../machines/person/picture.ts';

/** Looks at how a chosen file begins, since its name and its declared type may say anything (Q5.4.d). */
export async function choosePicture(file: File): Promise<ChosenPicture> {
  const head = await file.slice(0, fileKindBytes).arrayBuffer();
  return { blob: file, kind: fileKind(file.type, new Uint8Array(head)) };
}
