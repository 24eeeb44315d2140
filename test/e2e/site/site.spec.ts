/** The site opens, closes and fails as the operator's server says (R2.10, R3.1, R4.2, R4.3, R9.2). */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const failedToLoad = /Failed to load resource/;

test.describe('opening', () => {
  test('R1.1.3: the home page shows the operator, its navigation and its services', async ({
    page,
    portal,
    isMobile,
    say,
  }) => {
    await portal.open();
    await portal.expectHome();
    await expect(page).toHaveTitle(/\S/);
    await expect(portal.heading('Every facility, to scale')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /Padel|بادل/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', portal.language === 'ar' ? 'rtl' : 'ltr');
    if (isMobile) await portal.button('Menu').click();
    const navigation = page.getByRole('navigation', { name: say('Main'), exact: true });
    await expect(navigation.locator('a, summary').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('R1.7.1: what the operator changes shows after a reload, without another build @once', async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.open();
    await portal.expectHome();
    const primary = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim());
    const before = await primary();

    const desk = await page.context().newPage();
    await desk.goto(`${sandbox.origin}/operator/site`);
    const form = (part: string) => desk.locator('form').filter({ has: desk.locator(`input[value="${part}"]`) });
    await form('colors').getByLabel('primary').fill('#7a1fa2');
    await form('colors').getByRole('button', { name: 'Save' }).click();
    await form('flags').getByLabel('Book-a-facility button').uncheck();
    await form('flags').getByRole('button', { name: 'Save' }).click();

    await page.reload();
    await expect(portal.heading('Every facility, to scale')).toBeVisible();
    await expect(portal.button('Book a facility')).toHaveCount(0);
    expect(await primary()).not.toBe(before);
  });

  test('I31, R4.7.4, R4.7.6, F01: the other language is one press away, in the address, and stays after a reload; without its words the page stays as it is', async ({
    page,
    portal,
    say,
    faults,
    language,
    isMobile,
  }) => {
    faults.expect(/net::ERR_FAILED/);
    await portal.open();
    await portal.expectHome();
    if (isMobile) await portal.button('Menu').click();
    const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
    const other = language === 'ar' ? 'en' : 'ar';
    const words = new RegExp(String.raw`/assets/(?:words-\w+-)?${other}-[\w-]+\.js`);
    await page.route(words, (route) => route.abort());
    await place.locator('a[hreflang]').click();
    await expect(page.getByText(say('The other language could not be loaded'))).toBeVisible();
    await portal.expectHome();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(new RegExp(`lang=${language}`));
    await page.unroute(words);
    await portal.button('Try again').click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(new RegExp(`lang=${other}`));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test('R4.7.4, F01: words that a browser will not ask for again come with the page from the server @once', async ({
    page,
    portal,
    faults,
    say,
  }) => {
    faults.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    await portal.open();
    await portal.expectHome();
    // As long as this document is there, each try fails: so it is where a browser remembers the first.
    await page.route(/\/assets\/(?:words-\w+-)?ar-[\w-]+\.js/, (route) =>
      page.url().includes('lang=ar') ? route.continue() : route.abort(),
    );
    await page.getByRole('banner').locator('a[hreflang]').click();
    await expect(page.getByText(say('The other language could not be loaded'))).toBeVisible();
    await portal.button('Try again').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveURL(/lang=ar/);
  });

  for (const [what, where, files] of [
    ['the words', '@phone', /\/assets\/(?:en|ar)-[\w-]+\.js/],
    ['the code', '@once', /\/assets\/first-[\w-]+\.js/],
  ] as const)
    test(`F01: a portal of which ${what} did not come says so, and comes by a press, or with the network ${where}`, async ({
      page,
      context,
      portal,
      faults,
      say,
    }) => {
      faults.expect(/net::ERR_|Failed to fetch dynamically imported module/);
      const lose = () => page.route(files, (route) => route.abort('internetdisconnected'));
      await lose();
      await portal.open();
      const lost = page.getByRole('alert');
      await expect(lost).toContainText(say('This page could not be loaded'));
      await expectAccessible(page);
      await lost.getByRole('button', { name: say('Try again') }).press('Enter');
      await expect(lost).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await lost.getByRole('button', { name: say('Try again') }).click();
      await portal.expectHome();
      await expect(lost).toHaveCount(0);

      await lose();
      await page.reload();
      await expect(lost).toBeVisible();
      await context.setOffline(true);
      await page.unrouteAll({ behavior: 'wait' });
      await context.setOffline(false);
      await portal.expectHome();
    });

  test('F01: who loses the network while the home page comes keeps its first screen; the rest comes by itself @once', async ({
    page,
    context,
    portal,
    faults,
  }) => {
    faults.expect(/net::ERR_|Failed to fetch dynamically imported module|load preload assets/);
    const cut = page.waitForResponse('**/venue/services').then(() => context.setOffline(true));
    const rest = /\/assets\/(?:FurtherDown|later)-[\w-]+\.js/;
    await page.route(rest, async (route) => {
      await cut;
      await route.abort('internetdisconnected');
    });
    await portal.open();
    const lost = page.getByRole('main').getByRole('alert');
    await expect(lost.getByRole('heading')).toHaveText(portal.say('We lost the connection'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(portal.book).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await expect(portal.heading('Every facility, to scale')).toBeVisible();
    await expect(portal.button('See free times')).toBeVisible();
    await expect(lost).toHaveCount(0);
  });

  test('a page whose code takes its time: the press is answered at once @once', async ({ page, portal, say }) => {
    let bring = () => {};
    const asked = new Promise<void>((resolve) => (bring = resolve));
    await page.route(/\/assets\/EventsPage-[\w-]+\.js/, async (route) => {
      await asked;
      await route.continue();
    });
    await portal.open();
    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: say('Opening…') })).toBeVisible();
    await expectAccessible(page);
    bring();
    await expect(page.getByRole('progressbar', { name: say('Opening…') })).toBeHidden();
    await expect(page).toHaveURL(/\/events/);
    await expect(page).toHaveURL(/\/events/);
  });

  test('R9.3.10: an anchor comes to rest 110 px below the top @once', async ({ page, portal }) => {
    await portal.open();
    await portal.expectHome();
    const padding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    expect(await padding()).toBe('110px');
  });

  test('R7.2.2, R2.1.33, R8.4.2: a page that the operator does not have is the page-not-found page @phone', async ({
    page,
    portal,
    say,
    faults,
  }) => {
    faults.expect(failedToLoad);
    await portal.open('/no-such-page');
    await expect(page).toHaveURL(/\/404/);
    await expect(page.getByText(say("Page you're looking for is not found"))).toBeVisible();
  });

  test('R2.1.32: an unknown address leads to the page that says so, and Back leads out again @once', async ({
    page,
    portal,
    faults,
  }) => {
    faults.expect(failedToLoad); // the operator's server is asked for a page of that name
    await portal.open();
    await portal.expectHome();
    await page.goto('/no/such/place');
    await expect(page).toHaveURL(/\/404/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await portal.expectHome();
    await page.goto('/no/%E2%80%A8/place');
    await expect(page).toHaveURL(/\/404/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('closed', () => {
  test('R8.3.3: no configuration: the page is not available @phone', async ({ page, portal, sandbox, faults, say }) => {
    faults.expect(failedToLoad);
    await sandbox.fail({ endpoint: 'config', status: 404 });
    await portal.open();
    await expect(portal.heading('Oops!')).toBeVisible();
    await expect(page.getByText(say("Page you're looking for is not found"))).toBeVisible();
    await expectAccessible(page);
  });

  test('a configuration that fails is asked for once more before anything is said @once', async ({
    portal,
    sandbox,
    faults,
  }) => {
    faults.expect(failedToLoad);
    await sandbox.fail({ endpoint: 'config', status: 500, times: 1 });
    await portal.open();
    await portal.expectHome();
  });

  test('a configuration that keeps failing: an error, and another try @phone', async ({
    page,
    portal,
    sandbox,
    faults,
  }) => {
    faults.expect(failedToLoad);
    await sandbox.fail({ endpoint: 'config', status: 500 });
    await portal.open();
    await expect(portal.button('Try again')).toBeVisible();
    await expectAccessible(page);
    await sandbox.mend();
    // Without any input: the portal finds that the server is back.
    await expect(portal.button('Try again')).toBeHidden();
    await portal.expectHome();
  });

  test('an answer that breaks the contract: an error, another try, and the fault named for testers @once', async ({
    portal,
    sandbox,
    faults,
  }) => {
    const named = /GET config: the answer is not JSON/;
    faults.expect(named);
    await sandbox.fail({ endpoint: 'config', malformed: 'json' });
    await portal.open();
    await expect(portal.button('Try again')).toBeVisible();
    expect(faults.happened(named)).toBe(true);
    await sandbox.mend();
    await expect(portal.button('Try again')).toBeHidden();
    await portal.expectHome();
  });

  test(
    'T12: fields of the configuration that do not fit cost themselves, and the site opens',
    { tag: '@once' },
    async ({ portal, sandbox, faults }) => {
      const named = /The configuration has fields that do not fit.*venue/;
      faults.expect(named);
      await sandbox.fail({ endpoint: 'config', malformed: 'schema' });
      await portal.open();
      // What the configuration no longer names is not there; what it has no say in is.
      await expect(portal.heading('Every facility, to scale')).toBeVisible();
      await expect(portal.button('Try again')).toBeHidden();
      expect(faults.happened(named)).toBe(true);
    },
  );

  test('maintenance from the configuration @phone', async ({ page, portal, sandbox }) => {
    const maintenance = {
      title: 'We repaint the lines',
      ar_title: 'نعيد طلاء الخطوط',
      message: 'Back at noon.',
      ar_message: 'نعود ظهرًا.',
    };
    await sandbox.configure({ site: { maintenance } });
    await portal.open();
    const title = portal.language === 'ar' ? maintenance.ar_title : maintenance.title;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
  });

  const notice = {
    web_enable: 1,
    title: 'Closed for the final',
    message: 'See you there.',
    webButtons: [{ url: 'https://tickets.example/', text: 'Tickets' }],
  };

  test('maintenance from the health check', { tag: '@once' }, async ({ page, portal, sandbox, stack }) => {
    await sandbox.configure({ health: { ...notice, domain: new URL(stack.portalOrigin).host } });
    await portal.open();
    await expect(page.getByRole('heading', { name: notice.title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', 'https://tickets.example/');
  });

  test(
    'a health check that closes another host closes nothing here',
    { tag: '@once' },
    async ({ page, portal, sandbox }) => {
      await sandbox.configure({ health: { ...notice, domain: 'elsewhere.example' } });
      const answered = page.waitForResponse(/health-check/);
      await portal.open();
      await answered;
      await portal.expectHome();
    },
  );
});

test.describe('blocking', () => {
  test('R2.10.8: a device whose clock is wrong is told so until it is right @phone', async ({
    page,
    portal,
    sandbox,
    faults,
  }) => {
    faults.expect(failedToLoad);
    await sandbox.setClock(9);
    await portal.open();
    const dialog = page.getByRole('dialog', { name: portal.say('Error: Time Discrepancy Detected') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await sandbox.setClock(0);
    await portal.button('Check again').click();
    await expect(dialog).toBeHidden();
    await portal.expectHome();
  });

  test('a difference of four minutes is nothing', { tag: '@once' }, async ({ page, portal, sandbox }) => {
    await sandbox.setClock(4);
    const answered = page.waitForResponse(/verify-time/);
    await portal.open();
    await answered;
    await portal.expectHome();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('R2.10.7: a new version is noticed within a minute and cannot be passed by @once', async ({ page, portal }) => {
    await page.clock.install();
    await portal.open();
    await portal.expectHome();
    let next: string | null = null;
    await page.route('/version.json', (route) =>
      next === null ? route.continue() : route.fulfill({ json: { version: next } }),
    );
    const dialog = page.getByRole('dialog', { name: portal.say('A new version is ready') });
    // A minute begins with the answer to the last question, whenever that is.
    await expect(async () => {
      const polled = page.waitForResponse('**/version.json', { timeout: 1_000 });
      await page.clock.fastForward(61_000);
      await polled;
    }).toPass();
    await expect(dialog).toHaveCount(0);
    next = 'another-build';
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await portal.button('Update Now').click();
    await expect(page).toHaveURL(/[?&]v=\d{10}/);
  });
});

test.describe('storage', { tag: '@once' }, () => {
  test('disabled: the portal works', async ({ page, portal }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await portal.open();
    await portal.expectHome();
    await portal.book.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('full: the portal works', async ({ page, portal }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await portal.open();
    await portal.expectHome();
  });

  test('corrupt: dropped, never trusted', async ({ page, portal }) => {
    const rubbish = ['', 'null', '{"version":1,"value":{"lines":"x"}}', '{"version":99}', '<html>', '"\\ud800'];
    await portal.open();
    await portal.expectHome();
    for (const text of rubbish) {
      await page.evaluate((value) => {
        for (const store of [localStorage, sessionStorage]) {
          const names = ['token', 'cart', 'user', 'booking', 'draft', 'order', ...Object.keys(store)];
          for (const name of names) store.setItem(name, value);
        }
      }, text);
      await page.reload();
      await portal.expectHome();
    }
  });
});

test(
  'R2.4.13: inside a frame of another site the portal shows nothing',
  { tag: '@once' },
  async ({ page, stack, sandbox, faults }) => {
    faults.expect(/frame-ancestors|Framing|Refused to display|Failed to load resource|chrome-error/);
    await page.route(`${sandbox.origin}/frame-test`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${stack.portalOrigin}/"></iframe>` }),
    );
    await page.goto(`${sandbox.origin}/frame-test`);
    const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  },
);
