/**
 * Examples of what goes over the wire, in which each field says what else may stand in its place and what may not. A bare
 * value is a field that must be there and be of that kind.
 */
import * as v from 'valibot';

/** How a field is read where it is missing, or null: as something else, not at all, or the whole is refused. */
type Absence = { readonly reads: unknown } | 'left out' | 'refused';

interface Field {
  readonly sent: unknown;
  /** As it is sent, unless said otherwise. */
  readonly reads?: { readonly value: unknown };
  /** What else may be sent, and how that is read. */
  readonly accepts: readonly (readonly [sent: unknown, read: unknown])[];
  readonly refuses: readonly unknown[];
  readonly missing: Absence;
  readonly nothing: Absence;
}

class WireField implements Field {
  readonly sent: unknown;
  readonly reads?: { readonly value: unknown };
  readonly accepts: Field['accepts'];
  readonly refuses: readonly unknown[];
  readonly missing: Absence;
  readonly nothing: Absence;

  constructor(sent: unknown, said: Partial<Omit<Field, 'sent'>> = {}) {
    this.sent = sent;
    if (said.reads) this.reads = said.reads;
    this.accepts = said.accepts ?? [];
    this.refuses = said.refuses ?? [];
    this.missing = said.missing ?? 'refused';
    this.nothing = said.nothing ?? 'refused';
  }

  but(said: Partial<Omit<Field, 'sent'>>): WireField {
    const { sent, reads, accepts, refuses, missing, nothing } = this;
    return new WireField(sent, { ...(reads && { reads }), accepts, refuses, missing, nothing, ...said });
  }
}

const same = (...values: readonly unknown[]) => values.map((value) => [value, value] as const);
const otherKind = (value: unknown): unknown => (typeof value === 'string' ? 7 : 'something');
const fieldOf = (value: unknown): WireField =>
  value instanceof WireField ? value : new WireField(value, { refuses: [otherKind(value)] });

/** May be missing or null, and is then read like this. */
export const may = (value: unknown, reads: unknown = null): WireField =>
  fieldOf(value).but({ missing: { reads }, nothing: { reads } });
/** May be missing, and is then read like this or not at all; it is never null. */
export const maybe = (value: unknown, reads?: unknown): WireField =>
  fieldOf(value).but({ missing: reads === undefined ? 'left out' : { reads } });
/** May be missing or null, and stays so. */
export const nullable = (value: unknown): WireField =>
  fieldOf(value).but({ missing: 'left out', nothing: { reads: null } });

export const text = (sent: string, length: { least?: number; most?: number } = {}): WireField =>
  new WireField(sent, {
    accepts: same(
      ...(length.least === undefined ? [''] : ['x'.repeat(length.least)]),
      ...(length.most === undefined ? [] : ['x'.repeat(length.most)]),
    ),
    refuses: [
      7,
      ...(length.least === undefined ? [] : ['x'.repeat(length.least - 1)]),
      ...(length.most === undefined ? [] : ['x'.repeat(length.most + 1)]),
    ],
  });
/** A text of a certain form. */
export const formed = (sent: string, accepts: readonly string[], refuses: readonly string[]): WireField =>
  new WireField(sent, { accepts: same(...accepts), refuses: [7, '', ` ${sent}`, `${sent} `, ...refuses] });
/** Whole numbers from 1 to what four bytes hold. */
export const id = (sent = 41): WireField =>
  new WireField(sent, { accepts: same(1, 2_147_483_647), refuses: [0, -1, 1.5, 2_147_483_648, '41'] });
/** Whole numbers. */
export const count = (sent: number, { least = 0, most }: { least?: number; most?: number } = {}): WireField =>
  new WireField(sent, {
    accepts: same(least, ...(most === undefined ? [] : [most])),
    refuses: [least - 1, sent + 0.5, String(sent), ...(most === undefined ? [] : [most + 1])],
  });
/** Any number. */
export const size = (sent: number): WireField =>
  new WireField(sent, { accepts: same(0, -1.5), refuses: [String(sent)] });
/** A number that is not below the least, and need not be whole. */
export const from = (least: number, sent: number, most?: number): WireField =>
  new WireField(sent, {
    accepts: same(least, least + 0.25, ...(most === undefined ? [] : [most])),
    refuses: [least - 0.01, String(sent), ...(most === undefined ? [] : [most + 1])],
  });
/** Major units, never negative. */
export const amount = (sent: number): WireField => from(0, sent, 1e12);
export const bit = (sent: 0 | 1 = 1): WireField =>
  new WireField(sent, { accepts: same(0, 1), refuses: [2, true, '1'] });
/** In any of the three spellings (Q3.1.b). */
export const flag = (): WireField =>
  new WireField(1, {
    reads: { value: true },
    accepts: [
      [0, false],
      [true, true],
      [false, false],
      ['1', true],
      ['0', false],
    ],
    refuses: ['yes', 2, 'true'],
  });
/** Off where it is not told. */
export const offFlag = (): WireField => may(flag(), false);
export const oneOf = <T extends string | number>(sent: T, ...others: readonly T[]): WireField =>
  new WireField(sent, { accepts: same(...others), refuses: ['', 'other', -1] });
export const date = (sent = '2026-11-26'): WireField =>
  formed(
    sent,
    ['1990-01-31'],
    ['26-11-2026', '2026-1-26', '2026-11-2', '2026/11/26', '2026-11-26T10:00', 'x2026-11-26'],
  );
export const time = (sent = '18:00:00'): WireField =>
  formed(sent, ['00:00:00', '23:59:59'], ['18:00', '8:00:00', '18:0:00', '18:00:0', '018:00:00', '18:00:000']);
export const stamp = (sent = '2026-11-26 18:00:00'): WireField =>
  formed(
    sent,
    [],
    ['2026-11-26', '2026-11-26T18:00:00', '2026-11-26 18:00', '26-11-26 18:00:00', '2026-11-26 18:00:000'],
  );
export const email = (sent = 'layla@saha.example'): WireField =>
  formed(sent, ['a@b.c'], ['layla', 'layla@saha', 'layla@.example', '@saha.example', 'layla @saha.example']);
/** One of several kinds. */
export const either = (sent: unknown, others: readonly unknown[], refuses: readonly unknown[]): WireField =>
  new WireField(sent, {
    reads: { value: sent },
    accepts: same(...others),
    refuses,
    nothing: others.includes(null) ? { reads: null } : 'refused',
  });
/** Whatever it is, it is handed on. */
export const anything = (sent: unknown): WireField => either(sent, ['something', 7, true, [1], { a: 1 }], []);
/** One file or several. */
export const files = (): WireField => {
  const [one, other] = [new Blob(['one']), new Blob(['other'])];
  return either(one, [[one, other]], ['path/of.png', {}, ['path/of.png']]);
};
/** Sent like this, read like that. */
export const read = (
  sent: unknown,
  value: unknown,
  said: Partial<Pick<Field, 'accepts' | 'refuses'>> = {},
): WireField => new WireField(sent, { reads: { value }, ...said });
/** A number of a query, which arrives as text. */
export const number = (field: WireField): WireField =>
  new WireField(String(field.sent), {
    reads: { value: field.sent },
    accepts: [...field.accepts, ...field.accepts.map(([sent, value]) => [String(sent), value] as const)],
    refuses: [
      '',
      'many',
      'x7',
      '7x',
      '1.',
      '.5',
      '1.x',
      ...field.refuses.flatMap((one) => (typeof one === 'number' ? [one, String(one)] : [])),
    ],
    missing: field.missing,
    nothing: field.nothing,
  });
/** With its Arabic twin (R3.10.14). */
export const named = (name: string) => ({ name, ar_name: may('اسم') });

type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function plain(value: unknown, side: 'sent' | 'read'): unknown {
  if (value instanceof WireField) return side === 'read' && value.reads ? value.reads.value : plain(value.sent, side);
  if (Array.isArray(value)) return value.map((one) => plain(one, side));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, side)]));
}

function fieldsIn(value: unknown, path: Path = []): { path: Path; field: WireField }[] {
  const here = path.length === 0 && !(value instanceof WireField) ? [] : [{ path, field: fieldOf(value) }];
  const inner = value instanceof WireField ? (value.reads ? null : value.sent) : value;
  if (Array.isArray(inner)) return [...here, ...inner.flatMap((one, at) => fieldsIn(one, [...path, at]))];
  if (!isRecord(inner)) return here;
  return [...here, ...Object.entries(inner).flatMap(([name, one]) => fieldsIn(one, [...path, name]))];
}

const gone = Symbol('gone');

/** The same with something else at a place of it. */
function withAt(value: unknown, [step, ...rest]: Path, replacement: unknown): unknown {
  if (step === undefined) return replacement;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? withAt(one, rest, replacement) : one));
  const record = value as Record<string, unknown>;
  const others = Object.fromEntries(Object.entries(record).filter(([name]) => name !== step));
  const changed = withAt(record[step], rest, replacement);
  return changed === gone ? others : { ...others, [step]: changed };
}

const shown = (value: unknown): string => (value === gone ? 'nothing' : (JSON.stringify(value) ?? 'undefined'));
/** Where two values differ, and what stands there instead of what should. */
function differences(value: unknown, expected: unknown, path = ''): string[] {
  const names = (one: unknown) =>
    Array.isArray(one) ? [...one.keys()].map(String) : isRecord(one) ? Object.keys(one) : null;
  const [here, there] = [names(value), names(expected)];
  if (!here || !there || Array.isArray(value) !== Array.isArray(expected))
    return Object.is(value, expected) ? [] : [`${path}: ${shown(value)} instead of ${shown(expected)}`];
  const partOf = (one: unknown, name: string) =>
    Object.hasOwn(one as object, name) ? (one as Record<string, unknown>)[name] : gone;
  return [...new Set([...here, ...there])].flatMap((name) =>
    differences(partOf(value, name), partOf(expected, name), `${path}.${name}`),
  );
}

/** All that is read otherwise than the example says; each refusal must name the field. */
export function faultsOf(schema: v.GenericSchema, example: unknown): string[] {
  const sent = plain(example, 'sent');
  const expected = plain(example, 'read');
  const faults: string[] = [];
  const expectRead = (what: string, input: unknown, output: unknown): void => {
    const result = v.safeParse(schema, input);
    if (!result.success) faults.push(`${what} is refused: ${result.issues.map(({ message }) => message).join(', ')}`);
    else faults.push(...differences(result.output, output).map((one) => `${what} is read with ${one}`));
  };
  const expectRefused = (what: string, input: unknown, path: string): void => {
    const result = v.safeParse(schema, input);
    if (result.success) faults.push(`${what} is taken`);
    else if (!result.issues.some((issue) => `${v.getDotPath(issue) ?? ''}.`.startsWith(`${path}.`)))
      faults.push(`${what} is refused for ${result.issues.map((issue) => v.getDotPath(issue)).join(', ')}`);
  };
  expectRead('the whole', sent, expected);
  for (const { path, field } of fieldsIn(example)) {
    const name = path.join('.');
    const place = (value: unknown) => withAt(sent, path, value);
    const asRead = (value: unknown) => withAt(expected, path, value);
    for (const [value, reads] of field.accepts) expectRead(`${name}: ${shown(value)}`, place(value), asRead(reads));
    for (const value of field.refuses) expectRefused(`${name}: ${shown(value)}`, place(value), name);
    if (typeof path.at(-1) === 'number') continue;
    for (const [absence, value] of [
      [field.missing, gone],
      [field.nothing, null],
    ] as const) {
      const what = `${name}: ${shown(value)}`;
      if (absence === 'refused') expectRefused(what, place(value), name);
      else expectRead(what, place(value), asRead(absence === 'left out' ? gone : absence.reads));
    }
  }
  return faults;
}

/** The fields for which something is refused, each once; none where it is taken. */
export function wrong(schema: v.GenericSchema, example: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, plain(example, 'sent'));
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}
