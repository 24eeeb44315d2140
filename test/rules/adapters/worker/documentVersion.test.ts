import { expect, test } from 'vitest';
import { isWhole, versionIn } from '../../../../src/adapters/worker/documentVersion.ts';

test('T24: a document of the portal says its build, and nothing else says one', () => {
  expect(versionIn('<meta charset="utf-8"><meta name="version" content="5f0c2a"><title>Saha</title>')).toBe('5f0c2a');
  expect(versionIn('')).toBeNull();
  expect(versionIn('<html><body>Log in to the network of the hotel</body></html>')).toBeNull();
  expect(versionIn('<meta name="version" content="">')).toBeNull();
});

test('F20: a document that was cut off, or is of another build, is none to open the portal with', () => {
  const whole = '<html><meta name="version" content="5f0c2a"><body></body></html>\n';
  expect(isWhole(whole, '5f0c2a')).toBe(true);
  expect(isWhole(whole.slice(0, -10), '5f0c2a')).toBe(false);
  expect(isWhole(whole, '5f0c2b')).toBe(false);
  expect(isWhole('', '5f0c2a')).toBe(false);
});
