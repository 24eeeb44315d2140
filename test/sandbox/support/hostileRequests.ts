/** Hostile requests: made from the contract's own schemas, so that they get far, and then spoilt somewhere. */
import * as v from 'valibot';
import { endpoints, type Endpoint, type EndpointName } from '../../../src/contract/endpoints.ts';
import type { Random } from '../../../sandbox/data/seed/random.ts';

/** True once in so many times. */
const once = (random: Random, of: number): boolean => random.between(1, of) === 1;

interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly pipe?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

const texts = [
  '',
  'x',
  'Layla Haddad',
  'a@b.cd',
  'layla@saha.example',
  '500000001',
  '971',
  '123456',
  '2026-11-26',
  '10:00:00',
  '11:00:00',
  '2026-11-26 10:00:00',
  '1',
  '0',
  '784199112345675',
  'padel',
  'SAHA10',
  'SAHA-M-1002',
  '{}',
  '[]',
  'Female',
  '32',
  'file',
  'new',
];
const numbers = [0, 1, 2, 11, 21, 31, 61, 501, 1101, 1102, 1301, 1303, 2101, 32, 784, 50];

const long = 'A'.repeat(50_000);
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });
const hostile: readonly unknown[] = [
  null,
  true,
  [],
  {},
  -1,
  0,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  -(2 ** 63),
  1e300,
  'NaN',
  '1e999',
  long,
  '@.'.repeat(2_000),
  '<'.repeat(9_000),
  ' '.repeat(9_000),
  '0'.repeat(9_000),
  '\u0000',
  '\ud800',
  '\u202e٣',
  '9'.repeat(30),
  '-0',
  "'; drop table customer; --",
  '{{7*7}}',
  '../../etc/passwd',
  'files/../x.png',
  '__proto__',
  'constructor',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '99:99:99',
  '23:59:59',
  '00:00:00',
  deep(8),
  deep(40),
  Array.from({ length: 3_000 }, () => 0),
  [[[[]]]],
];
const strangeKeys = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'is_admin',
  '',
  'x'.repeat(5_000),
  'a.b',
  'product_files[x]',
  '\u0000',
];

/** Something that the schema takes, as far as chance finds it. */
function sample(shape: Shape, random: Random): unknown {
  const { type, wrapped, pipe, entries, item, options } = shape;
  if (type === 'optional' || type === 'nullish' || type === 'nullable')
    return once(random, 3) ? null : sample(wrapped!, random);
  if (pipe) {
    const base = pipe[0]!;
    for (let tries = 0; tries < 40; tries += 1) {
      const value = sample(base, random);
      if (v.is(shape as unknown as v.GenericSchema, value)) return value;
    }
    return sample(base, random);
  }
  if (entries) {
    return Object.fromEntries(
      Object.entries(entries)
        .filter(([, entry]) => !entry.type.startsWith('optional') || !once(random, 3))
        .map(([key, entry]) => [key, sample(entry, random)] as const)
        .filter(([key, value]) => value !== null || entries[key]!.type !== 'optional'),
    );
  }
  if (type === 'array') return Array.from({ length: random.between(0, 3) }, () => sample(item!, random));
  if (type === 'union' || type === 'variant') return sample(random.pick(options!) as Shape, random);
  if (type === 'picklist') return random.pick(options!);
  if (type === 'literal') return shape.literal;
  if (type === 'boolean') return once(random, 2);
  if (type === 'number') return random.pick(numbers);
  if (type === 'instance') return new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
  if (type === 'record')
    return { [random.pick(['email', 'city', 'dob', 'documents', 'preferences', 'gender', 'otp'])]: random.pick(texts) };
  return random.pick(texts);
}

/** Mostly of the same type, since a value of another type is refused before it reaches anything. */
function trapFor(value: unknown, random: Random): unknown {
  const alike = hostile.filter((trap) => typeof trap === typeof value);
  return alike.length > 0 && !once(random, 4) ? random.pick(alike) : random.pick(hostile);
}

/** The same with one or more places spoilt. */
function spoilt(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Blob || once(random, 10)) {
    return trapFor(value, random);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(hostile)];
    const at = random.between(0, value.length - 1);
    return value.map((item: unknown, index) => (index === at ? spoilt(item, random) : item));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || once(random, 8)) {
    return Object.defineProperty({ ...value }, random.pick(strangeKeys), {
      value: random.pick(hostile),
      enumerable: true,
    });
  }
  const key = random.pick(keys);
  return { ...value, [key]: spoilt((value as Record<string, unknown>)[key], random) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    for (const part of Array.isArray(value) ? (value.slice(0, 40) as unknown[]) : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== null) form.append(name, textOf(part));
    }
  }
  return form;
}

type Body = { readonly body?: BodyInit; readonly type?: string };

/** Invalid bodies. */
const broken: readonly Body[] = [
  { body: '{"a":', type: 'application/json' },
  { body: '['.repeat(100_000), type: 'application/json' },
  { body: '{"__proto__":{"isAdmin":true}}', type: 'application/json' },
  { body: '"text"', type: 'application/json' },
  { body: 'null', type: 'application/json; charset=utf-7' },
  { body: new Uint8Array([0xff, 0xfe, 0x00]), type: 'application/json' },
  { body: '<x/>', type: 'text/xml' },
  { body: 'a=b', type: 'application/x-www-form-urlencoded' },
  { body: '--B\r\nContent-Disposition: form-data; name="a', type: 'multipart/form-data; boundary=B' },
  { body: 'no boundary', type: 'multipart/form-data' },
  { body: '--B--\r\n', type: 'multipart/form-data; boundary=B' },
  {
    body: '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(400),
    type: 'multipart/form-data; boundary=B',
  },
  {},
];

/** Orders hide their bookings in a text; by its schema they get to the prices. */
const orderParts = {
  cardId: 'new',
  email: 'a@b.cd',
  first_name: 'L',
  mobile: '+971500000001',
  is_wallet: '0',
  is_qpoints: '0',
  save_card: '0',
  is_anonymous: '0',
  isBaps: '0',
};

function bodyFor(name: EndpointName, endpoint: Endpoint, products: v.GenericSchema, random: Random): Body {
  if (!endpoint.body) return once(random, 4) ? random.pick(broken) : {};
  if (once(random, 6)) return random.pick(broken);
  let body = sample(endpoint.body, random);
  if (name === 'placeOrder' && !once(random, 4)) {
    const product = sample(products, random);
    body = { ...orderParts, product: JSON.stringify(once(random, 3) ? product : spoilt(product, random)) };
  }
  if (!once(random, 3)) body = spoilt(body, random);
  if (endpoint.encoding === 'multipart' && typeof body === 'object' && body !== null) return { body: formOf(body) };
  return { body: JSON.stringify(body) ?? 'undefined', type: 'application/json' };
}

const params = [
  '1',
  '11',
  '501',
  '1301',
  '2147483647',
  '2147483648',
  '999999999999999',
  '0',
  '-1',
  'x',
  '%00',
  '..%2f..',
  'a'.repeat(300),
  '%F0%9F',
  '%E2%80%AE',
  'welcome',
];
const headers: readonly Record<string, string>[] = [
  { 'X-Session-Id': 'x'.repeat(200) },
  { 'X-User-Time': '2026-11-24 10:00:00', 'X-User-Timezone': 'Mars/Olympus' },
  { 'Idempotency-Key': 'k'.repeat(2_000) },
  { 'Accept-Language': 'ar;'.repeat(500) },
  { 'Content-Length': '-5' },
  { Origin: 'null' },
  { 'X-Visitor-Token': '\u00ff' },
];

export interface HostileRequest {
  readonly name: EndpointName;
  readonly method: string;
  /** Below /api/v2/. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/**
 * One request to that endpoint; the caller is chosen elsewhere.
 * @param products schema of an order's bookings
 */
export function hostileRequest(name: EndpointName, products: v.GenericSchema, random: Random): HostileRequest {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => random.pick(params));
  const query = endpoint.query ? sample(endpoint.query, random) : {};
  const asked = once(random, 2) ? query : spoilt(query, random);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(typeof asked === 'object' && asked !== null ? asked : { x: asked })) {
    if (value !== null) search.append(key.slice(0, 200), textOf(value).slice(0, 8_000).toWellFormed());
  }
  const { body, type } = endpoint.method === 'GET' ? {} : bodyFor(name, endpoint, products, random);
  return {
    name,
    method: endpoint.method,
    path: search.size > 0 ? `${path}?${search}` : path,
    headers: {
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...(once(random, 8) ? random.pick(headers) : {}),
    },
    ...(body === undefined ? {} : { body }),
  };
}
