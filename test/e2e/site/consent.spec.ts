/** Third-party scripts on a tenant's pages: asked for, loaded late, withdrawn (R1.7.3, R1.7.4, Q1.7.b). */
import type { Locator, Page } from '@playwright/test';
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
    const choiceOf = (tab: Page) => tab.getByRole('region', { name: say('Your privacy') });
    const choice = choiceOf(page);
    const press = (name: string) => choice.getByRole('button', { name, exact: true }).press('Enter');

    await page.goto(at('localhost'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(choice).toHaveCount(0);

    // A pixel that fails to load shows only in the browser's console.
    faults.expect(/widgets\/pixel\.js|ERR_FAILED/);
    await page.context().route('**/widgets/pixel.js', (route) => route.abort());
    const otherTab = await page.context().newPage();
    await otherTab.goto(at('events.localhost', '/blogs'));
    await expect(choiceOf(otherTab).getByRole('checkbox')).toHaveCount(2);
    await page.goto(at('events.localhost'));
    await expect(choice.getByRole('checkbox')).toHaveCount(2);
    expect(await scripts()).toEqual([]);
    await expectAccessible(page);
    await press(say('Allow all'));
    await expect(choice).toBeFocused();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await expect.poll(scripts).toEqual(['/widgets/chat.js', '/widgets/pixel.js']);
    expect(await kept()).toMatch(/chat_widget=1.+/);
    // A tab that was open before asks no more, and has them as well.
    await expect(choiceOf(otherTab)).toContainText(say('a chat by another company'));
    await expect(otherTab.getByRole('button', { name: 'Chat with us' })).toBeVisible();

    // Remembered on this device; no third-party script runs where an address may hold a token.
    await page.goto(at('events.localhost', '/login'));
    await expect(choice).toContainText(say('a chat by another company'));
    await press(say('Change this'));
    expect(await scripts()).toEqual([]);

    await page.goto(at('events.localhost'));
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await press(say('Change this'));
    await choice.getByRole('checkbox', { name: say('a chat by another company') }).uncheck();
    // Changing the language in between.
    await page.getByRole('banner').getByRole('link', { name: 'عربي' }).click();
    const chosen = page.getByRole('region', { name: arabic('Your privacy') });
    await expect(chosen.getByRole('checkbox', { name: arabic('a chat by another company') })).not.toBeChecked();
    const reloaded = Promise.all([page.waitForEvent('load'), otherTab.waitForEvent('load')]);
    await chosen.getByRole('button', { name: arabic('Allow what is ticked'), exact: true }).press('Enter');
    await reloaded;
    await expect(chosen).toContainText(arabic('measuring our advertisements, by another company'));
    await expect.poll(kept).toBe('');
    await expect.poll(scripts).not.toContain('/widgets/chat.js');
    await expect(page.getByRole('complementary', { name: 'الدردشة' })).toHaveCount(0);
    await expect(choiceOf(otherTab)).not.toContainText(say('a chat by another company'));
    await expect(choiceOf(otherTab)).toContainText(say('measuring our advertisements, by another company'));
    await expect(otherTab.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
  },
);

test('R1.7.3: no answer lies under the bar of a page, and no bar under the question; a low screen keeps its page @phone', async ({
  page,
  stack,
  say,
  language,
}) => {
  const choice = page.getByRole('region', { name: say('Your privacy') });
  const answers = choice.getByRole('button');
  const open = async (path: string) => {
    const address = new URL(path, stack.portalOrigin);
    address.hostname = 'events.localhost';
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    await expect(answers).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  /** Those whose middle is covered, once they are scrolled into view. */
  const covered = (buttons: Locator) =>
    buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = button.getBoundingClientRect();
        const isFree = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        return isFree ? [] : (button.textContent ?? '');
      }),
    );
  for (const [path, own] of [
    ['/', page.getByRole('main').getByRole('button', { name: say('Book a facility') })],
    ['/events/301', page.locator('.buybar').getByRole('button')],
    ['/service/11', page.locator('.bk__foot').getByRole('button').last()],
    ['/event-invite?token=invite-omar-full-moon', page.getByRole('button', { name: say('Decline'), exact: true })],
  ] as const) {
    await open(path);
    await expect(own.first()).toBeVisible();
    expect([path, await covered(own), await covered(answers)]).toEqual([path, [], []]);
  }

  await page.setViewportSize({ width: 640, height: 360 });
  await open('/blogs');
  const box = await choice.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(360);
});
