/** Scripts of other companies on a tenant's pages: asked for, loaded late, taken back (R1.7.3, R1.7.4, Q1.7.b). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { wordsOf } from '../../support/e2e/words.ts';

test(
  'R1.7.3, R1.7.4: chat and pixel come after consent on their tenant’s host alone, and go when it is taken back',
  { tag: '@once' },
  async ({ page, stack, say, faults }) => {
    const arabic = wordsOf('ar');
    const at = (host: string, path = '/') => {
      const address = new URL(`${path}?lang=en`, stack.portalOrigin);
      address.hostname = host;
      return address.href;
    };
    const scripts = () =>
      page.evaluate(() =>
        [...document.scripts].flatMap(({ src }) => (src.includes('/widgets/') ? new URL(src).pathname : [])),
      );
    const kept = () => page.evaluate(() => document.cookie + (localStorage.getItem('chat-widget-visitor') ?? ''));
    const choice = page.getByRole('region', { name: say('Your privacy') });
    const press = (name: string) => choice.getByRole('button', { name, exact: true }).press('Enter');

    await page.goto(at('localhost'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(choice).toHaveCount(0);

    // A pixel that cannot be had is missed by nobody: the browser's console alone knows.
    faults.expect(/widgets\/pixel\.js|ERR_FAILED/);
    await page.route('**/widgets/pixel.js', (route) => route.abort());
    await page.goto(at('events.localhost'));
    await expect(choice.getByRole('checkbox')).toHaveCount(2);
    expect(await scripts()).toEqual([]);
    await expectAccessible(page);
    await press(say('Allow all'));
    await expect(choice).toBeFocused();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await expect.poll(scripts).toEqual(['/widgets/chat.js', '/widgets/pixel.js']);
    expect(await kept()).toMatch(/chat_widget=1.+/);

    // Remembered on this device; where an address may hold a token nothing of others runs.
    await page.goto(at('events.localhost', '/login'));
    await expect(choice).toContainText(say('a chat by another company'));
    await press(say('Change this'));
    expect(await scripts()).toEqual([]);

    await page.goto(at('events.localhost'));
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await press(say('Change this'));
    await choice.getByRole('checkbox', { name: say('a chat by another company') }).uncheck();
    // The other language in the middle of it.
    await page.getByRole('banner').getByRole('link', { name: 'عربي' }).click();
    const chosen = page.getByRole('region', { name: arabic('Your privacy') });
    await expect(chosen.getByRole('checkbox', { name: arabic('a chat by another company') })).not.toBeChecked();
    const reloaded = page.waitForEvent('load');
    await chosen.getByRole('button', { name: arabic('Allow what is ticked'), exact: true }).press('Enter');
    await reloaded;
    await expect(chosen).toContainText(arabic('measuring our advertisements, by another company'));
    await expect.poll(kept).toBe('');
    await expect.poll(scripts).not.toContain('/widgets/chat.js');
    await expect(page.getByRole('complementary', { name: 'الدردشة' })).toHaveCount(0);
  },
);
