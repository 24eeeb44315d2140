import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cartMachine.ts';
import { defaultPreferences } from '../../machines/cart/paymentPreferences.ts';
import type { SellingDeps } from '../../src/adapters/actors/booking/sellingActors.ts';
import type { User } from '../../src/contract/customers/customers.ts';

/** The actors around a booking: a customer who does not change, and an empty cart. */
export function bookingDeps(user: User | null): SellingDeps {
  const input = { lines: [], preferences: defaultPreferences, venueId: 1, reserves: false, user };
  return {
    session: { getSnapshot: () => ({ context: { user } }), subscribe: () => ({ unsubscribe: () => undefined }) },
    cart: createActor(cartMachine, { input }).start(),
  };
}
