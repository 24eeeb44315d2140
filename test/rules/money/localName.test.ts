import { expect, test } from 'vitest';
import { localName, localText } from '../../../src/i18n/localName.ts';

test.each([
  [{ name: 'Padel', ar_name: 'بادل' }, 'Padel', 'بادل'],
  [{ name: 'Padel', ar_name: null }, 'Padel', 'Padel'],
  [{ name: 'Padel', ar_name: '  ' }, 'Padel', 'Padel'],
  [{ name: 'Padel' }, 'Padel', 'Padel'],
  [{ name: null, ar_name: 'بادل' }, '', 'بادل'],
])('%j reads %j and %j', (record, english, arabic) => {
  expect(localName(record, 'en')).toBe(english);
  expect(localName(record, 'ar')).toBe(arabic);
});

test('R9.4.3: reads any field the operator keeps twice', () => {
  const record = { description: 'Two hours', ar_description: 'ساعتان' };
  expect(localText(record, 'description', 'ar')).toBe('ساعتان');
});
