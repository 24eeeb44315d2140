import { expect, test } from 'vitest';
import { socialLinks } from '../../../machines/site/socialLinks.ts';

const hrefs = (address: string | null) => socialLinks({ instagram: address }).map(({ href }) => href);

test.each([
  null,
  '',
  '#',
  'https://www.instagram.com/',
  'https://instagram.com',
  'http://twitter.com/',
  'https://www.x.com',
  'https://www.facebook.com/',
])('R2.8.6, Q2.8.a: %j is a placeholder and ignored', (address) => expect(hrefs(address)).toEqual([]));

test.each(['https://www.instagram.com/saha', 'https://facebook.com/saha/', 'https://saha.example/'])(
  'R2.8.5: %j is a link',
  (address) => expect(hrefs(address)).toEqual([address]),
);
