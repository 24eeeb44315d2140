/** Orders that wait for a card at the bank. */
import type { InMemory } from './sandboxInMemory.ts';

export interface Waiting {
  readonly orderId: number;
  readonly transactionId: string;
  readonly token: string;
  /** The page that asks for the card, as given to the portal. */
  readonly payPage: string;
}

/** One towel from the shop, ordered by a demo account and not paid yet. */
export async function orderTowel(
  open: InMemory,
  account: number,
  asked: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Waiting> {
  const [towel] = (await open.ask('retail/products?search=Deck%20towel')).body.data;
  const line = {
    productType: 'pos',
    id: 'towel',
    product_id: towel.product_id,
    name: towel.name,
    quantity: 1,
    price: towel.price,
    tax_amount: towel.tax_amount,
    total_price: towel.price + towel.tax_amount,
    venue_id: towel.venue_id,
    customers: [],
    addons: [],
    outlet_id: towel.outlet_id,
    delivered: false,
  };
  const form = new FormData();
  const fields = {
    cardId: 'new',
    email: 'layla@saha.example',
    first_name: 'Layla',
    last_name: 'Haddad',
    mobile: '+971500000001',
    product: JSON.stringify({ pos: [line] }),
    is_wallet: '0',
    is_qpoints: '0',
    save_card: '0',
    is_anonymous: '0',
    isBaps: '0',
    ...asked,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const token = await open.login(account);
  const { status, body } = await open.ask('orders', {
    method: 'POST',
    body: form,
    token,
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
  });
  if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return { orderId: body.data.order_id, transactionId: body.data.transactionId, token, payPage: body.data.url };
}
