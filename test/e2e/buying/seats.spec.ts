/** Numbered seats: chosen on the plan, one gone before it was added, another one before it was paid (Q7.6.k, Q3.6.b, R8.1.5). */
import { newKey, orderBody, plainLine } from '../../sandbox/support/orders.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { rivalOf } from '../../support/e2e/rival.ts';
import { expect, test } from '../../support/e2e/test.ts';

const plan = { id: 307, seat_map_id: 30700 };
/** Row B, seats 9 to 11. */
const [first, second, third] = [30729, 30730, 30731] as const;

test('Q7.6.k, Q3.6.b, R8.1.5: whoever is slower for a seat is told, keeps the rest, and has a ticket for it @once', async ({
  page,
  portal,
  customer,
  say,
  stack,
  faults,
}) => {
  const rival = await rivalOf(stack).loginAsGuest();
  const { data: event } = await rival.get('event', { params: { id: plan.id } });
  const ticket = event.tickets[0]!;
  const take = async (seat_map_id: number) => {
    const line = {
      productType: 'event',
      ...plainLine(ticket.product_id, ticket.name, 1, ticket.price, ticket.tax_amount),
      event_ticket_id: ticket.event_ticket_id,
      event_id: plan.id,
      seat_map_id,
    };
    await rival.get('placeOrder', { body: orderBody({ event: [line] }), key: newKey() });
  };
  const stateOf = async (seat: number) =>
    (await rival.get('seatMap', { params: plan })).data.sections
      .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
      .find(({ seat_map_id }) => seat_map_id === seat)!.status;

  await portal.open(`/events/${plan.id}`, 'Layla');
  const name = page.getByRole('heading', { level: 1 });
  // The plan takes the place of the event and the other way round: whoever comes goes on at its heading (A03).
  await customer.input.press(page.getByRole('link', { name: say('Choose your seats'), exact: true }));
  await expect(portal.link('Back to the event')).toBeVisible();
  await expect(name).toBeFocused();
  await customer.input.press(portal.link('Back to the event'));
  await expect(page.getByRole('link', { name: say('Choose your seats'), exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await customer.input.press(page.getByRole('link', { name: say('Choose your seats'), exact: true }));
  const seat = (id: number) => page.locator(`[data-seat="${id}"]`);
  await seat(first).focus();
  for (const id of [first, second, third]) {
    await expect(seat(id)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(seat(id)).toHaveAttribute('aria-checked', 'true');
    // The plan never mirrors: right is right, in Arabic as well.
    await page.keyboard.press('ArrowRight');
  }
  await expect(page).toHaveURL(/seat=30729%2C30730%2C30731/);
  await expectAccessible(page);
  // The list is equivalent, and in the address like the selection.
  await customer.input.choose(page.getByRole('radio', { name: say('List'), exact: true }));
  await page.reload();
  const chosen = page.getByRole('complementary').getByRole('listitem');
  await expect(chosen).toHaveCount(3);
  await expectAccessible(page);

  await take(first);
  const add = page.getByRole('complementary').getByRole('button', { name: say('Add to cart'), exact: true });
  await customer.input.press(add);
  await expect(
    page.getByRole('alert').filter({ hasText: say('Seat {number} has just gone', { number: '9' }) }),
  ).toBeVisible();
  await expect(chosen).toHaveCount(2);
  await customer.input.press(add);
  await customer.input.press(page.getByRole('link', { name: say('Go to cart'), exact: true }));
  await expect(portal.heading('Your cart')).toBeVisible();

  faults.expect(/409/);
  await take(second);
  await customer.agree();
  await customer.input.press(portal.pay);
  await expect(
    page.getByText(say('Somebody else was faster for a seat. We took it out of your cart; the rest stays.')),
  ).toBeVisible();
  // The lost seat is reported with its reason; the cart has the remaining ones.
  const taken = page.getByRole('main').getByRole('button', { name: portal.starting('Remove') });
  await expect(taken).toHaveCount(1);
  await expect(taken).toHaveAccessibleName(/(seat|المقعد) 11/);
  await customer.input.press(portal.pay);
  await page.waitForURL(/\/pay\//);
  await customer.input.press(portal.testCard('accepts'));
  await portal.expectTickets();
  expect([await stateOf(second), await stateOf(third)]).toEqual(['held', 'sold']);
});
