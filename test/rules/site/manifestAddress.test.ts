/** A site is installed by a manifest of its own origin, in the customer's language (061). */
import { expect, test } from 'vitest';
import { manifestAddress } from '../../../machines/site/manifestAddress.ts';

const origin = 'https://portal.example';
const both = { manifest_url: '/art/en.webmanifest', ar_manifest_url: `${origin}/art/ar.webmanifest` };

test.each([
  ['each language has its own', both, 'en', `${origin}/art/en.webmanifest`],
  ['an address that stands alone is as good', both, 'ar', `${origin}/art/ar.webmanifest`],
  [
    'without an Arabic one the English one holds',
    { ...both, ar_manifest_url: null },
    'ar',
    `${origin}/art/en.webmanifest`,
  ],
  ['the Arabic one alone is none for English', { ...both, manifest_url: null }, 'en', null],
  ['none', { manifest_url: null, ar_manifest_url: null }, 'ar', null],
  ['nothing but a blank', { ...both, manifest_url: ' ' }, 'en', null],
  ['another origin’s is left out', { ...both, manifest_url: 'https://pictures.example/en.webmanifest' }, 'en', null],
  ['one that only looks like ours', { ...both, manifest_url: '//portal.example.evil/m' }, 'en', null],
  ['text of its own', { ...both, manifest_url: 'data:application/manifest+json,{}' }, 'en', null],
  ['what is no address', { ...both, manifest_url: 'https://' }, 'en', null],
] as const)('%s', (_, config, locale, address) => {
  expect(manifestAddress(config, locale, origin)).toBe(address);
});
