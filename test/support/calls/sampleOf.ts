/** The smallest value that a schema of the contract accepts, as a default answer for tests of calls. */
import * as v from 'valibot';

interface Part {
  readonly type: string;
  readonly entries?: Record<string, Part>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Part;
  readonly items?: readonly Part[];
  readonly class?: unknown;
}

const texts = [
  'text',
  '2026-11-25',
  '10:00:00',
  '10:00',
  '2026-11-25 10:00:00',
  '2026-11-25T10:00:00Z',
  '1',
  '1'.repeat(15),
  'AED',
  'a@b.ae',
  'https://saha.ae/',
  '/a.png',
  '#123456',
];

function plainSample(part: Part): unknown {
  switch (part.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object': {
      const needed = Object.entries(part.entries!).filter(([, { type }]) => !/^(?:nullish|optional)$/.test(type));
      return Object.fromEntries(needed.map(([name, entry]) => [name, sampleOf(entry)]));
    }
    case 'array':
      return [];
    case 'tuple':
      return part.items!.map(sampleOf);
    case 'record':
      return {};
    case 'literal':
      return part.literal;
    case 'picklist':
      return part.options![0];
    case 'union':
    case 'variant':
      return sampleOf(part.options![0] as Part);
    case 'boolean':
      return false;
    case 'number':
      return 1;
    case 'nullable':
    case 'unknown':
    case 'any':
      return null;
    case 'instance':
      return new Blob(['%PDF'], { type: 'application/pdf' });
    default:
      return undefined;
  }
}

/** Where a schema has rules of its own, the test gives the answer. */
export function sampleOf(part: Part): unknown {
  if (part.type !== 'string') return plainSample(part);
  // SAFETY: a part of a schema is itself a schema.
  return texts.find((text) => v.is(part as unknown as v.GenericSchema, text)) ?? texts[0];
}
