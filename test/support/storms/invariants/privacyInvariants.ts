/** Nothing of one customer is to be seen by another (T06), and no secret is kept where it does not belong (I32). */
import { besides, isOwnPage } from '../ownPages.ts';
import { besideSale, isSalePage } from '../sale/salePages.ts';
import type { Tab } from '../tab.ts';
import { noteMachines } from '../tally.ts';
import { isOfFamily, ownerName } from '../who.ts';

/** The owner of each line in the cart; those of guests and signed-out customers go to the customer who comes. */
export type Owners = Map<string, string>;

export function privacyFaults(tab: Tab, owners: Owners): string[] {
  const cart = tab.cart()?.getSnapshot().context;
  if (cart === undefined) return [];
  const here = ownerName(tab);
  const page = tab.page();
  const checkout = page.name === 'cart' ? page.actor.getSnapshot().context : null;
  const returned = page.name === 'failed' || page.name === 'success' ? page.actor.getSnapshot().context.intent : null;
  const shown = [
    ...cart.lines,
    ...(checkout?.cartContent.lines ?? []),
    ...(checkout?.intent?.lines ?? []),
    ...(returned?.lines ?? []),
    ...(page.name === 'cart' && !page.removal.getSnapshot().matches('resting')
      ? page.removal.getSnapshot().context.removed.lines
      : []),
  ];
  const found: string[] = [];
  for (const { id, productType, customers } of shown) {
    const owner = owners.get(id) ?? here;
    if (owner !== 'nobody' && owner !== here) found.push(`T06: ${here} sees ${id} of ${owner}`);
    // Who trains has the number of a relative, and a name only until a reload.
    if (productType === 'academy') {
      for (const { customer_id } of customers)
        if (!isOfFamily(here === 'nobody' ? null : tab.user()?.id, customer_id))
          found.push(`T06: ${here} sees that ${customer_id} comes to a programme`);
      continue;
    }
    for (const { name } of customers)
      if (name !== `Visitor of ${here}` && !name.endsWith('nobody')) found.push(`T06: ${here} sees ${name}`);
  }
  const note = cart.order_notes;
  if (note !== '' && note !== `Note of ${here}` && note !== 'Note of nobody')
    found.push(`T06: ${here} reads “${note}”`);
  const options = checkout?.options;
  if (options && options.wallet.balance > 0 && here === 'nobody') found.push('T06: nobody sees a wallet');
  return found;
}

const secrets =
  /token-[\dg]|proof-\w|Saha-secret|1987-06-05|P784512|Visitor of|visitors\.example|78419901234567\d|signature-7/;

/** All that a snapshot holds, its children's snapshots included: what an inspector, or a report, could carry away. */
const snapshotsOf = (tab: Tab): string[] => {
  const page = tab.page();
  const actors = [
    tab.cart(),
    tab.session(),
    tab.hold(),
    tab.booking(),
    tab.login(),
    tab.reset(),
    tab.search(),
    tab.lead(),
    tab.consent(),
    'actor' in page ? page.actor : null,
  ];
  const beside =
    page.name === 'cart'
      ? [page.promotion, page.removal]
      : isOwnPage(page)
        ? besides(page)
        : isSalePage(page)
          ? besideSale(page)
          : [];
  const running = [...actors, ...beside].filter((actor) => actor !== null);
  for (const actor of [tab.portal(), ...running]) if (actor !== null) noteMachines(actor);
  const below = running.map((actor) => JSON.stringify(actor.getPersistedSnapshot(), withoutCalls));
  return [JSON.stringify(tab.portal()?.getSnapshot().context ?? null, withoutCalls), ...below];
};
/** A child's input is data being sent, and not part of any stored state; the configuration is everybody's. */
const withoutCalls = (key: string, value: unknown): unknown => (key === 'input' || key === 'config' ? null : value);

export function secretFaults(tab: Tab): string[] {
  const found: string[] = [];
  const contexts = snapshotsOf(tab);
  const digits = tab.shop.waysIn.codes.map((code) => code.digits).join('|');
  const hasCode = (text: string) => digits !== '' && new RegExp(`\\b(${digits})\\b`).test(text);
  const kept = tab.stores.session.getItem('orderKey');
  const orderKey = kept === null ? null : (JSON.parse(kept) as { value: string }).value;
  for (const context of contexts) {
    if (/token-[\dg]/.test(context)) found.push('I32: a token stands in a snapshot');
    if (/Saha-secret|proof-\w/.test(context)) found.push('I32: a password or a proof stands in a snapshot');
    if (hasCode(context)) found.push('I32: a code stands in a snapshot');
    if (orderKey !== null && context.includes(orderKey)) found.push('I32: the key of an order stands in a snapshot');
  }
  if ([...tab.stores.session.texts(), ...tab.stores.local.texts()].some(hasCode)) found.push('I32: a code is kept');
  for (const text of tab.stores.session.texts()) if (secrets.test(text)) found.push('I32: a secret is kept in the tab');
  for (const text of tab.stores.local.texts())
    if (secrets.test(text.replaceAll(/"token-[\w-]+"/g, ''))) found.push('I32: a secret is kept in the browser');
  return found;
}
