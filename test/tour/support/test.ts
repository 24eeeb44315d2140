/** The portal of one tenant, in one language and one theme. */
import type { Tenant } from '../../../machines/portal/tenants.ts';
import { logInBefore, type Account } from '../../support/e2e/loggedInBefore.ts';
import { Portal } from '../../support/e2e/portal.ts';
import { tenantHosts } from '../../support/everyPage/tenantHosts.ts';
import { test as base } from '../../support/e2e/stackTest.ts';

export interface Sight {
  tenant: Tenant['id'];
  theme: 'light' | 'dark';
}

interface Fixtures extends Sight {
  portal: Portal;
  /** Somebody who logged in before, in this browser. */
  logIn: (account: Account) => Promise<void>;
}

/**
 * Runs in the page before its own scripts: the configuration comes in that mode. A tenant with colours of its own has
 * them over all that the sandbox is told.
 */
function bringMode(mode: string): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...question) => {
    const answer = await ask(...question);
    if (!answer.ok || !answer.url.endsWith('/api/v2/config')) return answer;
    const told = (await answer.json()) as { data: { colors: { mode: string } } };
    told.data.colors.mode = mode;
    return Response.json(told, { status: answer.status, headers: answer.headers });
  };
}

export const test = base.extend<Fixtures>({
  tenant: ['standard', { option: true }],
  theme: ['light', { option: true }],
  baseURL: async ({ stack, tenant }, use) => {
    const origin = new URL(stack.portalOrigin);
    origin.hostname = tenantHosts[tenant];
    await use(origin.origin);
  },
  portal: async ({ page, say, language, tenant, theme }, use) => {
    await page.addInitScript(bringMode, tenant === 'baps' ? 'baps' : theme);
    await use(new Portal({ page, say, language, isPhone: false }));
  },
  logIn: async ({ context, stack, baseURL }, use) =>
    use((account) => logInBefore(context, account, stack.portalOrigin, baseURL)),
});
