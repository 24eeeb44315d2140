/** A browser in which a customer has already logged in. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../../sandbox/data/seed/people.ts';

export type Account = (typeof demoAccounts)[number]['first_name'];

/** What a clock at the venues shows, as it is sent. */
export const venueTime = (): string =>
  Temporal.Now.plainDateTimeISO('Asia/Dubai').toString({ smallestUnit: 'second' }).replace('T', ' ');

const kept = (name: string, value: unknown) => ({ name, value: JSON.stringify({ version: 1, value }) });

/** Logs in at the server; returns where the login holds, and what a browser keeps of it. */
async function loginOf(context: BrowserContext, account: Account, api: string) {
  const { id } = demoAccounts.find(({ first_name }) => first_name === account)!;
  const [country_code, mobile_number, session] = ['971', `50000000${id}`, randomUUID()];
  const answer = await context.request.post(`${api}/api/v2/auth/login`, {
    headers: { 'X-Session-Id': session, 'X-User-Time': venueTime(), 'X-User-Timezone': 'Asia/Dubai' },
    data: { country_code, mobile_number, password: demoPassword, username: `+${country_code}${mobile_number}` },
  });
  const { data } = (await answer.json()) as { data: { token: string; dob: unknown } };
  const { token, dob: _, ...user } = data;
  const localStorage = [
    kept('token', token),
    kept('session', { user, lastUpdated: Date.now() }),
    kept('session_id', session),
  ];
  return { origin: new URL(answer.url()).origin, localStorage };
}

/**
 * The page must be opened or reloaded before it knows the login.
 * @param api where to log in, when the portal's own address is known to browsers only, as every name under .localhost
 * @param origin of the portal in the browser, when it is another one
 */
export async function logInBefore(context: BrowserContext, account: Account, api = '', origin?: string): Promise<void> {
  const login = await loginOf(context, account, api);
  await context.setStorageState({ cookies: [], origins: [{ ...login, origin: origin ?? login.origin }] });
}

/**
 * Opens the portal as somebody who logged in before. What the browser keeps is there before the first script runs, without
 * a page of its own in which to write it down.
 * @param open the first document of the portal that knows the login
 */
export async function openAs(page: Page, account: Account, open: () => Promise<void>): Promise<void> {
  const script = await page.addInitScript(
    ({ origin, localStorage: items }) => {
      if (location.origin !== origin || window !== top) return;
      localStorage.clear();
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    await loginOf(page.context(), account, ''),
  );
  await open();
  await script.dispose();
}
