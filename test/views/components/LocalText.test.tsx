// @vitest-environment jsdom
/** What the operator wrote in one language only is marked as that, so that it is read as what it is (3.1.2). */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '../../../src/i18n/languages.ts';
import { LocalText } from '../../../src/components/text/LocalText.tsx';
import { aloud } from '../cart.fixture.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const both = { name: 'Court 3', ar_name: 'ملعب 3' };

test.each<[Locale, { name: string; ar_name?: string | null }, string, lang: string | undefined]>([
  ['ar', both, 'ملعب 3', undefined],
  ['en', both, 'Court 3', undefined],
  ['ar', { name: 'Court 3', ar_name: null }, 'Court 3', 'en'],
  ['ar', { name: 'Court 3', ar_name: ' ' }, 'Court 3', 'en'],
  ['en', { name: 'ملعب 3' }, 'ملعب 3', 'ar'],
  ['ar', { name: '7', ar_name: null }, '7', undefined],
  // Where links are not possible, the label is shown (R9.4.2).
  ['en', { name: 'Ask [https://saha.example](the desk)' }, 'Ask the desk', undefined],
])('in %s %j is written %s and marked %s', async (locale, record, words, lang) => {
  await show(
    <p>
      <LocalText of={record} />
    </p>,
    locale,
  );
  const [place] = document.querySelectorAll('p');
  expect(place?.textContent).toBe(words);
  // A <bdi> follows the direction of its own text.
  expect([place?.querySelector('bdi')?.lang, place?.querySelectorAll('*').length]).toEqual([lang, lang ? 1 : 0]);
});

test('what the server prints short is read as words', async () => {
  const item = {
    detail: 'Court 3, 11:00 PM – 12:00 AM',
    ar_detail: 'ملعب 3 · الاثنين 23 نوفمبر 2026، 11:00 م – 12:00 ص، 160 د.إ، ومن 12:00 م',
  };
  const line = (
    <p>
      <LocalText of={item} field="detail" />
    </p>
  );
  await show(line, 'ar');
  expect(aloud(document.querySelector('p')!)).toBe(
    'ملعب 3 · الاثنين 23 نوفمبر 2026، 11:00 مساءً – 12:00 منتصف الليل، 160 درهم إماراتي، ومن 12:00 ظهرًا',
  );
  cleanup();
  await show(
    <p>
      <LocalText of={{ name: 'Clay 1', ar_name: '11:00\u00a0م\u00a0–\u2060\u00a012:00\u00a0ص' }} />
    </p>,
    'ar',
  );
  expect(aloud(document.querySelector('p')!)).toBe('11:00 مساءً –\u2060 12:00 منتصف الليل');
  cleanup();
  await show(line);
  expect(document.querySelector('p')?.textContent).toBe('Court 3, 11:00 PM – 12:00 AM');
});
