/** Reads what was sent by its schema. A refused value is named, never repeated: it may be long, secret or an attack. */
import * as v from 'valibot';
import type { Words } from '../../words.ts';
import { excessIn, isDeep } from './bounds.ts';
import { impossibleDate } from './impossibleDate.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { unknownKey } from './unknownKeys.ts';

export interface Fault {
  /** `products.1.price`; null when it is the whole. */
  readonly path: string | null;
  readonly code: string;
  readonly said: Words;
}

/** What the schema wants. Its own sentences are told; those of the library name what it got, and are told without that. */
function wantedBy({ message, expected }: v.BaseIssue<unknown>): string {
  const isTheLibrarys = /^Invalid [^:]{1,40}:/.test(message);
  if (!isTheLibrarys) return message;
  return expected === null ? 'is not valid' : `expected ${expected}`;
}

const faultAt = (path: string, code: string, words: (path: string) => Words): Fault => ({
  path: path || null,
  code,
  said: words(path || 'value'),
});

/** The first thing that is wrong, null when all is well. Fields that the schema does not know count when it is read strictly. */
export function faultIn(schema: v.GenericSchema, value: unknown, strictly: boolean): Fault | null {
  if (isDeep(value)) return { path: null, code: 'malformed', said: requestWords.tooDeep };
  const excess = excessIn(value);
  if (excess?.what === 'tooLong') return faultAt(excess.path, 'tooLong', requestWords.tooLong);
  if (excess) return faultAt(excess.path, 'invalid', requestWords.invalidField);
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    const wanted = wantedBy(issue);
    return {
      path,
      code: 'invalid',
      said: requestWords.unreadable(path === null ? wanted : `${path}: ${wanted}`, path),
    };
  }
  const impossible = impossibleDate(value);
  if (impossible) return faultAt(impossible, 'invalid', requestWords.noSuchDate);
  const unknown = strictly ? unknownKey(schema, value) : null;
  return unknown === null ? null : faultAt(unknown, 'unknownField', requestWords.unknownField);
}
