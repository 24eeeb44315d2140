/** The main journey where Chromium is not: home, booking, login, cart, bank, ticket, with reloads and Back. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPassword } from '../../sandbox/data/seed/people.ts';
import { services } from '../../sandbox/data/seed/services.ts';
import { testCards } from '../../sandbox/pages/pay/cards.ts';
import { formatLongDate } from '../../src/i18n/dates.ts';
import { venueDay } from '../support/e2e/portal.ts';
import type { Query } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('books, logs in, pays and holds a ticket', async ({ view, engine, engineName, language, size, say, stack }) => {
  const button = (message: string): Query => ({ role: 'button', name: say(message) });
  const dialog = (message: string): Query => ({ role: 'dialog', name: say(message) });
  const heading = (message: string): Query => ({ role: 'heading', name: say(message) });
  const tennis = services.find(({ name }) => name === 'Tennis')!;
  const times: Query = { role: 'group', name: say('Start time'), how: 'starting' };
  const picture = async (name: string): Promise<void> => {
    const { PICTURES: folder } = process.env;
    if (!folder) return;
    await mkdir(folder, { recursive: true });
    await view.picture(join(folder, `${language}-${size.width}-${name}-${engineName}.png`));
  };

  await test.step('home', async () => {
    await engine.open(`${stack.portalOrigin}/?lang=${language}`);
    await view.see(button('Book a facility'));
    await picture('home');
  });

  await test.step('service, day and time', async () => {
    await view.press(button('Book a facility'));
    await view.see(dialog('Choose time and place'));
    const name = language === 'ar' ? tennis.ar_name : tennis.name;
    await view.press({ role: 'button', name, how: 'holding' });
    await view.choose({ role: 'radio', name: formatLongDate(venueDay(1), language) });
    await view.choose({ role: 'radio', within: times });
    await view.see({ ...button('Continue'), enabled: true });
    await picture('slot');
  });

  await test.step('a reload and Back with Forward keep the choice (R2.11)', async () => {
    const chosen = await view.address();
    await engine.reload();
    await view.see({ role: 'radio', within: times, checked: true });
    expect(await view.address()).toBe(chosen);
    await view.back();
    await view.seeNone({ role: 'dialog' });
    await view.forward();
    await view.see({ role: 'radio', within: times, checked: true });
    await view.see({ ...button('Continue'), enabled: true });
  });

  await test.step('login', async () => {
    await view.press(button('Continue'));
    await view.see(dialog('Log in'));
    await view.write({ role: 'textbox', name: say('Mobile number') }, '500000001');
    await view.write({ role: 'password', name: say('Password') }, demoPassword);
    await view.press(button('Log in'));
  });

  await test.step('cart, and a reload of it', async () => {
    await view.see(dialog('Add extras'));
    await view.press(button('Done'));
    await view.press(button('Go to cart'));
    await view.see(heading('Your cart'));
    await engine.reload();
    await view.see(heading('Your cart'));
    await picture('cart');
  });

  await test.step('terms and bank', async () => {
    const terms = say('I agree to the <0>booking terms</0> and the cancellation rules').trim();
    await view.press({ role: 'checkbox', name: terms, how: 'starting' });
    await view.see(dialog('Booking terms'));
    await view.press(button('Agree'));
    await view.seeNone({ role: 'dialog' });
    await view.press({ role: 'button', name: say('Pay {amount}', { amount: '' }).trim(), how: 'starting' });
    await view.arriveAt(/\/pay\//);
  });

  await test.step('Back from the bank: the order waits for its payment', async () => {
    // WebKit goes back, but its driver loses the page that comes back from another origin, and hangs.
    if (engineName === 'webkit') return;
    await view.back();
    await view.press(button('Continue to payment'));
    await view.arriveAt(/\/pay\//);
  });

  await test.step('test card', async () => {
    const { title } = testCards.find(({ behaviour }) => behaviour === 'accepts')!;
    await view.press({ role: 'button', name: title[language], how: 'starting' });
  });

  await test.step('ticket, and a reload of it', async () => {
    await view.see(heading('You’re on.'));
    await view.see({ role: 'list', name: say('Tickets') });
    await engine.reload();
    await view.see(heading('You’re on.'));
    await view.see({ role: 'list', name: say('Tickets') });
    await picture('ticket');
  });

  expect(await engine.faults()).toEqual([]);
});
