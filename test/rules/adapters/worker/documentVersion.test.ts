import { expect, test } from 'vitest';
import { isWholeDocument, versionIn } from '../../../../src/adapters/worker/documentVersion.ts';

test('T24: only a document of the portal states its build', () => {
  expect(versionIn('<meta charset="utf-8"><meta name="version" content="5f0c2a"><title>Saha</title>')).toBe('5f0c2a');
  expect(versionIn('')).toBeNull();
  expect(versionIn('<html><body>Log in to the network of the hotel</body></html>')).toBeNull();
  expect(versionIn('<meta name="version" content="">')).toBeNull();
});

test('F20: a truncated document, or one of another build, does not open the portal', () => {
  const whole = '<html><meta name="version" content="5f0c2a"><body></body></html>\n';
  expect(isWholeDocument(whole, '5f0c2a')).toBe(true);
  expect(isWholeDocument(whole.slice(0, -10), '5f0c2a')).toBe(false);
  expect(isWholeDocument(whole, '5f0c2b')).toBe(false);
  expect(isWholeDocument('', '5f0c2a')).toBe(false);
});
