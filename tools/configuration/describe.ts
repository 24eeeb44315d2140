/** What a setting takes and what stands while it is missing, read off its schema. */
import { Flag, Id, ImagePath, OptionalFlag } from '../../src/contract/wire/wire.ts';
import { configurationRecords, type ConfigurationRecord } from './records.ts';

/** What schemas show of themselves; each has the parts that its type has. */
interface Shown {
  readonly type: string;
  readonly wrapped?: Shown;
  readonly default?: unknown;
  readonly item?: Shown;
  readonly value?: Shown;
  readonly entries?: Readonly<Record<string, Shown>>;
  readonly options?: readonly unknown[];
  readonly message?: unknown;
  readonly pipe?: readonly Shown[];
}

const isWrapper = ({ type }: Shown) => ['nullish', 'optional', 'nullable'].includes(type);
/** Flags and pictures are read as such, before they are taken apart. */
const isFlag = (schema: Shown) => schema === Flag || schema === OptionalFlag;

/** A date says so where it refuses what is none. */
const isDate = ({ message, pipe }: Shown): boolean =>
  (typeof message === 'string' && message.startsWith('a date')) || (pipe?.slice(1).some(isDate) ?? false);

/** Fields that say by their name alone what they are. */
const selfExplaining = new Set(['id', 'name', 'ar_name', 'en', 'ar', 'url', 'text']);

/** The record that tells the fields of an object: a child of an entry of the navigation is told where the entry is. */
const recordTelling = (entries: Readonly<Record<string, Shown>>): ConfigurationRecord | undefined =>
  configurationRecords.find(({ schema }) =>
    Object.entries(entries).every(([key, entry]) => schema.entries[key] === entry),
  );

const linkTo = ({ title }: ConfigurationRecord) =>
  `[${title.toLowerCase()}](#${title.toLowerCase().replaceAll(' ', '-')})`;

/** @throws when an object has fields that nobody has put into words */
function objectInWords(entries: Readonly<Record<string, Shown>>): string {
  const keys = Object.keys(entries);
  const fields = `\`{ ${keys.join(', ')} }\``;
  if (keys.every((key) => selfExplaining.has(key))) return fields;
  const told = recordTelling(entries);
  if (told !== undefined) return linkTo(told);
  const kinds = new Set(Object.values(entries).map((entry) => typeInWords(entry)));
  const [kind = ''] = kinds;
  if (kinds.size === 1 && kind.startsWith('[')) return `${fields}, each ${kind}`;
  throw new Error(`Nobody says in tools/configuration/records.ts what ${keys.join(', ')} are for.`);
}

function typeInWords(schema: Shown): string {
  if (isFlag(schema)) return 'on or off';
  if (schema === ImagePath) return 'path of a picture';
  if (schema === Id) return 'number of a record';
  const { type, wrapped, item, value, entries, options, pipe } = schema;
  if (wrapped) return typeInWords(wrapped);
  if (item) return `list of ${typeInWords(item)}`;
  if (entries) return objectInWords(entries);
  if (value) return `${typeInWords(value)} by name`;
  if (type === 'picklist') return options!.map((option) => `\`${String(option)}\``).join(', ');
  if (pipe?.some(isDate)) return 'date, `YYYY-MM-DD`';
  if (type === 'string') return 'text';
  if (type === 'number') return 'number';
  throw new Error(`Nobody says in tools/configuration/describe.ts what a schema of the type ${type} takes.`);
}

function defaultInWords(schema: Shown): string {
  const part = schema;
  if (!isWrapper(part)) return 'must be there';
  const inner = part.wrapped!;
  if (isFlag(schema) || isFlag(inner)) return Number(part.default) === 1 ? 'on' : 'off';
  const value = part.default;
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return 'none';
  if (typeof value === 'string' || typeof value === 'number') return `\`${value}\``;
  return 'none of it';
}

export interface Setting {
  key: string;
  effect: string;
  takes: string;
  otherwise: string;
}

export const settingsOf = ({ schema, effects }: ConfigurationRecord): Setting[] =>
  Object.entries(schema.entries).map(([key, entry]) => ({
    key,
    effect: effects[key] ?? '',
    takes: typeInWords(entry),
    otherwise: defaultInWords(entry),
  }));
