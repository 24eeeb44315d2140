/** The manifests that install each site, in both languages: name, start address, and icons of the stated sizes (061). */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxInMemory, type InMemory } from './sandboxInMemory.ts';

let open: InMemory;
beforeAll(async () => {
  open = await sandboxInMemory('http://localhost:5173');
});
afterAll(() => open.sandbox.close());

const Manifest = v.strictObject({
  id: v.literal('/'),
  name: v.string(),
  short_name: v.string(),
  lang: v.string(),
  dir: v.string(),
  start_url: v.string(),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  theme_color: v.pipe(v.string(), v.hexColor()),
  background_color: v.pipe(v.string(), v.hexColor()),
  icons: v.array(
    v.strictObject({
      src: v.string(),
      sizes: v.string(),
      type: v.literal('image/png'),
      purpose: v.picklist(['any', 'maskable']),
    }),
  ),
});

/** Width and height are in the first chunk of a PNG. */
async function sizeOf(path: string): Promise<string> {
  const answer = await open.page(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const bytes = new DataView(await answer.arrayBuffer());
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
}

test.each([
  ['localhost', 'Saha', 'ساحة'],
  ['baps.localhost', 'Utsav Hall', 'قاعة أُتساف'],
  ['sports.localhost', 'Kura Club', 'نادي كورة'],
  ['events.localhost', 'Layali Live', 'ليالي لايف'],
])('%s', async (host, english, arabic) => {
  const { body } = await open.ask('config', { headers: { 'X-Forwarded-Host': `${host}:5173` } });
  for (const [address, lang, dir, name] of [
    [body.data.manifest_url, 'en', 'ltr', english],
    [body.data.ar_manifest_url, 'ar', 'rtl', arabic],
  ]) {
    const answer = await open.page(address);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/manifest+json']);
    const manifest = v.parse(Manifest, await answer.json());
    expect(manifest).toMatchObject({ lang, dir, name, short_name: name, start_url: `/?lang=${lang}` });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes);
  }
});

test.each([
  '/art/manifests/nobody.en.webmanifest',
  '/art/manifests/kura.fr.webmanifest',
  '/art/manifests/.en.webmanifest',
  '/art/icons/kura-any-64.png',
  '/art/icons/draw.ts',
  '/art/icons/..%2fbrand.ts',
])('%s is nowhere', async (path) => {
  expect((await open.page(path)).status).toBe(404);
});
