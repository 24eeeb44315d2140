import { randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { customers, demoPassword } from '../../../sandbox/data/seed/people.ts';
import { hashPassword, passwordMatches } from '../../../sandbox/data/passwords.ts';

const costOf = (hash: string): number => Number(hash.split('$').at(-1));

test('a password is kept as a hash that takes 2 to the 14 rounds to guess at, and says so', async () => {
  const hash = await hashPassword('Secret-2026!');
  expect(hash).not.toContain('Secret');
  const [kind, salt = '', key, cost] = hash.split('$');
  expect([kind, cost]).toEqual(['scrypt', '14']);
  expect(key).toBe(scryptSync('Secret-2026!', salt, 32, { N: 16_384 }).toString('base64url'));
  expect(await passwordMatches('Secret-2026!', hash)).toBe(true);
  expect(await passwordMatches('Secret-2027!', hash)).toBe(false);
});

test('the same password is never kept as the same hash', async () => {
  expect(await hashPassword('Secret-2026!')).not.toBe(await hashPassword('Secret-2026!'));
});

test('a hash of a former data folder, which does not say what it costs, is still compared', async () => {
  const salt = randomBytes(16).toString('base64url');
  const hash = `scrypt$${salt}$${scryptSync('Secret-2026!', salt, 32).toString('base64url')}`;
  expect(await passwordMatches('Secret-2026!', hash)).toBe(true);
  expect(await passwordMatches('Secret-2027!', hash)).toBe(false);
});

test('the password of the demonstration, which everybody is told, costs next to nothing, whoever has it', async () => {
  const hashes = (await customers('2026-11-01T00:00:00Z')).flatMap(({ password_hash }) => password_hash ?? []);
  expect(hashes.length).toBeGreaterThan(5);
  for (const hash of hashes) {
    expect(costOf(hash)).toBeLessThan(8);
    expect(await passwordMatches(demoPassword, hash)).toBe(true);
    expect(await passwordMatches('Saha-2027!', hash)).toBe(false);
  }
});

test('where there is no hash nothing matches', async () => {
  expect(await passwordMatches('', null)).toBe(false);
  expect(await passwordMatches('none', null)).toBe(false);
});
