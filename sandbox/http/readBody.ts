/** Reads a body within its limits: JSON up to 1 MB, multipart up to 10 MB. */
import type { Context } from 'hono';
import type { Endpoint } from '../../src/contract/endpoints.ts';
import { isDeep } from '../domain/reading/bounds.ts';
import { Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';

const jsonLimit = 1024 * 1024;
const multipartLimit = 10 * 1024 * 1024;
/** More parts than an order of fifty lines with its files has. */
const partLimit = 250;

/** The raw bytes, never more than the limit. Content-Length is checked first, but not believed. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refused(413, requestWords.tooLarge, { code: 'tooLarge' });
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

function parseJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refused(400, requestWords.notJson, { code: 'malformed' });
  }
  if (isDeep(value)) throw new Refused(400, requestWords.tooDeep, { code: 'malformed' });
  return value;
}

/** `name[key]` where the call has a record of that name: the parts of one record. */
function partOf(name: string, endpoint: Endpoint): { record: string; key: string } | null {
  const { entries = {} } = endpoint.body as unknown as { entries?: Record<string, unknown> };
  const [, record, key] = /^(\w+)\[([\w-]{1,100})\]$/.exec(name) ?? [];
  const isRecord = record !== undefined && Object.hasOwn(entries, record) && !Object.hasOwn(entries, name);
  return isRecord && key !== undefined ? { record, key } : null;
}

/** How often the boundary stands in the bytes: at least once for each part, and once at the end. Stops when that is too often. */
function hasTooManyParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): boolean {
  const [, boundary] = /boundary="?([^";\s]{1,200})/i.exec(contentType) ?? [];
  if (boundary === undefined) return false;
  const all = Buffer.from(bytes.buffer);
  const delimiter = `--${boundary}`;
  let found = 0;
  for (let at = all.indexOf(delimiter); at !== -1; at = all.indexOf(delimiter, at + delimiter.length)) {
    found += 1;
    if (found > partLimit + 1) return true;
  }
  return false;
}

type Part = string | File;

/** All parts by their name, in one pass. */
function partsOf(form: FormData): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const [name, value] of form) {
    const same = parts.get(name);
    if (same) same.push(value);
    else parts.set(name, [value]);
  }
  return parts;
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  endpoint: Endpoint,
): Promise<Record<string, unknown>> {
  if (hasTooManyParts(bytes, contentType)) throw new Refused(413, requestWords.tooManyParts, { code: 'tooManyParts' });
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw new Refused(400, requestWords.notForm, { code: 'malformed' });
  }
  const body = new Map<string, unknown>();
  const records = new Map<string, Map<string, unknown>>();
  for (const [name, values] of partsOf(form)) {
    const value = values.length > 1 ? values : values[0];
    const part = partOf(name, endpoint);
    if (!part) body.set(name, value);
    else if (records.get(part.record)?.set(part.key, value) === undefined) {
      records.set(part.record, new Map([[part.key, value]]));
    }
  }
  for (const [name, record] of records) body.set(name, Object.fromEntries(record));
  return Object.fromEntries(body);
}

/** The body as the endpoint says it is encoded; undefined when there is none. Throws Refused 400, 413 or 415. */
export async function readBody(context: Context, endpoint: Endpoint): Promise<unknown> {
  const contentType = context.req.header('Content-Type') ?? '';
  if (endpoint.encoding === 'multipart') {
    if (!contentType.startsWith('multipart/form-data')) {
      throw new Refused(415, requestWords.takesForm, { code: 'mediaType' });
    }
    return parseForm(await bytesOf(context.req.raw, multipartLimit), contentType, endpoint);
  }
  const bytes = await bytesOf(context.req.raw, jsonLimit);
  if (bytes.length === 0) return undefined;
  if (!contentType.startsWith('application/json')) {
    throw new Refused(415, requestWords.takesJson, { code: 'mediaType' });
  }
  return parseJson(bytes);
}
