/** No text, however long and however it is built, keeps a pattern or a rule of this project busy (T29). */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../machines/checkout/terms.ts';
import { isEmail } from '../../../machines/person/email.ts';
import { emiratesIdFault } from '../../../machines/person/emiratesId.ts';
import { idProofFault } from '../../../machines/person/idProof.ts';
import { nameFault, splitName } from '../../../machines/person/name.ts';
import { codeFault } from '../../../machines/person/oneTimeCode.ts';
import { passwordFault } from '../../../machines/person/password.ts';
import { nationalNumber, phoneFault } from '../../../machines/phone/phoneRules.ts';
import { safeReturnPath } from '../../../machines/session/returnPath.ts';
import { formFault } from '../../../sandbox/domain/content/formAnswers.ts';
import { idProofOf, mobileOf, nameOf } from '../../../sandbox/http/account/personFields.ts';
import { isEmiratesId } from '../../../sandbox/domain/access/emiratesId.ts';
import { phoneKey } from '../../../sandbox/domain/access/phones.ts';
import { personFault } from '../../../sandbox/domain/attendees/personFault.ts';
import { Customer } from '../../../src/contract/customers/customers.ts';
import { additionalFieldTypes } from '../../../src/contract/forms/forms.ts';
import { endpoints, type Endpoint } from '../../../src/contract/endpoints.ts';
import { redact } from '../../../src/adapters/http/redact.ts';
import { endsApart, pastedDate } from '../../../src/components/dates/typedDate.ts';
import { growthOf, piecesFor, shapesOf, workOf } from './hostileTexts.ts';

interface Pattern {
  readonly where: string;
  readonly pattern: RegExp;
}

function patternsIn(path: string): Pattern[] {
  const text = readFileSync(path, 'utf8');
  const found: Pattern[] = [];
  // The JSON of the syntax tree contains every literal.
  JSON.stringify(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), (_, node: unknown) => {
    const { regex, start } = (node ?? {}) as { regex?: { pattern: string; flags: string }; start?: number };
    if (regex) {
      const line = text.slice(0, start).split('\n').length;
      found.push({ where: `${path}:${line}`, pattern: new RegExp(regex.pattern, regex.flags) });
    }
    return node;
  });
  return found;
}

const written = ['machines', 'src', 'sandbox'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => ['.ts', '.tsx'].includes(extname(path)) && !path.endsWith('.d.ts'))
    .flatMap(patternsIn),
);
/** Each once, wherever it stands; without repetition one looks at no more than its own length, wherever it begins. */
const patterns = [...new Map(written.map((one) => [String(one.pattern), one])).values()].filter(({ pattern }) =>
  /[*+{]/.test(pattern.source),
);

/** What follows from each piece, at growing lengths; stops at the first that takes long. */
function slowest(pieces: readonly string[], lengths: readonly number[], much: number, run: (text: string) => unknown) {
  for (const length of lengths) {
    for (const piece of pieces) {
      for (const text of shapesOf(piece, length)) {
        const work = workOf(() => run(text), much);
        if (work > much) return `${length} characters of ${JSON.stringify(piece)} take ${Math.round(work)} ms`;
      }
    }
  }
  return null;
}

describe('patterns', () => {
  /**
   * A text for which the pattern takes too long. For a short text, much time is too much at once; for a long one, time
   * must grow with its length: three times the text may take three times as long, but not nine times.
   */
  function slowestFor(pattern: RegExp): string | null {
    // Global ones are used to replace; that visits every place where they could begin.
    const run = (text: string) => text.replace(pattern, '');
    const pieces = piecesFor(pattern.source);
    const short = slowest(pieces, [25, 100, 1_000], 20, run);
    if (short !== null) return short;
    for (const piece of pieces) {
      for (const [shape, text] of shapesOf(piece, 10_000).entries()) {
        const work = workOf(() => run(text), 6);
        if (work <= 6) continue;
        const longer = shapesOf(piece, 30_000)[shape]!;
        const growth = growthOf(
          () => run(text),
          () => run(longer),
        );
        if (growth > 6) {
          return `10,000 characters of ${JSON.stringify(piece)} take ${Math.round(work)} ms, 30,000 ${growth.toFixed(1)} times that`;
        }
      }
    }
    return null;
  }

  test('T29: every one that is written anywhere takes its text in one go', () => {
    expect(written.length).toBeGreaterThan(150);
    expect(patterns.length).toBeGreaterThan(100);
    const slow = patterns.flatMap(({ where, pattern }) => {
      const found = slowestFor(pattern);
      return found === null ? [] : [`${where} ${pattern}: ${found}`];
    });
    expect(slow).toEqual([]);
  });

  test.each([/^\S+@\S+\.\S+$/, /<[^>]*>/g, /[?.\s]+$/, /^(a+)+$/, /\beyJ[\w-]+\.[\w-]+/g])(
    '%s is found slow',
    (pattern) => {
      expect(slowestFor(pattern)).not.toBeNull();
    },
  );
});

const takes = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
  } catch {
    // Refused, which is as good as taken.
  }
};

const somebody = v.parse(Customer, { name: 'Mona Saleh' });
const known = { today: '2026-11-24', religions: [], isFile: () => false };
const bodies = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body);

/** A rule that reads what people write, or what a stranger has written into an address. */
const rules: Readonly<Record<string, (text: string) => unknown>> = {
  isEmail,
  nameFault,
  splitName,
  emiratesIdFault,
  codeFault,
  passwordFault,
  idProofFault: (text) => [idProofFault(32, text), idProofFault(33, text)],
  phoneFault: (text) => [phoneFault('971', text), phoneFault(text, '501234567')],
  nationalNumber: (text) => nationalNumber('971', text),
  safeReturnPath: (text) => [text, `/${text}`].map((path) => safeReturnPath(path, 'https://portal.example')),
  plainText,
  redact,
  typedDate: (text) => [pastedDate(text), endsApart(text)],
  formFault: (text) =>
    additionalFieldTypes.map((type) =>
      formFault(
        [{ id: 1, slug: 'x', type, is_visible: true, is_required: true, name: 'X', options: [] } as never],
        [{ id: 1, slug: 'x', value: text, content: null, ar_content: null }],
      ),
    ),
  'sandbox: isEmiratesId': isEmiratesId,
  'sandbox: phoneKey': phoneKey,
  'sandbox: nameOf': takes((text) => nameOf('name', text)),
  'sandbox: mobileOf': takes((text) => mobileOf(text, '971')),
  'sandbox: idProofOf': takes((text) => [idProofOf('32', text), idProofOf('33', text)]),
  'sandbox: personFault': (text) =>
    ['name', 'email', 'mobile_number', 'country_code', 'id_proof_number'].map((field) =>
      personFault({ ...somebody, [field]: text }, known),
    ),
  'contract: every field of every body': (text) => {
    for (const [, { body }] of bodies) {
      const { entries = {} } = body as unknown as { entries?: Record<string, v.GenericSchema> };
      for (const field of Object.values(entries)) v.safeParse(field, text);
    }
  },
};

describe('rules', () => {
  test.each(Object.entries(rules))('T29: %s reads 50,000 characters of anything in no time', (_, rule) => {
    const pieces = ['a', '1', ' ', '@', '.', '@.', 'a@', 'a.', '<', '-', '+', '0', '/', '٣', '\u0301', 'A a', '784-'];
    expect(slowest(pieces, [100, 1_000, 10_000, 50_000], 50, rule)).toBeNull();
  });
});
