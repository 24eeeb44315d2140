/** New accounts, codes, forgotten passwords, the identity provider and both captchas, from the first tap to being logged in. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import type { Portal } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { readPolicy, withServices, writePolicy } from '../../../tools/serve/securityHeaders.ts';

const password = 'Court-Lines-9';
const other = 'Court-Lines-10';

/** Controls of the visible form, by their labels. */
function formOf({ page, say }: Portal) {
  const field = (label: string) => page.getByLabel(say(label), { exact: true }).filter({ visible: true });
  const human = page.getByRole('checkbox', { name: say('I am not a robot') }).filter({ visible: true });
  return {
    field,
    human,
    code: page.getByRole('textbox', { name: say('One-time code') }),
    /** Ticks the captcha and waits for the proof. */
    prove: async () => {
      await human.click();
      await expect(page.getByText(say('Verified')).filter({ visible: true })).toBeVisible();
      await expect(human).toBeChecked();
    },
  };
}

/** Checks a page as a whole: on a phone the dock covers a part of whatever is scrolled below it. */
async function expectPageAccessible(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

/** The account's own button tells who is in. */
async function expectLoggedIn({ page, say, isPhone }: Portal): Promise<void> {
  if (isPhone) await expect(page.getByRole('link', { name: say('Log in'), exact: true })).toHaveCount(0);
  else await expect(page.getByRole('link', { name: say('Log in'), exact: true })).toBeHidden();
}

test('R2.1.20, R4.9, R5.7.14: a new account, from the form to the first login @phone', async ({
  page,
  portal,
  sandbox,
  faults,
}) => {
  faults.expect(/status of 422/); // the wrong code
  const { field, code, prove } = formOf(portal);
  await portal.open('/register?nextUrl=%2Fcart');
  await expect(portal.heading('Create an account')).toBeVisible();
  await expectPageAccessible(page);

  await portal.button('Create my account').click();
  await expect(page.getByText(portal.say('Please fix all errors'))).toBeVisible();
  // Several refusals are named in one place, which has the focus and links to each of them (3.3.1).
  const ways = page.locator('[data-refusals]:focus').getByRole('button');
  await ways.nth(1).click();
  await expect(field('Last name')).toBeFocused();
  await expectPageAccessible(page);

  await field('First name').fill('نور');
  await field('Last name').fill('Haddad');
  await field('Mobile number').fill('٠٥٢ ١٢٣ ٤٥٦٧');
  await field('Email').fill('noor@haddad.example');
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: portal.starting('I agree to the <0>terms and conditions</0>') }).check();
  await prove();
  await portal.button('Create my account').click();

  const dialog = portal.dialog('Enter the six digits');
  await expect(dialog).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toBeEditable();
  await expectAccessible(page);
  const right = await sandbox.lastCode();
  await page.keyboard.type(right === '000000' ? '111111' : '000000');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  // No registration was sent with it.
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('auth/register'))).toEqual([]);
  await expect(code).toBeFocused();
  // It is gone, so that nobody sends it once more, and the next one takes its place.
  await expect(code).toHaveValue('');
  await page.keyboard.type(right);

  await expect(portal.heading('You are in the squad.')).toBeFocused();
  await expectPageAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: portal.say('Log in'), exact: true })
    .click();
  await field('Mobile number').fill('052 123 4567');
  await field('Password').fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: portal.say('Log in'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/cart\?/);
  await expectLoggedIn(portal);

  // R2.4.12: neither page is for who is in.
  await portal.open('/register');
  await portal.expectHome();
});

test('R1.6.1: a partner asks for an account and cannot log in before it is approved @phone', async ({
  page,
  portal,
  faults,
}) => {
  faults.expect(/status of 403/); // not approved
  const { field } = formOf(portal);
  await portal.open('/register');
  await page.getByRole('tab', { name: portal.say('Business partner') }).click();
  await expectPageAccessible(page);
  await field('Name of the organisation').fill('Menon & Sons 3');
  await field('Type of organisation').selectOption({ index: 1 });
  await field('Contact person').fill('Priya Menon');
  await field('Email').fill('new.partner@menon.example');
  await field('Mobile number').fill('52 222 3333');
  await field('Password').fill(password);
  await portal.button('Ask for a partner account').click();
  await expect(portal.heading('Asked. We look at it now.')).toBeFocused();
  await expectPageAccessible(page);

  await portal.open('/login');
  await field('Mobile number').fill('52 222 3333');
  await field('Password').fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: portal.say('Log in'), exact: true })
    .click();
  await expect(page.locator('.loginpage .note')).toBeVisible();
});

test('R2.13.9–11, R4.9.5: a forgotten password, by keyboard alone @once', async ({ page, portal, sandbox }) => {
  const { field, code, human } = formOf(portal);
  await portal.open('/login');
  await portal.button('Forgot password').focus();
  await page.keyboard.press('Enter');
  const dialog = portal.dialog('Forgot your password?');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel(portal.say('Mobile number'), { exact: true }).focus();
  await page.keyboard.type('500000001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('layla@saha.example');
  await page.keyboard.press('Tab');
  await expect(human).toBeFocused();
  await page.keyboard.press('Space');
  await expect(human).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(code).toBeEditable();
  await expect(code).toBeFocused();
  await page.keyboard.type(await sandbox.lastCode());

  await expect(portal.heading('Choose a new password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('court');
  await page.keyboard.press('Enter');
  // 3.3.1: what was refused is listed, and each leads to its field.
  await expect(page.locator('[data-refusals]')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field('New password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(other);
  await field('Confirm password').focus();
  await page.keyboard.type(other);
  await page.keyboard.press('Enter');
  await expect(portal.dialog('Choose a new password')).toBeHidden();

  await field('Mobile number').fill('500000001');
  await field('Password').fill(other);
  await page.keyboard.press('Enter');
  await portal.expectHome();
  await expectLoggedIn(portal);
});

test('R2.13.2, R4.9.1: an e-mailed code instead of the password @phone', async ({ page, portal, sandbox }) => {
  await sandbox.configure({ site: { qube_otp_login: 1, enable_uae_pass: 0 } });
  const { field, code, prove } = formOf(portal);
  await portal.open('/login?nextUrl=%2Fcart');
  await field('Email').fill('layla@saha.example');
  await prove();
  await portal.button('Send me a code').click();
  await expect(code).toBeEditable();
  await expectPageAccessible(page);
  // In another language it is the same step, with what is typed (R4.7.4).
  const typed = page.locator('input[autocomplete="one-time-code"]');
  await typed.fill('12');
  for (const [name, language] of [
    ['EN', 'en'],
    ['عربي', 'ar'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(typed).toHaveValue('12');
  }
  // Messages write it in two groups.
  await code.fill((await sandbox.lastCode()).replace(/^(\d{3})/, '$1 '));
  await prove();
  await portal.button('Confirm').click();
  await expect(page).toHaveURL(/\/cart\?/);
  await expectLoggedIn(portal);
});

test('R1.6.3, R2.4.11, R4.9.3–4: UAE PASS, there and back to where it began @once', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.configure({ site: { enable_uae_pass: 1 } });
  await portal.open('/login?nextUrl=%2Fcart');
  await portal.button('Continue with UAE PASS').click();
  await page.waitForURL(/\/idp\/authorize/);
  await page.locator('button[name=persona]').first().click();
  await expect(page).toHaveURL(/\/cart\?/);
  expect(page.url()).not.toMatch(/loginToken|logoutUrl|state/);
  await expectLoggedIn(portal);
});

test('R4.9.3: whoever gives up at UAE PASS is back at the login, whose address holds nothing of that journey @once', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.configure({ site: { enable_uae_pass: 1 } });
  await portal.open('/login?nextUrl=%2Fcart');
  await portal.button('Continue with UAE PASS').click();
  await page.waitForURL(/\/idp\/authorize\?.*state=/);
  await page.locator('button[value=cancel]').click();
  await expect(portal.button('Continue with UAE PASS')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('error'), searchParams.has('state')]).toEqual(['/login', 'access_denied', false]);
});

test('T04: a return without the state of this login is asked about, in the tab that waits for one @once', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.configure({ site: { enable_uae_pass: 1 } });
  await portal.open('/login?nextUrl=%2Fcart');
  await portal.button('Continue with UAE PASS').click();
  await page.waitForURL(/\/idp\/authorize\?.*state=/);
  // As a link does that somebody else has taken from their own login.
  const others = new URL(page.url());
  others.searchParams.set('state', 'drawn-for-another-login');
  await page.goto(others.href);
  await page.locator('button[name=persona]').first().click();
  await expect(page.getByText(portal.say('You opened a link that logs you in with UAE PASS.'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await portal.button('No, that is not me').click();
  await expect(portal.button('Continue with UAE PASS')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

/** Google's script, as far as the portal uses it: its question is a button at the end of the page. */
const standIn = `
  const widgets = [];
  globalThis.grecaptcha = {
    ready: (run) => run(),
    render: (place, options) => widgets.push(options) - 1,
    execute(widget) {
      const question = document.createElement('button');
      question.textContent = 'Google asks';
      question.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2000000000';
      question.onclick = async () => {
        question.remove();
        widgets[widget].callback(await standInToken());
      };
      document.body.append(question);
    },
  };
`;

async function stubRecaptcha(page: Page, sandboxOrigin: string, siteKey: string): Promise<void> {
  await page.exposeFunction('standInToken', async () => {
    const answer = await fetch(`${sandboxOrigin}/recaptcha/token?k=${siteKey}`, { method: 'POST' });
    return ((await answer.json()) as { token: string }).token;
  });
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  );
  // As a build for reCAPTCHA serves its documents.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = withServices(readPolicy(headers['content-security-policy'] ?? ''), 'recaptcha');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': writePolicy(policy) } });
  });
}

test('Google’s reCAPTCHA where the operator has a key, over a dialog @once', async ({
  page,
  portal,
  sandbox,
  faults,
}) => {
  faults.expect(/request to https:\/\/www\.google\.com\/recaptcha\/api\.js/);
  const siteKey = '6Lc-stand-in';
  await sandbox.configure({ site: { recaptcha_site_key: siteKey } });
  await stubRecaptcha(page, sandbox.origin, siteKey);
  const { human, code } = formOf(portal);

  await portal.open('/login');
  await portal.button('Forgot password').click();
  const dialog = portal.dialog('Forgot your password?');
  await dialog.getByLabel(portal.say('Mobile number'), { exact: true }).fill('500000001');
  await dialog.getByLabel(portal.say('Email'), { exact: true }).fill('layla@saha.example');
  expect(faults.happened(/google/)).toBe(false);
  await human.click();
  await page.getByRole('button', { name: 'Google asks' }).click();
  await expect(human).toBeChecked();
  await expect(human).toBeFocused();
  // The dialog is modal again.
  await expect.poll(() => page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
  await portal.button('Send me a code').click();
  await expect(code).toBeEditable();
});

test('without a build for it reCAPTCHA is refused by the policy, and the box says so @once', async ({
  page,
  portal,
  sandbox,
  faults,
}) => {
  faults.expect(/Trusted ?Type|trusted-types|recaptcha/i);
  await sandbox.configure({ site: { recaptcha_site_key: '6Lc-stand-in' } });
  const { human } = formOf(portal);
  await portal.open('/login');
  await portal.button('Forgot password').click();
  await human.click();
  await expect(page.getByText(portal.say('This did not work. Please tick again.'))).toBeVisible();
  await expect(human).not.toBeChecked();
});

test('R8.1.1, R8.1.2, R4.1.6: a session that the server ends is told once, bottom right, and the login leads back @once', async ({
  page,
  portal,
  sandbox,
  say,
  faults,
}) => {
  faults.expect(/status of 401/);
  await sandbox.fail({ endpoint: 'facilityBookings', status: 401, times: 1 });
  await portal.open('/profile/facility-bookings', 'Layla');
  await expect(page.getByRole('alert').filter({ hasText: say('Session expired, please login again') })).toHaveCount(1);
  await expect(page).toHaveURL(/\/login\?nextUrl=%2Fprofile%2Ffacility-bookings/);
  const toast = page.locator('.toast').filter({ visible: true });
  await expect(toast).toHaveCount(1);
  const box = (await toast.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x + box.width).toBeGreaterThan(width - 48);
  expect(box.y).toBeGreaterThan(height / 2);
  await expectAccessible(page);
  await portal.logIn();
  await expect(page).toHaveURL(/\/profile\/facility-bookings/);
  await expect(portal.heading('Facility bookings')).toBeVisible();
});

test('3.3.1: on a phone on its side, what is wrong is read from its first line @once', async ({ page, portal }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/register', '/form/join-the-team']) {
    await portal.open(path);
    await page.locator('main form button[type="submit"]').filter({ visible: true }).last().click();
    const summary = page.locator('[data-refusals]');
    await expect(summary).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const { y } = (await summary.boundingBox())!;
    expect(y, path).toBeGreaterThanOrEqual(header!.y + header!.height);
    expect(y, path).toBeLessThan(390 / 2);
  }
});
