/** `?inspect`: the running actors, watched offline, and nothing secret on the way (R1.7). */
import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../../sandbox/data/seed/people.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

test(
  'the inspector opens beside the portal and shows every actor and event',
  { tag: '@once' },
  async ({ page, portal }) => {
    const opened = page.context().waitForEvent('page');
    await portal.open('/?inspect');
    const inspector = await opened;
    expect(new URL(inspector.url()).pathname).toBe('/inspector.html');
    await portal.expectHome();

    const actors = inspector.getByRole('region', { name: 'Actors' });
    for (const name of ['portal', 'site', 'session']) {
      await expect(actors.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
    }
    await portal.beginBooking('Padel · Al Quoz');
    for (const name of ['booking', 'address', 'cart']) {
      await expect(actors.getByRole('button', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
    }

    await inspector.getByLabel('Filter').fill('booking.open');
    const event = inspector.getByRole('region', { name: 'Events' }).getByRole('button', { name: /booking\.open/ });
    await event.first().click();
    await expect(inspector.getByRole('region', { name: 'Details' })).toContainText('"type": "booking.open"');

    await inspector.getByRole('button', { name: 'Explain slots' }).click();
    await expect(inspector.getByRole('region', { name: 'Slots' })).toContainText(/minutes.*offered/s);
    await expectAccessible(inspector);
  },
);

test('what a customer types never leaves for it, live or recorded', { tag: '@once' }, async ({ page, portal }) => {
  // Every message between windows, as it arrives.
  await page.context().addInitScript(() => {
    const messages: string[] = [];
    addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
    Object.assign(globalThis, { messages });
  });
  const opened = page.context().waitForEvent('page');
  await portal.open('/login?inspect');
  const inspector = await opened;
  await portal.logIn();
  await expect(portal.button('Log out')).toBeVisible();
  await inspector.getByLabel('Filter').fill('login');
  await expect(inspector.getByRole('button', { name: /password\.submit/ })).toBeVisible();
  await inspector.getByLabel('Filter').fill('');

  const saved = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Save recording' }).click();
  const file = await (await saved).path();
  const recording = await readFile(file, 'utf8');
  const sent = await inspector.evaluate(() => (globalThis as unknown as { messages: string[] }).messages.join('\n'));
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token.length).toBeGreaterThan(20);
  for (const secret of [demoPassword, '500000001', 'layla@', token, 'Haddad']) {
    expect(recording).not.toContain(secret);
    expect(sent).not.toContain(secret);
  }
  expect(recording).toContain('password.submit');
  expect(sent).toContain('password.submit');

  const buffer = Buffer.from(recording);
  await inspector
    .getByLabel('Open recording')
    .setInputFiles({ name: 'recording.json', mimeType: 'application/json', buffer });
  await expect(inspector.getByText(/^recording\.json, \d+ events$/)).toBeVisible();
});

test('without ?inspect nothing of it is loaded', { tag: '@once' }, async ({ page, portal }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await portal.open();
  await portal.expectHome();
  expect(loaded.filter((address) => /inspect/i.test(address))).toEqual([]);
  const scripts = await Promise.all(
    loaded
      .filter((address) => address.endsWith('.js'))
      .map(async (address) => (await page.request.get(address)).text()),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).not.toContain('stately.ai');
});
