/** From the shelf into the cart, to the bank, and what is left on the shelf (R1.3.5, R2.1.14–17, R2.2.3, R4.8.4–5, Q3.6.e). */
import { retailProducts } from '../../../sandbox/data/seed/content/outlets.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

const named = (english: string) => {
  const product = retailProducts.find(({ name }) => name === english)!;
  return { id: product.product_id, outlet: product.outlet_id, en: product.name, ar: product.ar_name! };
};
const [racket, kickboard] = [named('Dune Power padel racket'), named('Kickboard')];

/** Nothing that is held at the same edge of the screen lies over it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('R2.1.14–17, R4.8.4–5: goods and an offer, brought to the door; the shelf has less @phone', async ({
  page,
  portal,
  say,
  language,
  stack,
}) => {
  const main = page.getByRole('main');
  const good = (product: typeof racket) => main.getByRole('group', { name: product[language], exact: true });
  const change = (product: typeof racket, way: 'More' | 'Fewer') =>
    good(product)
      .getByRole('button', { name: say(way), exact: true })
      .click();

  await portal.open('/outlets', 'Layla');
  await expect(main.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/outlets\/701/);

  await expect(good(racket)).toBeVisible();
  // As many as there are, and no more; 0 takes it out.
  for (const _ of [1, 2, 3, 4, 5]) await change(racket, 'More');
  await expect(good(racket).locator('output')).toHaveText('4');
  await expect(main.getByRole('alert')).toHaveText(say('Max quantity {max} reached', { max: 4 }));
  await expectAccessible(page);
  for (const _ of [1, 2, 3, 4]) await change(racket, 'Fewer');
  await expect(portal.link('Go to cart')).toHaveCount(0);
  for (const _ of [1, 2]) await change(racket, 'More');
  await expect(portal.link('Go to cart')).toBeVisible();
  await expect.poll(() => portal.link('Go to cart').evaluate(isOnTop)).toBe(true);

  // All outlets; the search text is in the address.
  await portal.open('/retail');
  await main.getByRole('searchbox').fill(kickboard[language]);
  await expect(main.getByRole('group', { name: racket[language] })).toHaveCount(0);
  await expect(page).toHaveURL(/search=/);
  await change(kickboard, 'More');
  const warning = page.getByRole('dialog');
  await expect(warning).toContainText(
    say("Can't process multiple orders! Clear your cart to proceed or finish your previous order."),
  );
  await expectAccessible(page);
  await warning.getByRole('button', { name: say('Close'), exact: true }).click();

  await portal.open('/offers');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/offer=26001/);
  // R2.1.17: what a press opened is closed by going back, so that it is ahead again.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Close'), exact: true })
    .click();
  await expect(page).not.toHaveURL(/offer=/);
  await page.goForward();
  await expect(page).toHaveURL(/offer=26001/);
  await portal.button('Add to cart').click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('Go to cart'), exact: true })
    .click();

  await expect(portal.heading('Your cart')).toBeVisible();
  await page.getByText(say('Bring them to me'), { exact: true }).click();
  await page.getByLabel(say('Where should it be delivered?')).fill('Villa 4');
  await expectAccessible(page);
  await portal.goToBank();
  await portal.payWith('accepts');
  await expect(page).toHaveURL(/\/paymentsuccess\//);
  // Nobody has to be anywhere (R2.3.14).
  await expect(portal.heading('Thank you.')).toBeVisible();
  await expect(main).toContainText(racket[language]);
  await expectAccessible(page);

  const shelf = await fetch(new URL('/api/v2/outlets/701/products?size=100', stack.sandboxOrigin));
  const { data } = (await shelf.json()) as { data: { product_id: number; stock: number }[] };
  expect(data.find(({ product_id }) => product_id === racket.id)?.stock).toBe(2);
});

test('R2.2.3: what is said below one of the goods leaves the buttons beside it where they are', async ({
  page,
  portal,
  say,
  language,
}) => {
  const main = page.getByRole('main');
  await portal.open('/outlets/701', 'Layla');
  const good = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: racket[language], exact: true }) });
  const more = good.getByRole('button', { name: say('More'), exact: true });
  for (const _ of [1, 2, 3, 4]) await more.click();
  await expect(good.locator('output')).toHaveText('4');
  /** Where the buttons of its row stand in the document. */
  const places = () =>
    good.evaluate((own) =>
      [...own.parentElement!.children]
        .filter((one) => one.getBoundingClientRect().top === own.getBoundingClientRect().top)
        .flatMap((one) => one.querySelector('.stepper') ?? [])
        .map((buttons) => buttons.getBoundingClientRect().top + scrollY),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(1);
  await more.click();
  await expect(main.getByRole('alert')).toHaveText(say('Max quantity {max} reached', { max: 4 }));
  expect(await places()).toEqual(before);
});
