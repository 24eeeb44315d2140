/** Errors reach the reporter, with the machine and state that failed, and without anything secret. */
import { expect, test } from '../../support/e2e/test.ts';

test('R7.6.3, R9.4.9–11, R8.5.8–9: a defect arrives with its state and without secrets, and what is none does not @once', async ({
  page,
  portal,
  say,
  sandbox,
  faults,
}) => {
  faults.expect(/layla|Timeout|Unable to preload|not what was agreed|search/);
  const collected = async () => (await page.request.get(`${sandbox.origin}/operator/reports`)).text();
  await portal.openLoggedIn();
  expect(await collected()).toContain('The portal reports nothing.');

  const { origin } = new URL(page.url());
  const reports_dsn = `${origin.replace('://', '://sandbox@')}/reports/1`;
  const api = new Set<string>();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/envelope/')) sent.push(request.url());
    if (request.url().includes('/api/v2/') && request.headers()['traceparent'] && request.headers()['baggage'])
      api.add(new URL(request.url()).pathname);
  });
  // R9.4.9: the address contains localhost. Requests say which trace they belong to all the same (Q9.4.e).
  await sandbox.configure({ site: { reports_dsn } });
  const decided = page.waitForResponse(/\/assets\/startReports-/);
  const traced = page.waitForRequest((request) => 'traceparent' in request.headers());
  await page.reload();
  await Promise.all([decided, traced]);
  await portal.expectHome();
  const calls = page.waitForResponse(/search\/global/);
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: say('Search') })
    .getByRole('combobox')
    .fill('tennis');
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('layla@haddad.example is told of by nobody');
    }),
  );
  await calls;
  expect([sent, [...api]]).toEqual([[], []]);
  expect(await collected()).not.toContain('is told of by nobody');

  await sandbox.configure({ site: { reports_dsn, reports_on_localhost: 1 } });
  await page.reload();
  await portal.expectHome();
  // Before the reporter is there, which waits until the page is quiet.
  await page.evaluate(() => {
    for (const text of ['layla@haddad.example typed 493021 on X9912345', 'Timeout', 'Unable to preload CSS for /a.css'])
      setTimeout(() => {
        throw new Error(text);
      });
  });
  await expect.poll(collected).toContain('Error: [redacted] typed [redacted] on [redacted]');

  // A machine gets an unreadable answer.
  await sandbox.fail({ endpoint: 'search', malformed: 'schema', times: 1 });
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: say('Search') })
    .getByRole('combobox')
    .fill('padel');
  await expect.poll(collected).toContain('portal/search/loadSuggestions in open.');

  const all = await collected();
  for (const secret of ['haddad.example', '493021', 'X9912345']) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/: Timeout|Unable to preload/);
  // The customer is a number only; our requests have the trace id, the operator's calls do not.
  expect(all).toMatch(/<dt>customer<\/dt>\s*<dd><code>\d+<\/code>/);
  expect(api).toContain('/api/v2/search/global');
  expect(sent.filter((address) => address.includes('/api/v2/'))).toEqual([]);
});
