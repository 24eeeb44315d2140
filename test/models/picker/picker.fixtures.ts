/** Items chosen by quantity, for the picker's tests: two kinds of ticket, one limited to one per customer, and goods. */
import type { CartLine } from '../../../src/contract/orders/cart.ts';
import type { LineDraft } from '../../../machines/cart/lines.ts';
import type { PickerItem } from '../../../machines/picker/pickerItems.ts';
import { event, pos } from '../cart/cart.fixtures.ts';

function asDraft(line: CartLine): LineDraft {
  const { id: _, ...draft } = line;
  return draft;
}

export const item = (id: number, line: CartLine, changes: Partial<PickerItem> = {}): PickerItem => ({
  id,
  line: asDraft(line),
  people: 1,
  places: null,
  stock: null,
  ...changes,
});

export const adultLine = event('adult');
export const familyLine = event('family', { name: 'Family', product_id: 52, event_ticket_id: 502 });
export const passLine = event('pass', { name: 'Pass', product_id: 53, event_ticket_id: 503, one_per_customer: true });
export const ballsLine = pos('balls', { price: 40, tax_amount: 2, total_price: 42 });

/** AED 84 each, ten places. */
export const adult = item(501, adultLine, { places: 10 });
/** For four people, seven places left. */
export const family = item(502, familyLine, { people: 4, places: 7 });
export const pass = item(503, passLine);
/** Three boxes in stock. */
export const balls = item(71, ballsLine, { stock: 3 });
