/** Customers ask, the operator answers: with a file, in Arabic, on the phone (R2.1.30, R2.1.31, R2.2.5). */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const plan = { name: 'مخطط الملعب.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };
const animation = { name: 'party.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
const message = 'الإضاءة تنطفئ مبكرًا <b>كل ليلة</b>';
const answer = 'شكرًا، أصلحناها <i>اليوم</i>.';

test('R2.1.30, R2.1.31, R2.2.5, Q7.6.r, R5.4.9: asked with a file, answered at the desk, replied @phone', async ({
  page,
  portal,
  sandbox,
  say,
  faults,
}) => {
  // R2.4.4: whoever follows the link of an answer logs in first, and comes to it.
  await portal.open('/customer-support?ask=1');
  await expect(page).toHaveURL(/\/login\?nextUrl=%2Fcustomer-support%3Fask%3D1/);
  await portal.openLoggedIn('Omar', '/customer-support');
  await page.getByRole('link', { name: say('Write to us'), exact: true }).click();
  // A03: the form is another page at the same address.
  await expect(page.getByRole('heading', { level: 1, name: say('Write to us') })).toBeFocused();

  const form = page.getByRole('form', { name: say('New request'), exact: true });
  await form.getByLabel(say('What is it about?'), { exact: true }).fill('إضاءة الملعب');
  await form.getByLabel(say('Your message'), { exact: true }).fill(message);
  await page.reload();
  await expect(form.getByLabel(say('Your message'), { exact: true })).toHaveValue(message);
  const upload = form.locator('input[type=file]');
  await upload.setInputFiles(animation);
  await expect(
    form.getByText(say('Invalid file type. Please upload a valid file type (jpeg, png, pdf)')),
  ).toBeVisible();
  await upload.setInputFiles(plan);
  await expect(form.getByText(plan.name, { exact: true })).toBeVisible();

  // The answer is lost on its way: what is sent again is there once.
  await sandbox.fail({ endpoint: 'askSupport', loseAnswer: true, times: 1 });
  faults.expect(/ERR_/);
  faults.expect(/404 .*customer-support/);
  await portal.button('Send').click();
  await expect(form.getByText(say('We lost the connection. Please try again.'))).toBeVisible();
  await portal.button('Send').click();
  await expect(page).toHaveURL(/\/customer-support\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إضاءة الملعب');
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: plan.name }).click();
  expect(await readFile(await (await saved).path())).toEqual(plan.buffer);

  const desk = await page.context().newPage();
  await desk.goto(`${sandbox.origin}/operator/support`);
  await expect(desk.getByRole('link', { name: 'إضاءة الملعب' })).toHaveCount(1);
  await desk.getByRole('link', { name: 'إضاءة الملعب' }).click();
  await expect(desk.getByText(message)).toBeVisible();
  await desk.getByLabel('Message').fill(answer);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('The answer is on its way.')).toBeVisible();
  expect(await sandbox.lastLink()).toContain(new URL(page.url()).pathname);

  // It appears when the customer comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByText(say('Answered'), { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: say('Your reply'), exact: true }).fill('شكرًا لكم');
  await portal.button('Send').click();
  await expect(page.getByText(say('Your message is sent.'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'شكرًا لكم' })).toBeVisible();

  // A closed request says what then, and what was being written is not lost.
  await page.getByRole('textbox', { name: say('Your reply'), exact: true }).fill('وموقف السيارات؟');
  await desk.reload();
  await desk.getByRole('button', { name: 'Close the request' }).click();
  await expect(desk.getByText('The request is closed.')).toBeVisible();
  await desk.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    page.getByText(say('This request is closed. If something is still open, write to us anew.')),
  ).toBeVisible();
  await expect(page.getByText('وموقف السيارات؟')).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: say('Write to us'), exact: true }).click();
  await expect(form.getByLabel(say('Your message'), { exact: true })).toHaveValue('وموقف السيارات؟');

  // Q7.6.r: it is nobody else's.
  await portal.openLoggedIn('Layla', address);
  await expect(page.getByText(say('There is no such request of yours'))).toBeVisible();
  await portal.open('/customer-support');
  await expect(page.getByRole('link', { name: 'إضاءة الملعب' })).toHaveCount(0);
});
