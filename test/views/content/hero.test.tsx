// @vitest-environment jsdom
/** The operator's slides over the home page (R9.4.2). */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hero } from '../../../src/pages/home/hero/Hero.tsx';
import { all, textOf } from '../cart.fixture.tsx';
import { visit } from '../content.fixture.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slide = (text: string) => ({ id: 1, title: 'Tonight', text, image: null });
const show = (text: string) =>
  visit({ route: '/', path: '/', Page: Hero, answers: {}, site: { carousel: [slide(text)] } });

test('R9.4.2: a link that is written in a slide is one, outside', async () => {
  await show('See [https://example.com/league](the league) first');
  await vi.waitFor(() => expect(all('.hero a')).toHaveLength(1));
  const [link] = all('.hero a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['the league', 'https://example.com/league']);
  expect(textOf('.hero p')).toBe('See the league first');
});

test('R9.4.2: an unsafe address stays plain text', async () => {
  await show('See [javascript:alert(1)](the league)');
  expect(textOf('.hero p')).toContain('the league');
  expect(all('.hero a')).toEqual([]);
});
