import { expect, test } from 'vitest';
import { entryTo } from '../../../machines/portal/entryTo.ts';
import type { NavigationItem } from '../../../src/contract/site/site.ts';

const entry = (path: string, rest: Partial<NavigationItem> = {}): NavigationItem => ({
  link_text: path,
  ar_link_text: null,
  path,
  custom: false,
  is_default: true,
  page_id: null,
  children: [],
  ...rest,
});
const navigation = [
  entry('home', { children: [entry('events', { link_text: 'What is on' })] }),
  entry('https://offers.example', { custom: true }),
  entry('blogs'),
];

test.each([
  ['/events', 'What is on'],
  ['/blogs', 'blogs'],
  ['/offers', undefined],
])('R2.4.1, R2.4.3: %s is listed as %s', (page, text) => expect(entryTo(navigation, page)?.link_text).toBe(text));
