/** What the later steps of a booking do: ask how many may come, and fill the cart. */
import { fromPromise } from 'xstate';
import type { AddonPlace } from '../../../machines/booking/selling/addonRules.ts';
import type { AddonDraft, LineDraft } from '../../../machines/booking/selling/bookingLines.ts';
import { sellingMachine } from '../../../machines/booking/selling/sellingMachine.ts';
import type { CartAddon, CartLine } from '../../contract/cart.ts';
import { facilityEndpoints } from '../../contract/endpoints/facility.ts';
import { call } from '../client.ts';
import { provideAttendeeDetails, type AttendeeDeps } from './attendeeActors.ts';

/** What the running portal does for them; both wishes are rejected with a Refusal when the cart says no. */
export interface SellingDeps extends AttendeeDeps {
  addToCart(lines: CartLine[]): Promise<void>;
  addAddon(at: AddonPlace, addon: CartAddon): Promise<void>;
}

/** Lines with ids of their own; those added as one booking share a random group id (R4.5.2). */
export function linesOf(drafts: readonly LineDraft[], grouped: boolean): CartLine[] {
  const group = grouped ? crypto.randomUUID() : null;
  return drafts.map((draft) => ({ ...draft, id: crypto.randomUUID(), group_id: group }));
}

const addonOf = (addon: AddonDraft): CartAddon => ({ ...addon, discount: null });

export const provideSelling = (world: SellingDeps) =>
  sellingMachine.provide({
    actors: {
      loadThreshold: fromPromise(
        async () => (await call(facilityEndpoints.customerConfiguration)).data.customer_threshold,
      ),
      attendeeDetails: provideAttendeeDetails(world),
      addToCart: fromPromise(({ input }) => world.addToCart(linesOf(input.lines, input.grouped))),
      addAddon: fromPromise(({ input }) => world.addAddon(input.at, addonOf(input.addon))),
    },
  });
