/** The customer's family: kept in the profile and offered in a booking, and the other way round (R1.5.1, R2.3.15, R3.7.7). */
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const asksForAge = 'Gym · Al Quoz';
const passport = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const animation = { name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };

async function fillDay(group: Locator, ...parts: string[]): Promise<void> {
  for (const [index, part] of parts.entries()) await group.getByRole('textbox').nth(index).fill(part);
}

test(
  'R3.7.7, R2.13.17: who is kept in the profile is offered in a booking; whom a booking keeps stands in the profile',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    test.slow();
    const field = (within: Locator, label: string) => within.getByRole('textbox', { name: portal.starting(label) });
    const day = (within: Locator, label: string) => within.getByRole('group', { name: portal.starting(label) });
    const main = page.getByRole('main');
    const mates = main.getByRole('list').getByRole('link');

    await portal.openLoggedIn('Daniel', '/profile/family');
    await portal.link('Add someone').click();
    await expect(page).toHaveURL(/\/profile\/family\/new/);
    // R5.1.1: the name alone must be there.
    await portal.button('Save').click();
    await expect(field(main, 'Name')).toBeFocused();
    await field(main, 'Name').fill('Adam Okafor');
    await fillDay(day(main, 'Date of birth'), '3', '10', '2018');
    await field(main, 'Mobile number').fill('501112223');
    await field(main, 'Email').fill('adam@mail.example');
    await main.getByRole('combobox', { name: say('ID proof'), exact: true }).selectOption('33');
    await field(main, 'Passport number').fill('N1234567');
    // Three kinds of files, and no others (R5.4.9).
    const upload = main.locator('input[type=file]').last();
    await upload.setInputFiles(animation);
    await expect(
      main.getByText(say('Invalid file type. Please upload a valid file type (jpeg, png, pdf)')),
    ).toBeVisible();
    await upload.setInputFiles(passport);
    await expect(main.getByRole('link', { name: portal.starting('Open the file') })).toBeVisible();
    await portal.button('Save').click();
    await expect(mates.filter({ hasText: 'Adam Okafor' })).toBeVisible();

    await expectAccessible(page);
    // Back leaves the form, and nothing else.
    await mates.filter({ hasText: 'Adam Okafor' }).click();
    await expect(field(main, 'Name')).toHaveValue('Adam Okafor');
    await expect(main.getByRole('link', { name: portal.starting('Open the file') })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(portal.heading('Family')).toBeVisible();

    // In a booking one tap chooses him; another attendee is typed, and saved for the next time.
    await portal.openBooking(asksForAge);
    await portal.chooseSlot();
    await portal.button('Continue').click();
    const more = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: say('More'), exact: true });
    for (let ticket = 0; ticket < 3; ticket += 1) await more.click();
    await portal.button('Continue').click();
    const dialog = portal.dialog('Facility');
    const attendee = (number: number) => dialog.getByRole('group', { name: say('Visitor {number}', { number }) });
    await attendee(2).getByRole('radio', { name: 'Adam Okafor', exact: true }).check();
    await expect(field(attendee(2), 'Mobile number')).toHaveValue('501112223');
    await expect(day(attendee(2), 'Date of birth').getByRole('textbox').last()).toHaveValue('2018');
    await field(attendee(3), 'Name').fill('Nour Okafor');
    await field(attendee(3), 'Mobile number').fill('502223334');
    await field(attendee(3), 'Email').fill('nour@mail.example');
    await fillDay(day(attendee(3), 'Date of birth'), '5', '5', '2015');
    await dialog.getByRole('checkbox', { name: say('Save these details for next time'), exact: true }).check();
    await dialog.getByRole('checkbox', { name: portal.starting('I agree to the <0>terms and conditions</0>') }).click();
    await portal.button('Agree').click();
    await portal.button('Add to cart').click();
    await portal.button('Go to cart').click();
    await portal.goToBank();
    await portal.payWith('accepts');
    await portal.expectTickets();

    await portal.open('/profile/family');
    await expect(mates.filter({ hasText: 'Nour Okafor' })).toBeVisible();
  },
);
