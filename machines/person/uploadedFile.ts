/** What may be uploaded (R5.4.9): told by the declared type and by the first bytes, which must agree (Q5.4.d). */

export const fileTypes = ['jpeg', 'png', 'pdf'] as const;
export type FileType = (typeof fileTypes)[number];
export const pictureTypes = ['jpeg', 'png'] as const satisfies readonly FileType[];

export interface UploadedFile {
  blob: Blob;
  /** As many bytes from its beginning as `headLength` says. */
  head: Uint8Array;
}

export const headLength = 8;

/** `fileUnknown` fills its bracket with the types that are welcome. */
export type FileFault = 'fileMissing' | 'fileUnknown';

const declarations: Readonly<Record<string, FileType>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

const beginnings: Readonly<Record<FileType, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** What a file is, or null when it is none of these or says otherwise than it begins. */
export function fileTypeOf({ blob, head }: UploadedFile): FileType | null {
  const declared = declarations[blob.type.toLowerCase()];
  if (declared === undefined) return null;
  return beginnings[declared].every((byte, at) => head[at] === byte) ? declared : null;
}

/** @param value a file, the path of one that is stored already and will do (R5.4.10), or nothing */
export function fileFault(
  value: UploadedFile | string | null,
  { required, types = fileTypes }: { required: boolean; types?: readonly FileType[] },
): FileFault | null {
  if (value === null || value === '') return required ? 'fileMissing' : null;
  if (typeof value === 'string') return null;
  const type = fileTypeOf(value);
  return type !== null && types.includes(type) ? null : 'fileUnknown';
}
