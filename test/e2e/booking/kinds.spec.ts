/** Every kind of booking from its beginning to its end: by keyboard alone on a desktop, by touch alone on a phone. */
import { devices } from '@playwright/test';
import { formatDay, formatDayBeside } from '../../../src/i18n/dates.ts';
import { phoneCountries } from '../../../src/i18n/phoneCountries.ts';
import { namedCountries } from '../../../src/i18n/countryNames.ts';
import { playerQuestions, traineeQuestions } from '../../../sandbox/data/seed/attendeeQuestions.ts';
import { customerTags } from '../../../sandbox/data/seed/content/people.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import type { Customer } from '../../support/e2e/customer.ts';
import { beginning, venueDay } from '../../support/e2e/portal.ts';
import { rivalOf } from '../../support/e2e/rival.ts';
import { expect, test } from '../../support/e2e/test.ts';

const failedToLoad = /Failed to load resource/;

/** The card of a ticket, by its place in the list. */
function ticketCard({ portal: { page, say } }: Customer, position: number) {
  const card = page.getByRole('article').nth(position);
  return {
    quantity: card.getByRole('status').first(),
    more: card.getByRole('button', { name: say('More'), exact: true }),
    add: card.getByRole('button', { name: beginning(say('Add {label}', { label: '' }).trim()) }),
  };
}

function exclusiveCourt(): void {
  test('R2.12, R4.5: a court for oneself: service, day, time and court, login, extras, payment, tickets', async ({
    page,
    portal,
    customer,
  }) => {
    const { input } = customer;
    await portal.open();
    await portal.expectHome();
    if (input.way === 'keyboard') {
      // The first stop leads past the header.
      await page.keyboard.press('Tab');
      await expect(portal.link('Skip to content')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await customer.begin('Tennis');
    await customer.takeSlot();
    await expect(portal.courts.first()).toBeChecked();
    await customer.goOn();
    await expect(portal.dialog('Log in')).toBeVisible();
    await customer.logIn('Layla');
    await customer.goToCart();
    await customer.pay();
  });
}

function tickets(): void {
  test('R4.6.1–3, R5.7.1: tickets of a pool: a family needs four places, and only seven are left @phone', async ({
    page,
    portal,
    customer,
    say,
    stack,
  }) => {
    const { input } = customer;
    const rival = rivalOf(stack);
    const pool = { facility_id: 3101, date: venueDay(1), start_time: '18:00:00', end_time: '19:00:00' };
    const { data: offer } = await rival.get('facilityOffer', { query: { venue_service_id: 31, ...pool } });
    const left = offer.rental_products[0]?.remaining_capacity ?? 0;
    const products = [{ product_id: 3101, quantity: left - 7, ...pool }];
    const held = await rival.get('reserve', { body: { products } });
    expect(held.data.products).toMatchObject([{ reserved: true }]);

    await portal.openLoggedIn();
    await customer.begin('Swimming');
    await customer.takeSlot('6-9 PM');
    await customer.goOn();
    await expect(portal.dialog('Choose tickets')).toBeVisible();
    const family = ticketCard(customer, 2);
    await expect(family.quantity).toHaveText('0');
    await expect(family.add).toBeDisabled();
    await input.press(family.more);
    await expect(family.quantity).toHaveText('1');
    await input.press(family.more);
    const refusal = 'Maximum capacity reached, remaining capacity is {0}, requested capacity is {1}';
    await expect(page.getByText(say(refusal, { 0: 7, 1: 8 }))).toBeVisible();
    await expect(family.quantity).toHaveText('1');
    await expectAccessible(page);
    await input.press(family.add);
    const inCart = '{quantity, plural, one {# ticket is in your cart} other {# tickets are in your cart}}';
    await expect(page.getByText(say(inCart, { quantity: 1 })).first()).toBeVisible();
    // Three places are too few for a family.
    await expect(page.getByRole('article').nth(2)).toContainText(say('Sold out'));
    const adult = ticketCard(customer, 0);
    await input.press(adult.more);
    await input.press(adult.more);
    await input.press(adult.add);
    await expect(page.getByText(say(inCart, { quantity: 2 })).first()).toBeVisible();
    await expect(adult.quantity).toHaveText('0');
    await customer.goOn();
    await customer.goToCart();
    await customer.pay();
  });
}

function overnight(): void {
  test('R1.3, R9.2: a time after midnight belongs to the evening that was chosen, and says when it is @phone', async ({
    page,
    portal,
    customer,
    say,
    language,
  }) => {
    await portal.openLoggedIn();
    await customer.begin('Padel · Jaddaf');
    const time = await customer.takeSlot('12 AM-3 AM');
    expect(time).toContain('+1');
    expect(time).toContain(say('the day after'));
    await expectAccessible(page);
    await customer.goOn();
    await customer.goToCart();
    // Midnight itself belongs to the day that it begins.
    await expect(
      page
        .getByRole('main')
        .getByText(formatDay(venueDay(2), language))
        .first(),
    ).toBeVisible();
    const kept = await page.evaluate(() => sessionStorage.getItem('cart') ?? '');
    const { value } = JSON.parse(kept) as { value: { aside: { lines: unknown[] }[] } };
    const lines = value.aside.flatMap((cart) => cart.lines);
    expect(lines).not.toEqual([]);
    for (const line of lines)
      expect(line).toMatchObject({ bookingDate: venueDay(1), selectedFacilityDate: venueDay(2) });
    await customer.pay();
  });
}

function approval(): void {
  test('R4.10: a booking that waits for the operator’s word, until it is approved @once', async ({
    page,
    portal,
    customer,
    sandbox,
    say,
    language,
  }) => {
    const { input } = customer;
    await portal.openLoggedIn();
    await customer.begin('Padel · Barsha');
    // Said before anything is chosen, in the cart, and on the button that asks.
    const early = 'The venue approves every booking here first. No card is charged before it says yes.';
    await expect(page.getByText(say(early))).toBeVisible();
    const time = await customer.takeSlot();
    await customer.goOn();
    await customer.goToCart();
    const line = page.getByRole('main').getByRole('listitem');
    await expect(line.getByText(say('Needs approval'))).toBeVisible();
    const court = await line.getByRole('heading').first().innerText();
    const moves =
      'No card is charged now: the venue answers within a day, and with its yes you get a link and 24 hours to pay {later}.';
    const [untilAmount = moves] = say(moves, { later: '|' }).split('|');
    await expect(page.getByText(untilAmount.trim())).toBeVisible();
    await expectAccessible(page);
    await customer.agree();
    await expect(portal.pay).toHaveCount(0);
    await input.press(portal.button('Ask for approval'));
    await expect(portal.dialog('Asked. The venue answers within a day.')).toBeVisible();
    await expectAccessible(page);
    await input.press(portal.link('Show my order'));
    await expect(portal.heading('Asked.')).toBeVisible();
    await expectAccessible(page);
    const order = Number(await page.getByRole('complementary').locator('dd').first().innerText());

    await portal.open('/profile/facility-bookings');
    const booking = page
      .getByRole('listitem')
      .filter({ hasText: portal.service('Padel · Barsha') })
      .filter({ hasText: court.trim() })
      .filter({ hasText: formatDayBeside(venueDay(1), language) })
      .filter({ hasText: time });
    await expect(booking).toContainText(say('Awaiting approval'));
    await expectAccessible(page);
    await sandbox.approve(order);
    // Nothing was charged so far: the link to the payment comes by mail.
    await page.goto(await sandbox.lastLink());
    await input.press(portal.testCard('accepts'));
    await portal.expectTickets();
    await portal.open('/profile/facility-bookings');
    await expect(booking).toContainText(say('Approved'));
    await input.press(booking.getByRole('link', { name: say('View tickets'), exact: true }));
    await expect(portal.heading('Tickets')).toBeVisible();
    await expect(page.getByRole('list', { name: say('Tickets'), exact: true })).toBeVisible();
  });
}

function bapsSite(): void {
  test('R4.5.10–12, R5.7.2: on a baps site: login first, no more than the threshold, and straight to the cart @once', async ({
    page,
    portal,
    customer,
    sandbox,
    say,
  }) => {
    const { input } = customer;
    await sandbox.configure({ site: { colors: { mode: 'baps' } }, threshold: 4 });
    await portal.open();
    await portal.expectHome();
    await input.press(portal.book);
    await expect(page).toHaveURL(/\/login\?nextUrl=/);
    await customer.logIn('Layla');
    await customer.chooseService('Swimming');
    await customer.takeSlot();
    await customer.goOn();
    await expect(portal.dialog('Choose tickets')).toBeVisible();
    await expect(portal.button('Continue')).toHaveCount(0);
    const family = ticketCard(customer, 2);
    await input.press(family.more);
    await input.press(family.more);
    await expect(
      page.getByText(say('Maximum of {0} participants allowed to book per session', { 0: 4 })),
    ).toBeVisible();
    await expect(family.quantity).toHaveText('1');
    await expectAccessible(page);
    await input.press(family.add);
    await expect(page).toHaveURL(/\/cart/);
    await expect(portal.heading('Your cart')).toBeVisible();
    await customer.pay();
  });
}

/** The questions about the attendees, found by the operator's texts. */
function attendees({ portal }: Customer) {
  const { page, say, language } = portal;
  const dialog = portal.dialog('Facility');
  const questions = [...playerQuestions, ...traineeQuestions];
  const inWords = ({ name, ar_name }: { name: string; ar_name?: string | null }) =>
    (language === 'ar' ? ar_name : null) ?? name;
  const question = (slug: string) => questions.find((one) => one.slug === slug)!;
  return {
    dialog,
    /** The control of a question. */
    answer: (slug: string) => dialog.getByLabel(beginning(inWords(question(slug)))),
    /** The controls of a question that has several. */
    group: (slug: string) => dialog.getByRole('group', { name: beginning(inWords(question(slug))) }),
    country: (slug: string) => dialog.getByRole('combobox', { name: beginning(inWords(question(slug))) }),
    option: (slug: string, value: string) => inWords(question(slug).options!.find((option) => option.value === value)!),
    agreed: dialog.getByRole('checkbox', { name: portal.starting('I agree to the <0>terms and conditions</0>') }),
    saved: dialog.getByRole('checkbox', { name: say('Save these details for next time'), exact: true }),
    give: dialog.getByRole('button', { name: say('Add to cart'), exact: true }),
    terms: portal.dialog('Terms and conditions'),
    incomplete: page.getByText(say('Please fill all the required fields')).first(),
  };
}

const wrongId = '784-1987-6543210-4';
const rightId = '784-1987-6543210-3';
const cut =
  'The page was loaded anew. For your visitors’ safety, dates of birth, document numbers and answers are not kept in the browser: please give them again.';

function courtWithAttendees(): void {
  test('R2.12.9–11, R4.6.4–8, R5.3.5: who plays is asked for, from somebody signed out who logs in on the way; the court is lost meanwhile @phone', async ({
    page,
    portal,
    customer,
    say,
    stack,
    faults,
    language,
  }) => {
    // Two bookings with a form of many fields, field by field.
    test.slow();
    faults.expect(failedToLoad); // the place that somebody else has
    const { input } = customer;
    const asked = attendees(customer);
    await portal.open();
    await customer.begin('Basketball');
    await customer.takeSlot('12-3 PM');
    // What follows the time, a price and how many are left, is another one for somebody else.
    const [lost = ''] = ((await portal.slots.and(page.locator(':checked')).getAttribute('aria-label')) ?? '').split(
      /[,،]/,
    );
    await expect.poll(() => new URL(page.url()).searchParams.get('slot')).not.toBeNull();
    const start = new URL(page.url()).searchParams.get('slot') ?? '';
    await customer.goOn();
    await expect(asked.dialog).toBeVisible();
    await expect(asked.give).toHaveCount(0);
    await expectAccessible(page);
    const purpose = asked.dialog.getByLabel(say('Purpose of visit'));
    const match = language === 'ar' ? customerTags[2].ar_name : customerTags[2].name;
    const number = asked.dialog.getByLabel(say('Emirates ID number'));
    await input.write(number, wrongId);
    await input.select(purpose, match);
    await input.write(asked.answer('group_name'), 'The Hoops');
    await input.select(asked.answer('level'), asked.option('level', 'fun'));

    // A reload keeps what was typed except what must not be stored, and says so; the login keeps all of it.
    await page.reload();
    await expect(purpose.locator('option:checked')).toHaveText(match);
    await expect(number).toHaveValue('');
    await expect(asked.answer('group_name')).toHaveValue('');
    await expect(asked.dialog.getByText(say(cut))).toBeVisible();
    await input.write(asked.answer('group_name'), 'The Hoops');
    await input.select(asked.answer('level'), asked.option('level', 'fun'));
    await input.press(asked.dialog.getByRole('button', { name: say('Please Login'), exact: true }));
    await expect(portal.dialog('Log in')).toBeVisible();
    await customer.logIn('Daniel');
    await expect(portal.dialog('Log in')).toBeHidden();
    await expect(asked.dialog.getByLabel(say('Name'), { exact: true })).toHaveValue('Daniel Okafor');
    await expect(asked.answer('group_name')).toHaveValue('The Hoops');
    await expect(asked.answer('level')).toHaveValue('fun');

    await input.write(number, wrongId);
    await expect(asked.give).toBeDisabled();
    await input.tick(asked.agreed);
    await expect(asked.terms).toBeVisible();
    await expectAccessible(page);
    await input.press(asked.terms.getByRole('button', { name: say('Disagree'), exact: true }));
    await expect(asked.terms).toBeHidden();
    await expect(asked.agreed).not.toBeChecked();
    await expect(asked.give).toBeDisabled();
    await input.tick(asked.agreed);
    await input.press(asked.terms.getByRole('button', { name: say('Agree'), exact: true }));
    await expect(asked.agreed).toBeChecked();
    await input.press(asked.give);
    await expect(asked.incomplete).toBeVisible();
    await expect(asked.dialog.getByText(say('Emirates ID number is not valid.'))).toBeVisible();
    await expect(number).toBeFocused();
    await expectAccessible(page);
    await input.write(number, rightId);

    const end = `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}${start.slice(2)}:00`;
    const place = { quantity: 1, date: venueDay(1), start_time: `${start}:00`, end_time: end };
    const whole = [1201, 1202].map((facility_id) => ({ ...place, facility_id, product_id: 1201 }));
    const halves = [1211, 1212, 1213, 1214].map((facility_id) => ({ ...place, facility_id, product_id: 1203 }));
    // Each court is taken by a rival of its own: one who is refused has nothing.
    for (const product of [...whole, ...halves]) await rivalOf(stack).get('reserve', { body: { products: [product] } });
    await input.press(asked.give);
    await expect(asked.dialog).toBeHidden();
    // The server's own words.
    await expect(page.getByText(say('No facility available for selected time slot')).first()).toBeVisible();
    // The former times may stand for another frame.
    await expect(portal.slots.first()).not.toHaveAccessibleName(beginning(lost));
    await customer.takeSlot();
    await customer.goOn();
    await expect(asked.answer('group_name')).toHaveValue('The Hoops');
    await expect(number).toHaveValue(rightId);
    await expect(purpose.locator('option:checked')).toHaveText(match);
    if (!(await asked.agreed.isChecked())) {
      await input.tick(asked.agreed);
      await input.press(asked.terms.getByRole('button', { name: say('Agree'), exact: true }));
    }
    // A second press on the same spot within a moment is a double press, which a new dialog ignores.
    await input.write(number, rightId);
    await input.press(asked.give);
    await customer.goToCart();
    await customer.pay();
  });
}

function courtOfGuest(): void {
  test('A19, R2.13.12: a guest is asked once who they are', async ({ page, portal, customer, say, language }) => {
    const { input } = customer;
    const saudi = phoneCountries(language).find(({ code }) => code === 'SA')!;
    const asked = attendees(customer);
    await portal.open();
    await customer.begin('Basketball');
    await customer.takeSlot();
    await customer.goOn();
    await expect(asked.dialog).toBeVisible();
    const own = (name: string) => asked.dialog.getByLabel(say(name), { exact: true });
    await input.write(own('Name'), 'سارة Mansoor');
    await input.select(own('Country code'), `${saudi.name} +966`);
    await input.write(own('Mobile number'), '50 111 2223');
    await input.write(own('Email'), 'sara@mansoor.example');
    await input.press(asked.dialog.getByRole('button', { name: say('Please Login'), exact: true }));
    await input.press(portal.dialog('Log in').getByRole('button', { name: say('Continue as guest'), exact: true }));
    const form = portal.dialog('Continue as guest');
    const field = (name: string) => form.getByLabel(say(name), { exact: true });
    await expect(field('Name')).toHaveValue('سارة Mansoor');
    await expect(field('Country code')).toHaveValue('SA');
    await expect(field('Mobile number')).toHaveValue('50 111 2223');
    await expect(field('Email')).toHaveValue('sara@mansoor.example');
    await expectAccessible(page);
    // They may still say it otherwise.
    await input.write(field('Email'), 'sara@office.example');
    await input.tick(form.getByRole('checkbox'));
    await input.press(form.getByRole('button', { name: say('Continue as guest'), exact: true }));
    await expect(form).toBeHidden();
    await expect(own('Name')).toHaveValue('سارة Mansoor');
    await expect(own('Mobile number')).toHaveValue('+966 501112223');
    await expect(own('Email')).toHaveValue('sara@office.example');
  });
}

/** @param isRepeated pays, then books again to see which answers are known */
function ticketWithSignature(isRepeated: boolean): void {
  const nextTime = isRepeated ? '; the next time they are known @phone' : '';
  test(`R2.13.15–23, R3.8, R5.4.9: one question of every type, a file and a signature${nextTime}`, async ({
    page,
    portal,
    customer,
    say,
    language,
  }) => {
    // Fills a long form, and opens it once more to see which answers are known.
    test.slow();
    const { input } = customer;
    const asked = attendees(customer);
    const describe = async (): Promise<void> => {
      await customer.begin('Gym · Barsha');
      await customer.takeSlot();
      await customer.goOn();
      await input.press(ticketCard(customer, 0).more);
      await customer.goOn();
      await expect(asked.dialog).toBeVisible();
    };
    await portal.openLoggedIn();
    await describe();
    await expectAccessible(page);
    await input.write(asked.answer('contact_name'), 'سامي Haddad');
    await input.write(asked.answer('contact_phone'), '50 123 0001');
    await input.write(asked.answer('contact_email'), 'sami@saha.example');
    await input.select(asked.answer('goal'), asked.option('goal', 'back'));
    const choice = (slug: string, value: string) =>
      asked.group(slug).getByLabel(asked.option(slug, value), { exact: true });
    await input.choose(choice('experience', 'some'));
    await input.tick(choice('conditions', 'joints'));
    await input.write(asked.group('last_check').getByLabel(say('Day'), { exact: true }), '28022026');
    const certificate = asked.answer('certificate');
    const file = { name: 'fit.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await certificate.setInputFiles(file);
    await expect(
      asked.dialog.getByText(say('Invalid file type. Please upload a valid file type (jpeg, png, pdf)')),
    ).toBeVisible();
    await certificate.setInputFiles({
      name: 'fit.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF'),
    });
    await expect(asked.dialog.getByRole('button', { name: say('Remove {name}', { name: 'fit.pdf' }) })).toBeVisible();
    await input.find(asked.country('insured_in'), namedCountries(language).find(({ id }) => id === 784)!.name);
    await input.write(asked.answer('guardian_id'), wrongId);
    await input.write(asked.answer('notes'), 'Two words');

    const waiver = asked.group('waiver');
    if (input.way === 'touch') {
      await input.draw(waiver.locator('canvas'));
      await input.press(waiver.getByRole('button', { name: say('Use this signature'), exact: true }));
      await expect(waiver.getByText(say('Signed by hand'))).toBeVisible();
    } else {
      await input.choose(waiver.getByLabel(say('Type it'), { exact: true }));
      await input.write(waiver.getByLabel(say('Your full name'), { exact: true }), 'Layla Haddad');
    }
    await input.tick(asked.dialog.getByRole('checkbox', { name: say('I agree'), exact: true }));
    await input.tick(asked.saved);
    await input.tick(asked.agreed);
    await input.press(asked.terms.getByRole('button', { name: say('Agree'), exact: true }));
    await input.press(asked.give);
    await expect(asked.incomplete).toBeVisible();
    await expect(asked.dialog.getByText(say('Please enter valid Emirates ID'))).toBeVisible();
    await expect(asked.answer('guardian_id')).toBeFocused();
    await expectAccessible(page);
    await input.write(asked.answer('guardian_id'), rightId);
    await input.press(asked.give);
    await expect(portal.dialog('In your cart. Another time?')).toBeVisible();
    if (!isRepeated) return;
    await input.press(portal.button('Go to cart'));
    await customer.pay();

    await portal.open();
    await describe();
    await expect(asked.answer('contact_name')).toHaveValue('سامي Haddad');
    await expect(asked.answer('contact_email')).toHaveValue('sami@saha.example');
    await expect(choice('experience', 'some')).toBeChecked();
    await expect(choice('conditions', 'joints')).toBeChecked();
    await expect(asked.answer('guardian_id')).toHaveValue(rightId);
    // The signature has to be given again.
    await expect(asked.agreed).not.toBeChecked();
  });
}

function everyKind(): void {
  exclusiveCourt();
  tickets();
  overnight();
  approval();
  bapsSite();
  courtWithAttendees();
  courtOfGuest();
  // The desktop project does it by keyboard.
  ticketWithSignature(true);
}

test.describe('in the language of the project', everyKind);

/** In Arabic the arrow keys change sides, in days, times and lists; every kind of question has Arabic texts. */
test.describe('in Arabic by keyboard', { tag: '@once' }, () => {
  test.use({ locale: 'ar-AE' });
  exclusiveCourt();
  ticketWithSignature(false);
});

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

test.describe('in English by touch', { tag: '@once' }, () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-AE' });
  exclusiveCourt();
});
