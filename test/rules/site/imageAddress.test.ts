/** The addresses of the operator's pictures (R7.6.2). */
import { beforeEach, expect, test } from 'vitest';
import { imageAddress } from '../../../src/components/pictures/imageAddress.ts';
import { stubPage } from '../../support/calls/stubPage.ts';

beforeEach(() => stubPage());

const base = 'https://pictures.example/blob/';

test.each([
  ['courts/3.webp', base, 'https://pictures.example/blob/courts/3.webp'],
  ['https://elsewhere.example/3.webp', base, 'https://elsewhere.example/3.webp'],
  ['courts/3.webp', '/blob/', 'http://localhost:3000/blob/courts/3.webp'],
  ['courts/3.webp', null, 'http://localhost:3000/courts/3.webp'],
  ['courts/3.webp', 'https://pictures.example/blob', 'https://pictures.example/blob/courts/3.webp'],
  ['courts/3.webp', 'https://pictures.example', 'https://pictures.example/courts/3.webp'],
  ['courts/3.webp', '/blob', 'http://localhost:3000/blob/courts/3.webp'],
  ['', base, null],
  [null, base, null],
  ['javascript:alert(1)', base, null],
])('R7.6.2: %j with the base %j is at %j', (path, from, address) => expect(imageAddress(path, from)).toBe(address));
