/** Keeping an account safe, taking its data along and leaving, with a second browser beside (Q7.7.d–g). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import type { Portal } from '../../support/e2e/portal.ts';
import { rivalOf } from '../../support/e2e/rival.ts';
import type { Sandbox } from '../../support/e2e/sandbox.ts';
import type { Origins } from '../../support/e2e/stack.ts';
import { expect, test } from '../../support/e2e/test.ts';

const [mobile, first, second] = ['521112233', 'First-one-1!', 'Second-one-2!'];
const email = 'noura@mail.example';

/** A new customer, who is owed nothing. */
async function register(sandbox: Sandbox, stack: Origins): Promise<void> {
  await sandbox.configure({ testToken: true });
  const rival = rivalOf(stack);
  const who = { mobile, country_code: '971', email };
  await rival.get('requestRegistrationCode', { body: { ...who, recaptcha_response: 'sandbox-human' } });
  const otp = await sandbox.lastCode();
  const names = { first_name: 'Noura', last_name: 'Saleh' };
  await rival.get('register', { body: { ...who, ...names, otp, password: first, confirm_password: first, tnc: '1' } });
}

async function logIn(portal: Portal): Promise<void> {
  const { page, say } = portal;
  await portal.open('/login?nextUrl=%2Fprofile%2Fuser');
  await page.getByLabel(say('Mobile number'), { exact: true }).fill(mobile);
  await page.getByLabel(say('Password'), { exact: true }).fill(first);
  await page
    .locator('form')
    .getByRole('button', { name: say('Log in'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/profile\/user/);
}

const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('Q7.7.d–g: logged out elsewhere, another password, all data as a file, and gone @phone', async ({
  page,
  portal,
  sandbox,
  say,
  stack,
  browser,
  faults,
}) => {
  await register(sandbox, stack);
  const elsewhere = await browser.newContext({ baseURL: stack.portalOrigin, reducedMotion: 'reduce' });
  faults.watch(elsewhere);
  const there = portal.in(await elsewhere.newPage());
  await logIn(there);
  await logIn(portal);

  const sessions = page.getByRole('listitem').filter({ hasText: say('Logged in {since}', { since: '' }).trim() });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(say('This device'));
  await sessions.last().getByRole('button').click();
  const question = portal.dialog('Log out this device?');
  await question.getByRole('button', { name: say('Log out'), exact: true }).click();
  await expect(sessions).toHaveCount(1);
  // R4.1.6: out at its next call, and led to where it can come back.
  faults.expect(/401/);
  await there.open('/profile/user/wallet');
  await expect(there.page).toHaveURL(/\/login\?nextUrl=/);
  await elsewhere.close();

  await portal.button('Change the password').click();
  const change = portal.dialog('Change your password');
  await change.getByLabel(say('Old password'), { exact: true }).fill(second);
  await change.getByLabel(say('New password'), { exact: true }).fill(second);
  await change.getByLabel(say('Confirm password'), { exact: true }).fill(second);
  faults.expect(/422/);
  await change.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(change.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectAccessible(page);
  await change.getByLabel(say('Old password'), { exact: true }).fill(first);
  await change.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(change).toBeHidden();

  const coming = page.waitForEvent('download');
  await portal.button('Download my data').click();
  const file = await coming;
  const held = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(held)).toMatchObject({ profile: { email }, in_this_browser: {} });
  expect(held).not.toMatch(/scrypt|token/);

  await portal.button('Delete my account').click();
  await portal
    .dialog('Delete your account?')
    .getByRole('button', { name: say('Go on'), exact: true })
    .click();
  const last = portal.dialog('Delete it for good?');
  await last.getByLabel(say('Password'), { exact: true }).fill(second);
  await expectAccessible(page);
  expect(await kept(page)).toContain(email);
  await last.getByRole('button', { name: say('Delete for good'), exact: true }).click();
  await portal.expectHome();
  await expect(page).not.toHaveURL(/profile/);
  expect(await kept(page)).not.toMatch(/noura|521112233|"token"/i);
});
