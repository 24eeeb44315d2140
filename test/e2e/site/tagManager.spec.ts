/** Tag managers under the policy that an operator serves who has one (R4.2.5, T08). */
import type { Page } from '@playwright/test';
import { builtFolder } from '../../../tools/build/freshBuild.ts';
import { startPreview } from '../../../tools/serve/preview.ts';
import { services } from '../../../tools/serve/securityHeaders.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Replaces a container: records what it gets, and tries what no container may. */
const container = `
  globalThis.ran = (globalThis.ran ?? []).concat(document.currentScript.src);
  fetch('https://stranger.test/').catch(() => { globalThis.isKept = true; });
  try {
    const inline = document.createElement('script');
    inline.text = 'globalThis.isInlineRun = true';
    document.head.append(inline);
  } catch { globalThis.isInlineRefused = true; }
`;

interface TagPage {
  dataLayer: ArrayLike<unknown>[];
}

test(
  'R4.2.5: containers run, nothing else does, nobody is counted who did not agree, and every tab hears of it',
  { tag: '@once' },
  async ({ page, context, sandbox, stack, say, faults }) => {
    faults.expect(/googletagmanager|stranger\.test|Content Security Policy|TrustedScript/);
    await sandbox.configure({ site: { gtm_code: 'GTM-TEST123', krews_gtm_code: "GTM-X');alert(1)//" } });
    faults.expect(/is no tag-manager container/);
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: container }),
    );
    const preview = await startPreview({
      folder: builtFolder,
      port: 0,
      operator: stack.sandboxOrigin,
      allowed: services['tag-manager'],
    });
    await page.goto(`http://127.0.0.1:${preview.port}/?lang=en`);
    await page.waitForFunction(() => 'isKept' in globalThis);
    expect(
      await page.evaluate(() => [(globalThis as never as { ran: string[] }).ran, 'isInlineRun' in globalThis]),
    ).toEqual([['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'], false]);

    // Where the container does not come nobody misses it.
    const otherTab = await context.newPage();
    await otherTab.route('https://www.googletagmanager.com/**', (route) => route.abort());
    await otherTab.goto(`http://127.0.0.1:${preview.port}/blogs?lang=en`);

    const consents = (tab = page) =>
      tab.evaluate(() =>
        (globalThis as never as TagPage).dataLayer
          .map((words) => Array.from(words))
          .filter(([command]) => command === 'consent')
          .map(([, kind, said]) => `${String(kind)} ${(said as Record<string, string>)['analytics_storage']}`),
      );
    const choiceIn = (tab: Page) => tab.getByRole('region', { name: say('Your privacy') });
    const choice = choiceIn(page);
    const press = (name: string, tab = page) =>
      choiceIn(tab)
        .getByRole('button', { name: say(name), exact: true })
        .click();
    await expect(choiceIn(otherTab).getByRole('button', { name: say('Do not allow it'), exact: true })).toBeVisible();
    await expect(otherTab.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.poll(() => consents()).toEqual(['default denied']);
    await expect.poll(() => consents(otherTab)).toEqual(['default denied']);
    await expectAccessible(page);
    await press('Allow it');
    await expect.poll(() => consents()).toEqual(['default denied', 'update granted']);
    // A tab that was open before asks no more, and tells its own containers.
    await expect(choiceIn(otherTab)).toContainText(say('counting visits'));
    await expect.poll(() => consents(otherTab)).toEqual(['default denied', 'update granted']);
    await page.reload();
    await expect(choice).toContainText(say('counting visits'));
    await expect.poll(() => consents()).toEqual(['default denied', 'update granted']);
    // Taken back in one tab it holds in the other.
    await press('Change this', otherTab);
    await press('Do not allow it', otherTab);
    await expect(choice).toContainText(say('You allowed nothing but what the site needs.'));
    await page.reload();
    await expect(choice).toContainText(say('You allowed nothing but what the site needs.'));
    await expect.poll(() => consents()).toEqual(['default denied']);
    await preview.close();
  },
);
