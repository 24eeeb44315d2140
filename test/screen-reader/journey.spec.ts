/** The main journey as a screen reader tells it: what is decisive is said, in the order in which it happens. */
import { mkdir, writeFile } from 'node:fs/promises';
import { demoPassword } from '../../sandbox/data/seed/people.ts';
import { services } from '../../sandbox/data/seed/services.ts';
import { formatLongDate } from '../../src/i18n/dates.ts';
import { venueDay } from '../support/e2e/portal.ts';
import { firstUnsaid, mustBeSaid } from './mustBeSaid.ts';
import { expect, test, type Spoken } from './support/test.ts';

const transcript = (spoken: readonly Spoken[], language: string): string => {
  const steps = spoken.map(({ done, said }) => [`**${done}**`, '', ...said.map((text) => `- ${text}`), ''].join('\n'));
  return [`# What a screen reader says (${language})`, '', ...steps].join('\n');
};

test('books a court, pays and is told so, without seeing it', async ({ journey, language, say, stack }, info) => {
  const { page } = journey;
  const button = (message: string) => page.getByRole('button', { name: say(message), exact: true }).first();
  const dialog = (message: string) => page.getByRole('dialog', { name: say(message), exact: true });
  const starting = (message: string) => new RegExp(`^${say(message, { amount: '' }).trim()}`);
  const padel = services.find(({ name }) => name === 'Padel · Al Quoz')!;
  const service = language === 'ar' ? padel.ar_name : padel.name;
  const forward = language === 'ar' ? 'Left' : 'Right';

  await journey.note('The page opens', async () => {
    await page.goto(`${stack.portalOrigin}/?lang=${language}`);
    await expect(button('Book a facility')).toBeVisible();
  });
  await journey.tabTo('Book a facility', button('Book a facility'));
  await journey.press('Return', 'Enter');
  await expect(dialog('Choose time and place')).toBeVisible();
  await journey.tabTo(service, dialog('Choose time and place').getByRole('button', { name: service }));
  await journey.press('Return', 'Enter');
  const day = page.getByRole('radio', { name: formatLongDate(venueDay(1), language) });
  await journey.tabTo('the days', day);
  await journey.press(forward, 'Arrow to the next day');
  await expect(day).toBeChecked();
  const times = page.getByRole('group', { name: new RegExp(`^${say('Start time')}`) });
  await journey.tabTo('the times', times.getByRole('radio', { disabled: false }));
  await journey.press('space', 'Space on the first free time');
  await expect(button('Continue')).toBeEnabled();
  await journey.tabTo('Continue', button('Continue'));
  await journey.press('Return', 'Enter');

  // Nobody types before they heard what asks.
  await journey.note('The login opens', () => expect(dialog('Log in')).toBeVisible());
  await journey.tabTo('the number', dialog('Log in').getByLabel(say('Mobile number'), { exact: true }));
  await journey.write('500000001', 'Writes the number');
  await journey.tabTo('the password', dialog('Log in').getByLabel(say('Password'), { exact: true }));
  await journey.write(demoPassword, 'Writes the password');
  await journey.press('Return', 'Enter');

  await journey.note('The extras open', () => expect(dialog('Add extras')).toBeVisible());
  await journey.tabTo('Done', button('Done'));
  await journey.press('Return', 'Enter');
  await journey.note('The question opens', () => expect(dialog('In your cart. Another time?')).toBeVisible());
  await journey.tabTo('Go to cart', button('Go to cart'));
  await journey.press('Return', 'Enter');
  await expect(page.getByRole('heading', { name: say('Your cart'), exact: true })).toBeVisible();
  await journey.tabTo('the terms', page.getByRole('checkbox').last());
  await journey.press('space', 'Space');
  await expect(dialog('Booking terms')).toBeVisible();
  await journey.tabTo('Agree', button('Agree'));
  await journey.press('Return', 'Enter');
  const pay = page.getByRole('button', { name: starting('Pay {amount}') });
  await journey.tabTo('Pay', pay);
  await journey.press('Return', 'Enter');
  await page.waitForURL(/\/pay\//);
  await journey.note('The card that pays', async () => {
    await page.locator('button[value^="4242"]').click();
    await expect(page.getByRole('heading', { level: 1, name: say('You’re on.') })).toBeVisible();
  });

  if (['all', 'changed'].includes(info.config.updateSnapshots)) {
    await mkdir('docs/screen-reader', { recursive: true });
    await writeFile(`docs/screen-reader/${language}.md`, transcript(journey.spoken, language));
  }
  await writeFile(info.outputPath('spoken.md'), transcript(journey.spoken, language));
  const all = journey.spoken.flatMap(({ said }) => said);
  expect(firstUnsaid(all, mustBeSaid(language, formatLongDate(venueDay(1), language))), 'What was not said').toBe(
    undefined,
  );
});
