/** Who comes along: the attendees' details between choosing and the cart. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import type { Portal } from '../../support/e2e/portal.ts';
import { expect, test } from '../../support/e2e/test.ts';

const asksMost = 'Gym · Barsha';
const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const animation = { name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };

const facility = (portal: Portal) => portal.dialog('Facility');
const terms = (portal: Portal) =>
  facility(portal).getByRole('checkbox', { name: portal.starting('I agree to the <0>terms and conditions</0>') });
/** The question of that kind; their names are the operator's. */
const asked = (portal: Portal, kind: string) => facility(portal).locator(`[data-type="${kind}"]`);

async function chooseTicket({ page, say }: Portal): Promise<void> {
  const ticket = page.getByRole('article').first();
  await ticket.getByRole('button', { name: say('More'), exact: true }).click();
}

/** From the times of a day. */
async function goToDetails(portal: Portal): Promise<void> {
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await chooseTicket(portal);
  await portal.button('Continue').click();
  await expect(facility(portal)).toBeVisible();
}

async function beginDescribing(portal: Portal): Promise<void> {
  await portal.beginBooking(asksMost);
  await goToDetails(portal);
}

/** With the pointer down, from left to right. */
async function sign(page: Page, portal: Portal): Promise<void> {
  const pad = asked(portal, 'disclaimer_form').locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = (part: number): [number, number] => [box.x + box.width * part, box.y + box.height * (0.4 + (part % 0.2))];
  await page.mouse.move(...at(0.1));
  await page.mouse.down();
  for (const part of [0.2, 0.35, 0.5, 0.65]) await page.mouse.move(...at(part));
  await page.mouse.up();
  await portal.button('Use this signature').click();
  await expect(asked(portal, 'disclaimer_form').getByText(portal.say('Signed by hand'))).toBeVisible();
}

test(
  'R3.8, R2.13.14–23: every kind of question is answered, signed and taken along',
  { tag: '@once' },
  async ({ page, portal, say }) => {
    // Twelve questions take their time.
    test.slow();
    await portal.openLoggedIn('Mona');
    await beginDescribing(portal);
    const dialog = facility(portal);

    // R3.7.12: what is on file is seen and not changed.
    await expect(dialog.getByRole('textbox', { name: say('Email'), exact: true })).toHaveAttribute('readonly', '');
    await expect(portal.button('Add to cart')).toBeDisabled();

    // R4.6.5, R4.6.6: the tick opens the terms, Esc is no agreement and closes them alone.
    await terms(portal).click();
    await expect(portal.dialog('Terms and conditions')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.dialog('Terms and conditions')).toBeHidden();
    await expect(terms(portal)).not.toBeChecked();
    await expect(terms(portal)).toBeFocused();
    await terms(portal).click();
    await portal.button('Agree').click();
    await expect(terms(portal)).toBeChecked();

    // What is missing is reported, and the focus goes there (R5.6.6).
    await portal.button('Add to cart').click();
    await expect(page.getByText(say('Please fill all the required fields'), { exact: true })).toBeVisible();
    await page.locator('[data-refusals]:focus').getByRole('button').first().click();
    await expect(asked(portal, 'text_box').getByRole('textbox')).toBeFocused();
    await expectAccessible(page);

    await asked(portal, 'text_box').getByRole('textbox').fill('Sami');
    await asked(portal, 'phone_number').getByRole('textbox').fill('501234567');
    await asked(portal, 'drop_down').getByRole('combobox').selectOption({ index: 1 });
    await asked(portal, 'radio_buttons').getByRole('radio').first().check();

    // In the other language than the one on screen; Esc closes the list alone.
    const country = asked(portal, 'country').getByRole('combobox');
    // A list closes when the form moves under it, as it may while a file is being kept.
    await expect(async () => {
      await country.fill(portal.language === 'ar' ? 'france' : 'فرنسا');
      await expect(dialog.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(country).toHaveValue(portal.language === 'ar' ? 'فرنسا' : 'France', { timeout: 2000 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox')).toBeHidden();
    await expect(dialog).toBeVisible();

    // A GIF is none of the three types (R5.4.9).
    const upload = asked(portal, 'file').locator('input[type=file]');
    await upload.setInputFiles(animation);
    await expect(
      dialog.getByText(say('Invalid file type. Please upload a valid file type (jpeg, png, pdf)')),
    ).toBeVisible();
    await upload.setInputFiles(certificate);
    await expect(portal.button('Remove {name}', { name: certificate.name })).toBeVisible();

    // The pad takes a stroke, and the tick says what it is worth (R2.13.21).
    await sign(page, portal);
    await asked(portal, 'disclaimer_form').getByRole('checkbox').check();

    await portal.button('Add to cart').click();
    await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
  },
);

test('R5.6.6, R8.1.2: the notice that something is missing lies over no field that the focus leads to', async ({
  page,
  portal,
  say,
}) => {
  await portal.openBooking(asksMost, { as: 'Mona' });
  await goToDetails(portal);
  await terms(portal).click();
  await portal.button('Agree').click();
  await portal.button('Add to cart').click();
  await expect(page.getByText(say('Please fill all the required fields'), { exact: true })).toBeVisible();
  // Wherever the form was scrolled to, also where the field lay below the notice by then.
  const covered = await facility(portal).evaluate((dialog) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const notice = boxOf(document.querySelector('.toast')!);
    return [...dialog.querySelectorAll<HTMLElement>('form [aria-invalid="true"]')].flatMap((field) => {
      dialog.scrollTop += boxOf(field).top - notice.top;
      field.focus();
      const box = boxOf(field);
      const isFree = box.bottom <= notice.top || box.right <= notice.left || box.left >= notice.right;
      field.blur();
      return isFree ? [] : [`${field.outerHTML.slice(0, 80)} ${box.top}–${box.bottom} below ${notice.top}`];
    });
  });
  expect(covered).toEqual([]);
});

/** A phone on its side whose keyboard is open, and a desktop at 400 % (1.4.10). */
const lowScreens = [
  { width: 844, height: 210 },
  { width: 320, height: 256 },
];

test('A13, 2.4.11: on a low screen head and bar of the details cover no field that is written in', async ({
  page,
  portal,
}) => {
  await portal.openBooking(asksMost, { as: 'Mona' });
  await goToDetails(portal);
  await portal.expectLetters();
  for (const size of lowScreens) {
    await page.setViewportSize(size);
    const covered = await facility(portal).evaluate((dialog) => {
      // A dialog that becomes a sheet comes in once more.
      for (const one of document.getAnimations())
        if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
      return [...dialog.querySelectorAll<HTMLElement>('form input:not([type]), form input[type=text], form select')]
        .filter((field) => field.checkVisibility() && field.getBoundingClientRect().height > 1)
        .flatMap((field) => {
          field.focus();
          const { x, width, top, bottom } = field.getBoundingClientRect();
          const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(x + width / 2, y));
          return seen.every((met) => met === field) ? [] : [`${field.outerHTML.slice(0, 80)} ${top}–${bottom}`];
        });
    });
    expect(covered, `${size.width} by ${size.height}`).toEqual([]);
  }
});

test('R2.12.9: whoever logs in on the way is named in the details, and closing them leads back to the tickets @phone', async ({
  page,
  portal,
  say,
}) => {
  await portal.open();
  await portal.beginBooking(asksMost);
  await portal.chooseSlot();
  await portal.button('Continue').click();
  await expect(portal.dialog('Log in')).toBeVisible();
  await portal.logIn('Mona');
  await chooseTicket(portal);
  await portal.button('Continue').click();
  await expect(facility(portal).getByRole('textbox', { name: say('Name'), exact: true })).toHaveValue('Mona Rahman');
  // R2.12.9: closing leads back to the tickets as they were.
  await page.keyboard.press('Escape');
  await expect(facility(portal)).toBeHidden();
  await expect(portal.dialog('Choose tickets')).toBeVisible();
});
