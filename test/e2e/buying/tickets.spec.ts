/** The tickets of an order: viewed, shown at the gate, printed and saved (R2.3.3, R2.2.9). */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { pdfText, readBack } from '../../support/pdfText.ts';

test('R2.3.3, R2.2.9, Q2.3.a: from the receipt to the tickets, large and white at the gate, one sheet of paper, a file; nobody else’s @phone', async ({
  page,
  portal,
  say,
  faults,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.fillCart();
  await portal.goToBank();
  await portal.payWith('accepts');
  await portal.expectTickets();
  await portal.link('View tickets').click();
  await expect(page).toHaveURL(/\/profile\/view-tickets\/\d+/);
  await expect(portal.heading('Tickets')).toBeVisible();
  await page.reload();
  const ticket = page.getByRole('list', { name: say('Tickets'), exact: true }).getByRole('article');
  const code = page.getByRole('img', { name: portal.starting('Code of ticket {number}', { number: '' }) });
  await expect(code).toBeVisible();
  // Dark on white also where colours are forced: nothing reads it otherwise.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none' });
  await expectAccessible(page);

  await portal.button('Show at the gate').click();
  const gate = portal.dialog('Show it at the gate');
  await expect(gate.getByRole('img')).toBeVisible();
  const number = await gate.locator('.gate__number').innerText();
  await expect(ticket).toContainText(number);
  // It fills the screen, and is white in the dark as well.
  const { width, height } = page.viewportSize()!;
  expect(await gate.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(gate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(gate).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(gate).toBeHidden();
  await expect(portal.button('Show at the gate')).toBeFocused();

  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const download = page.waitForEvent('download');
  // F09: the second press comes while the file is made, and takes the focus nowhere.
  await portal.button('Download').dblclick();
  await expect(portal.button('Download')).toBeFocused();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tickets-\d+\.pdf$/);
  const [sheet] = await pdfText(new Blob([await readFile(await file.path())]));
  expect(sheet).toContain(number);
  expect(portal.language === 'ar' ? sheet!.map(readBack) : sheet).toContain(say('Show it at the gate'));

  const picture = page.waitForEvent('download');
  await portal.button('Share this ticket').click();
  expect((await picture).suggestedFilename()).toMatch(/^ticket-\w+\.png$/);

  // Another customer's tickets look like missing ones.
  faults.expect(/orders\/1\/tickets/);
  await portal.open('/profile/view-tickets/1');
  await expect(portal.heading('We cannot find these tickets')).toBeVisible();
  await portal.link('All my bookings').click();
  await expect(portal.link('View tickets').first()).toBeVisible();
  await expect(portal.button('Download').first()).toBeVisible();
});
