import { expect, test } from 'vitest';
import { withoutLinks } from '../../../machines/shared/withoutLinks.ts';
import { linksIn } from '../../../src/components/text/writtenLinks.ts';

const example = { href: 'https://example.com/', label: 'Example' };

test.each<[string, unknown[]]>([
  ['Read [https://example.com](Example), please.', ['Read ', example, ', please.']],
  ['اقرأ [https://example.com](المثال) أولًا', ['اقرأ ', { ...example, label: 'المثال' }, ' أولًا']],
  ['[mailto:desk@saha.example](Write to us)', [{ href: 'mailto:desk@saha.example', label: 'Write to us' }]],
  ['[https://example.com](Example)[tel:+9714](Call)', [example, { href: 'tel:+9714', label: 'Call' }]],
  ['[https://example.com/a_(b)?c=1&d](A)', [{ href: 'https://example.com/a_(b)?c=1&d', label: 'A' }]],
  // Nothing that is no such link.
  ['no link', ['no link']],
  ['[Example](https://example.com', ['[Example](https://example.com']],
  ['[https://example.com] (Example)', ['[https://example.com] (Example)']],
  ['', []],
])('R9.4.2: %s', (text, parts) => expect(linksIn(text)).toEqual(parts));

test.each([
  '[javascript:alert(1)](Example)',
  '[data:text/html,x](Example)',
  '[https://name@evil.test](Example)',
  '[/login](Example)',
  '[Example](Example)',
])('R9.4.2, T09: %s leads nowhere and stays as its label', (text) => expect(linksIn(text)).toEqual(['Example']));

test('R9.4.2, T09: a label that names another host is no link', () =>
  expect(linksIn('[https://evil.test](saha.example)')).toEqual(['saha.example']));

test('T29: a text of brackets only is parsed in linear time', () => {
  const text = '[a]('.repeat(50_000);
  expect(linksIn(text)).toEqual([text]);
});

test('R9.4.2: where links are not possible, the label is shown', () => {
  expect(withoutLinks('Ask [https://a.example/x](the desk), or [tel:+97145550100](call).')).toBe(
    'Ask the desk, or call.',
  );
  expect(withoutLinks('[a] (b)')).toBe('[a] (b)');
});
