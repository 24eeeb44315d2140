/** The portal of one tenant, in one language and one theme. */
import type { Tenant } from '../../../machines/portal/tenants.ts';
import { siteConfig } from '../../../sandbox/data/seed/site.ts';
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

export const test = base.extend<Fixtures>({
  tenant: ['standard', { option: true }],
  theme: ['light', { option: true }],
  baseURL: async ({ stack, tenant }, use) => {
    const origin = new URL(stack.portalOrigin);
    origin.hostname = tenantHosts[tenant];
    await use(origin.origin);
  },
  portal: async ({ page, say, language, sandbox, tenant, theme }, use) => {
    const mode = tenant === 'baps' ? 'baps' : theme;
    await sandbox.configure({ site: { colors: { ...siteConfig.colors, mode } } });
    await use(new Portal({ page, say, language, isPhone: false }));
  },
  logIn: async ({ context, stack, baseURL }, use) =>
    use((account) => logInBefore(context, account, stack.portalOrigin, baseURL)),
});
