import { clearCustomerData } from '../../../src/adapters/storage/customerData.ts';
import { dropIntents } from '../../../src/adapters/storage/orders/intentOwner.ts';

/** What is kept of a customer and goes when they log out, in the tab where they do. */
export function dropAtLogout(): void {
  dropIntents();
  clearCustomerData();
}
