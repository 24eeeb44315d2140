/** A configuration as an operator wrote it: what does not fit costs itself and nothing else (T12). */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { violationsIn } from '../../../src/adapters/http/contractError.ts';
import { loadPicture } from '../../../src/adapters/http/loadPicture.ts';
import { mendConfig } from '../../../src/adapters/http/mendConfig.ts';
import { mended } from '../../../src/adapters/http/mended.ts';
import { reachPortal } from '../../../src/adapters/http/reachPortal.ts';
import { reloadWhenReachable } from '../../../src/adapters/http/reloadWhenReachable.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';

const Schema = v.object({
  id: v.number(),
  name: v.optional(v.string(), 'none'),
  list: v.optional(v.array(v.number()), []),
  deep: v.optional(v.object({ kept: v.optional(v.number(), 1), needed: v.number() }), { kept: 0, needed: 0 }),
});
const mend = (written: unknown, standIns: Record<string, unknown> = {}) =>
  mended(Schema, structuredClone(written), { depth: 1, standIns });
const named = (found: ReturnType<typeof mend>) => found?.violations.map((violation) => violation.split(': ')[0]);

describe('what was written', () => {
  test('stays where it fits', () => {
    const whole = { id: 1, name: 'Saha', list: [1], deep: { kept: 2, needed: 3 } };
    expect(mend(whole)).toEqual({ value: whole, violations: [] });
  });
  test('gives way to its default where it does not, and is named with the reason', () => {
    const found = mend({ id: 1, name: 7, list: [1] });
    expect(found?.value).toEqual({ id: 1, name: 'none', list: [1], deep: { kept: 0, needed: 0 } });
    expect(found?.violations).toEqual([expect.stringMatching(/^name: .*string.*7/i)]);
  });
  test('is left out of its list, entry by entry', () => {
    const found = mend({ id: 1, list: [1, 'x', 2, 'y', 3] });
    expect([found?.value.list, named(found)]).toEqual([
      [1, 2, 3],
      ['list.1', 'list.2'],
    ]);
  });
  test('costs what it belongs to where that cannot be without it, and is named once', () => {
    const fallen = { kept: 0, needed: 0 };
    const wrong = mend({ id: 1, deep: { kept: 5, needed: 'x' } });
    expect([wrong?.value.deep, named(wrong)]).toEqual([fallen, ['deep.needed']]);
    const missing = mend({ id: 1, deep: { kept: 5 } });
    expect([missing?.value.deep, named(missing)]).toEqual([fallen, ['deep.needed']]);
    const kept = mend({ id: 1, deep: { kept: 'x', needed: 3 } });
    expect([kept?.value.deep, named(kept)]).toEqual([{ kept: 1, needed: 3 }, ['deep.kept']]);
  });
  test('is replaced by a default where a value is required', () => {
    const standIns = { id: 9 };
    expect([mend({}, standIns)?.value.id, mend({ id: 'x' }, standIns)?.value.id]).toEqual([9, 9]);
    const Holder = v.object({ venue: v.object({ id: v.number() }) });
    const venue = { id: 4 };
    const found = mended(Holder, {}, { depth: 1, standIns: { venue } });
    expect(found?.value.venue).toEqual(venue);
    venue.id = 5;
    expect(found?.value.venue).toEqual({ id: 4 });
  });
  test('is given up as a whole after twenty faults', () => {
    const wrong = (count: number) => Array.from({ length: count }, (_, at) => ['x', at]).flat();
    const twenty = mend({ id: 1, list: wrong(20) });
    expect([twenty?.value.list.length, twenty?.violations.length]).toEqual([20, 20]);
    const more = mend({ id: 1, list: wrong(21), name: 7 });
    expect([more?.value.list, more?.violations.length]).toEqual([[], 21]);
  });
  test('is given up by its own name, also where another is written with the same letters', () => {
    const Numbers = v.optional(v.array(v.number()), []);
    const Deep = v.object({ ab: v.object({ c: Numbers }), a: v.object({ bc: Numbers }) });
    const wrong = Array.from({ length: 12 }, (_, at) => ['x', at]).flat();
    const found = mended(Deep, { ab: { c: wrong }, a: { bc: structuredClone(wrong) } }, { depth: 2, standIns: {} });
    expect([found?.value.ab.c.length, found?.value.a.bc.length, found?.violations.length]).toEqual([12, 12, 24]);
  });
  test('is not mended by what does not fit itself, as a default or in its stead', () => {
    expect(mend({}, { id: 'x' })).toBeNull();
    const Fields = v.object({ more: v.object({ id: v.number() }) });
    // SAFETY: that they do not fit is what is tried.
    const unfit = { more: {} } as never;
    const Missing = v.object({ data: v.optional(Fields, unfit) });
    const Empty = v.object({ data: v.nullish(Fields, unfit) });
    const ways = { depth: 1, standIns: {} };
    expect([mended(Missing, {}, ways), mended(Empty, {}, ways), mended(Empty, { data: null }, ways)]).toEqual([
      null,
      null,
      null,
    ]);
  });
  test('is given up as a whole where it was a text that fields are read from', () => {
    const Read = v.pipe(
      v.string(),
      v.transform((text): unknown => JSON.parse(text)),
      v.object({ id: v.number() }),
    );
    const Texts = v.object({ data: v.optional(Read, '{"id":1}') });
    const found = mended(Texts, { data: '{}' }, { depth: 1, standIns: { 'data.id': 2 } });
    expect(found?.value.data).toEqual({ id: 1 });
  });
  test.each([[null], ['text'], [7], [{}], [[]]])('%j cannot be mended', (written) => {
    expect(mend(written)).toBeNull();
  });
});

describe('T12: the configuration', () => {
  const warned = vi.spyOn(console, 'warn');
  const refused = vi.spyOn(console, 'error');
  beforeEach(() => {
    warned.mockReset().mockReturnValue();
    refused.mockReset().mockReturnValue();
    vi.stubGlobal('location', { hostname: 'saha.ae' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('is named in one line of the console, which stays readable', () => {
    const venue = { id: 1, name: 'Saha' };
    const { data } = mendConfig({ status: true, data: { venue, gtm_code: 7, colors: 'x'.repeat(600) } });
    expect(data.venue).toMatchObject(venue);
    expect(warned).toHaveBeenCalledTimes(1);
    const [line] = warned.mock.calls[0] as [string];
    expect(line).toMatch(/^The configuration has fields that do not fit; their defaults stand: (colors|gtm_code): /);
    const told = line.split('their defaults stand: ')[1]!.split('; ');
    expect(new Set(told.map((one) => one.split(':')[0]))).toEqual(new Set(['colors', 'gtm_code']));
    expect(Math.max(...told.map(({ length }) => length))).toBe(300);
  });
  test('is named by its own fields, and quoted as it was written', () => {
    mendConfig({ status: 'data.', data: { venue: { id: 1, name: 'Saha' } } });
    const [line] = warned.mock.calls[0] as [string];
    expect(line).toMatch(/their defaults stand: status: .*"data\."/);
  });
  test('of a site without a name becomes the one in its address', () => {
    expect(mendConfig({ data: {} })).toMatchObject({ status: true, data: { venue: { id: 1, name: 'saha.ae' } } });
  });
  test('that is none is refused', () => {
    expect(() => mendConfig('nonsense')).toThrow('there is no configuration in the answer');
    expect(refused.mock.calls).toEqual([['GET config: there is no configuration in the answer']]);
    expect(warned).not.toHaveBeenCalled();
  });
});

test('what does not fit is named by its first five fields, or as the answer', () => {
  const Six = v.object(Object.fromEntries(Array.from('abcdef', (name) => [name, v.number()])));
  const issues = (written: unknown) => violationsIn(v.safeParse(Six, written).issues ?? []);
  expect(
    issues({})
      .split('; ')
      .map((one) => one.split(': ')[0]),
  ).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(issues(null)).toMatch(/^\(answer\): \S/);
});

describe('F01: whether the server answers', () => {
  const asked: [string, RequestInit?][] = [];
  const answers = (answer: () => Promise<Response>) =>
    vi.stubGlobal('fetch', (...question: [string, RequestInit?]) => {
      asked.push(question);
      return answer();
    });
  beforeEach(() => void (asked.length = 0));
  afterEach(() => void vi.unstubAllGlobals());
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test('is requested past every cache, whatever the answer', async () => {
    answers(async () => new Response(null, { status: 404 }));
    expect((await reachPortal()).status).toBe(404);
    expect(asked).toEqual([['/version.json', { cache: 'no-store', signal: null }]]);
    answers(lost);
    await expect(reachPortal()).rejects.toBeInstanceOf(ConnectionError);
  });
  test('decides whether the page is reloaded, where that is wanted', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    answers(async () => new Response());
    const { signal } = new AbortController();
    expect(await reloadWhenReachable(false, signal)).toBeNull();
    expect([asked.length, reload.mock.calls.length]).toEqual([0, 0]);
    void reloadWhenReachable(true, signal);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    answers(lost);
    await expect(reloadWhenReachable(true, signal)).rejects.toBeInstanceOf(ConnectionError);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  test('with a picture', async () => {
    const pictures: { src: string }[] = [];
    let isThere = true;
    class Picture {
      src = '';
      constructor() {
        pictures.push(this);
      }
      decode = () => (isThere ? Promise.resolve() : Promise.reject(new Error('no picture')));
    }
    vi.stubGlobal('Image', Picture);
    expect([await loadPicture('/a.jpg'), pictures.map(({ src }) => src)]).toEqual(['/a.jpg', ['/a.jpg']]);
    isThere = false;
    await expect(loadPicture('/a.jpg')).rejects.toBeInstanceOf(ConnectionError);
  });
});
