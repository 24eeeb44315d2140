/** Writes what servers need beside the documents: compressed copies, and the files for nginx. */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HeadersFile } from './securityHeaders.ts';
import { fileTypes, isText } from './fileTypes.ts';
import { nginxFiles } from './nginxFiles.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  const [br, gz] = await Promise.all([
    brotli(content, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Into the built folder, before the headers file, which says that the build has ended. */
export async function writeServingFiles(folder: string, headers: HeadersFile): Promise<void> {
  for (const [path, text] of Object.entries(nginxFiles(headers))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => isText(fileTypes[extname(file)] ?? ''));
  await Promise.all(texts.map((file) => compress(join(folder, file))));
}
