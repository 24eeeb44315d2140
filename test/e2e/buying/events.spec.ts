/** Events: from the list through cart and bank to the ticket, and what the operator has left. */
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { rivalOf } from '../../support/e2e/rival.ts';
import { expect, test } from '../../support/e2e/test.ts';

const family = { event: 302, ticket: 3023 };

test('R1.2.2, R1.3.3, R3.6.7, R5.7.1, R2.12.8: a family ticket, found in the list, chosen, paid and issued @phone', async ({
  page,
  portal,
  customer,
  say,
  language,
  stack,
}) => {
  const rival = rivalOf(stack);
  const read = async () => (await rival.get('event', { params: { id: family.event } })).data;
  const before = await read();
  const ticket = before.tickets.find(({ event_ticket_id: id }) => id === family.ticket)!;
  const nameOf = (of: { name: string; ar_name: string | null }) => (language === 'ar' ? of.ar_name! : of.name);

  await portal.open('/events', 'Layla');
  await expect(portal.heading('What’s on')).toBeVisible();
  // The search text is in the address, and survives a reload.
  await page.getByLabel(say('Search events'), { exact: true }).fill(nameOf(before).slice(0, 9));
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  const found = page.getByRole('main').getByRole('link', { name: nameOf(before) });
  await expect(found).toHaveCount(1);
  await expectAccessible(page);
  await customer.input.press(found);

  await expect(page.getByRole('heading', { level: 1, name: nameOf(before) })).toBeVisible();
  const row = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: nameOf(ticket), exact: true }) });
  const more = row.getByRole('button', { name: say('More'), exact: true });
  await customer.input.press(more);
  await expect(row.getByRole('status')).toHaveText('1');
  await expect(page).toHaveURL(new RegExp(`chosen=${family.ticket}x1`));
  await expectAccessible(page);
  await customer.input.press(portal.button('Add to cart'));
  const asked = portal.dialog('Do you want to add more tickets?');
  await expect(asked).toBeVisible();
  await customer.input.press(asked.getByRole('button', { name: say('No, go to the cart'), exact: true }));

  await expect(portal.heading('Your cart')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${nameOf(before)}: ${nameOf(ticket)}`);
  await customer.pay();
  // Four people come with it.
  await expect(page.getByRole('list', { name: say('Tickets'), exact: true }).getByRole('listitem')).toHaveCount(4);
  const after = (await read()).tickets.find(({ event_ticket_id: id }) => id === family.ticket)!;
  expect(after.remaining_capacity).toBe(ticket.remaining_capacity! - 4);
});
