/** No address of the portal leads to another site, whatever is written into it (T01). */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { hostileAddresses } from '../../support/hostileAddresses.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Somebody else's site on this machine, which counts who comes. */
async function startStranger() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('<h1>another site</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop: () => server.close() };
}

/** What an address needs to be judged is let through: the document and its code, and that the site is open. */
async function answerLittle(context: BrowserContext, baseURL: string): Promise<void> {
  const config = await (await context.request.get(`${baseURL}/api/v2/config`)).text();
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/v2/config') return route.fulfill({ contentType: 'application/json', body: config });
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 404, json: { status: false, message: 'none' } });
    const isCode = /^\/assets\/.*\.(?:js|css)$/.test(pathname);
    return isCode || route.request().resourceType() === 'document' ? route.continue() : route.abort();
  });
}

/** Has the browser itself read the address, and waits for what the portal makes of it. */
async function open(page: Page, written: string): Promise<string> {
  await page.evaluate((address) => {
    document.documentElement.id = 'before';
    globalThis.location.assign(address);
  }, written);
  await page.waitForFunction(
    () => document.documentElement.id !== 'before' && document.querySelector('h1:not(#first-words)') !== null,
  );
  return page.url();
}

/**
 * The browser reads them all, and of those that it reads alike up to the host one is opened, with what stands behind the
 * host in turn; every other form says its language, one of the two.
 */
async function attemptsAt(page: Page, host: string): Promise<string[]> {
  const forms = hostileAddresses(host).map((address, index) => {
    const path = /^[/\\]/.test(address) ? address : `/${address}`;
    const language = index % 4 === 1 ? 'ar' : 'en';
    return index % 2 === 0 || path.includes('?') ? path : path.replace(/(?=#|$)/, `?lang=${language}`);
  });
  expect(forms.length).toBeGreaterThanOrEqual(200);
  const read = await page.evaluate((all) => all.map((form) => new URL(location.origin + form).pathname), forms);
  const alike = Map.groupBy(new Map(read.map((path, index) => [path, forms[index]!])), ([path]) => path.split(host)[0]);
  expect(alike.size).toBeGreaterThanOrEqual(20);
  return [...alike.values()].map((those, index) => those[index % those.length]![1]);
}

// What a worker answers nobody else can answer.
test.use({ serviceWorkers: 'block' });

test('T01: no path that reads like another site leads there', { tag: '@once' }, async ({ page, baseURL, faults }) => {
  test.slow();
  faults.expect(/Failed to load resource/);
  const origin = baseURL!;
  const stranger = await startStranger();
  await answerLittle(page.context(), origin);
  await page.goto('/version.json');
  const waiting = await attemptsAt(page, stranger.host);
  const landed: string[] = [];
  const work = async (window: Page) => {
    await window.goto('/version.json');
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const address = new URL(await open(window, origin + next));
      if (address.origin !== origin || !/^\/(?:404|home|cart)?$/.test(address.pathname))
        landed.push(`${next}: ${address.href}`);
    }
  };
  const others = await Promise.all(Array.from({ length: 3 }, () => page.context().newPage()));
  await Promise.all([page, ...others].map(work));
  expect([landed, stranger.asked]).toEqual([[], []]);
  stranger.stop();
});
