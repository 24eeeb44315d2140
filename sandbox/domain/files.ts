/** Uploads: told apart by their first bytes, renamed, kept in the database (R7.5.1, Q7.5.a). */
import type { InferOutput } from 'valibot';
import { uploadTypes, type StoredFile } from '../../src/contract/forms/forms.ts';
import { type Queryable } from '../data/database.ts';
import { randomToken } from './access/tokens.ts';
import type { Server } from '../server.ts';
import { said } from '../answers/accessWords.ts';
import { invalid, Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';

export type Stored = InferOutput<typeof StoredFile>;
type UploadType = (typeof uploadTypes)[number];

const sizeLimit = 5 * 1024 * 1024;
const countLimit = 5;

/** The bytes that every file of a type begins with. */
const beginnings: Readonly<Record<UploadType, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};
export const mediaTypes: Readonly<Record<UploadType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
/** What senders call the types; a sender that says nothing is judged by the name and the bytes. */
const declarations: Readonly<Record<UploadType, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg', 'jpeg', 'jpg'],
  png: ['image/png', 'png'],
  pdf: ['application/pdf', 'pdf'],
};
const undeclared = new Set(['', 'application/octet-stream']);
const endings: Readonly<Record<UploadType, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  pdf: ['pdf'],
};

const typeOf = (bytes: Uint8Array): UploadType | undefined =>
  uploadTypes.find((type) => beginnings[type].every((byte, position) => bytes[position] === byte));

export const isDeclared = (type: UploadType, declared: string): boolean => {
  const name = declared.split(';')[0]!.trim().toLowerCase();
  return undeclared.has(name) || declarations[type].includes(name);
};

/** Last path segment without control and bidirectional override characters; for display only. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = last.replaceAll(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return clean.slice(-120) || 'file';
}

/** Where a file came in, and what may come in there. */
export interface Upload {
  readonly field: string;
  readonly types: readonly UploadType[];
}
export const anyUpload: Upload = { field: 'preUpload[0]', types: uploadTypes };

export const wrongType = ({ field, types }: Upload): Refused =>
  new Refused(422, said.fileType(types.join(', ')), { code: 'fileType', field });

/**
 * Reads a file and tells its type: its first bytes, its name and what the sender calls it must agree (R5.4.9, Q5.4.d).
 * Throws Refused 422 for a wrong type, 413 above 5 MB.
 */
export async function checkFile(blob: Blob, upload: Upload = anyUpload) {
  if (blob.size > sizeLimit) throw new Refused(413, said.fileSize, { code: 'tooLarge', field: upload.field });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const type = typeOf(bytes);
  const name = shownName(blob instanceof File ? blob.name : '');
  const ending = name.includes('.') ? name.split('.').at(-1)!.toLowerCase() : null;
  const fits =
    type &&
    upload.types.includes(type) &&
    isDeclared(type, blob.type) &&
    (ending === null || endings[type].includes(ending));
  if (!fits) throw wrongType(upload);
  return { bytes, type, name };
}

/** A file that is good and has a path, but is not kept yet. */
export interface NamedFile extends Stored {
  readonly bytes: Uint8Array;
}

/** Gives a good file a random path. Throws Refused 422 for a wrong type, 413 above 5 MB. */
export async function nameFile(blob: Blob, upload: Upload = anyUpload): Promise<NamedFile> {
  const { bytes, type, name } = await checkFile(blob, upload);
  return { path: `files/${randomToken()}.${endings[type][0]}`, name, type: mediaTypes[type], bytes };
}

/** Keeps a file for whom it belongs to. */
export async function attachFile(
  database: Queryable,
  stamp: string,
  file: NamedFile,
  ownerId: number | null,
): Promise<Stored> {
  const { path, name, type, bytes } = file;
  await database
    .insertInto('stored_file')
    .values({ path, name, type, owner_id: ownerId, bytes, created_at: stamp })
    .execute();
  return { path, name, type };
}

/** Keeps a file under a random path. Throws Refused 422 for a wrong type, 413 above 5 MB. */
export async function storeFile(
  database: Queryable,
  stamp: string,
  blob: Blob,
  ownerId: number | null,
  upload: Upload = anyUpload,
): Promise<Stored> {
  return attachFile(database, stamp, await nameFile(blob, upload), ownerId);
}

/** What a stored file is called in answers. */
export const filePath = /^files\/[\w-]+\.\w+$/;

/** Whether a text can only mean a stored file. */
export const isStored = (text: string): boolean => text.startsWith('files/');

/** Whether the file of that path is a picture: its ending is the one that its bytes were given. */
export const isPicture = (path: string): boolean => /\.(?:jpg|png)$/.test(path);

/** Those of the paths that are files of that customer. */
export async function ownFiles(database: Queryable, paths: readonly string[], ownerId: number): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const found = await database
    .selectFrom('stored_file')
    .select('path')
    .where('path', 'in', [...paths])
    .where('owner_id', '=', ownerId)
    .execute();
  return new Set(found.map(({ path }) => path));
}

/** One file, several or none, as a multipart part brings them; an empty choice of a browser counts as none. */
export function filesIn(part: Blob | Blob[] | undefined): Blob[] {
  const files = (Array.isArray(part) ? part : [part]).filter((file) => file instanceof Blob);
  const chosen = files.filter((file) => file.size > 0 || (file instanceof File && file.name !== ''));
  if (chosen.length > countLimit) throw invalid('files', requestWords.tooManyFiles(countLimit), 'tooManyFiles');
  return chosen;
}

/** What the stored files are called, by their paths. */
export async function namesOfFiles(database: Queryable, paths: readonly string[]): Promise<Map<string, Stored>> {
  if (paths.length === 0) return new Map();
  const found = await database
    .selectFrom('stored_file')
    .select(['path', 'name', 'type'])
    .where('path', 'in', [...paths])
    .execute();
  return new Map(found.map((file) => [file.path, file]));
}

/** A stored file with its bytes. */
export async function readFile(server: Server, path: string) {
  return server.database.selectFrom('stored_file').selectAll().where('path', '=', path).executeTakeFirst();
}
