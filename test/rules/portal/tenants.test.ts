import { expect, test } from 'vitest';
import { tenantOf } from '../../../machines/portal/tenants.ts';

test.each([
  ['sports.localhost', 30],
  ['SPORTS.localhost', 30],
  ['events.localhost', 15],
  ['baps.localhost', 15],
  ['localhost', 15],
  ['saha.example', 15],
])('R1.7.2, R9.2.2, R9.2.3: on %s a slot that has begun is kept for %d minutes', (host, minutes) => {
  expect(tenantOf(host).lateLimit).toBe(minutes);
});

test('R2.8.9: the event site alone shows its partners', () => {
  const hosts = ['localhost', 'sports.localhost', 'baps.localhost', 'events.localhost'];
  expect(hosts.filter((host) => tenantOf(host).hasPartners)).toEqual(['events.localhost']);
});

test('R1.7.2: each host has a brand of its own, and an unknown one the standard brand', () => {
  const hosts = ['localhost', 'sports.localhost', 'events.localhost', 'baps.localhost', 'saha.example'];
  expect(hosts.map((host) => tenantOf(host).id)).toEqual(['standard', 'sports', 'events', 'baps', 'standard']);
});
