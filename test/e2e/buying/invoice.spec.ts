/** What is left in hand after paying: the tax invoice on screen, on paper and as PDF, and the link that a message brings (Q7.7.i, Q7.7.j). */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { pdfText, readBack } from '../../support/pdfText.ts';

test('Q7.7.j: from the receipt to the invoice, one page on paper, a PDF whose Arabic can be read; the link of the message needs no login @phone', async ({
  browser,
  page,
  portal,
  sandbox,
  say,
  stack,
}) => {
  await portal.fillCart();
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
  await portal.link('Tax invoice').click();
  await expect(page.getByRole('heading', { level: 1, name: say('Tax invoice') })).toBeVisible();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('فاتورة ضريبية');
  await expect(sheet).toContainText('Tax invoice');
  await expectAccessible(page);
  const number = /INV-\d{4}-\d{6}/.exec(await sheet.innerText())![0];

  const printed = (
    await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
  ).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  // Opened by its own address it brings nothing of the receipt: header and footer stay off the paper all the same.
  await page.reload();
  await expect(sheet).toContainText(number);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const download = page.waitForEvent('download');
  await portal.button('Save as PDF').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  const pages = await pdfText(new Blob([await readFile(await file.path())]));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(number);
  expect(pages[0]!.map(readBack)).toContain('فاتورة ضريبية');
  expect(pages[0]).toContain('Tax invoice');

  const context = await browser.newContext({ baseURL: stack.portalOrigin, timezoneId: 'Asia/Dubai' });
  const other = portal.in(await context.newPage());
  const link = new URL(await sandbox.lastLink());
  await other.open(link.pathname);
  await other.expectTickets();
  await other.link('Tax invoice').click();
  // An order of an account is shown to its customer only.
  await expect(other.page.getByRole('heading', { name: say('We cannot find this invoice') })).toBeVisible();
  await expectAccessible(other.page);

  // Q7.7.i: from a page that says the same to everybody.
  const before = await sandbox.lastLink();
  await other.open('/send-again');
  const field = other.page.getByLabel(say('Email address or mobile number'));
  await field.fill('layla');
  await other.button('Send it again').click();
  await expect(field).toBeFocused();
  await expectAccessible(other.page);
  await field.fill('layla@saha.example');
  await other.button('Send it again').click();
  await expect(other.heading('Look into your messages')).toBeFocused();
  const again = new URL(await sandbox.lastLink());
  expect(again.href).not.toBe(before);
  await other.open(again.pathname);
  await other.expectTickets();
  await context.close();
});
