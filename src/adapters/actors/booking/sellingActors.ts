/** What the later steps of a booking do: ask how many may come, and fill the cart. */
import { fromPromise } from 'xstate';
import type { AddonDraft, FacilityLineDraft } from '../../../../machines/booking/selling/bookingLines.ts';
import { sellingMachine } from '../../../../machines/booking/selling/sellingMachine.ts';
import type { CartRef } from '../../../../machines/cart/cartMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { CartAddon, CartLine } from '../../../contract/orders/cart.ts';
import { facilityEndpoints } from '../../../contract/endpoints/facility.ts';
import { call } from '../../http/client.ts';
import { provideAttendeeDetails, type AttendeeDeps } from './attendeeActors.ts';
import { requestCart } from '../cart/requestCart.ts';

export interface SellingDeps extends AttendeeDeps {
  cart: CartRef;
}

/** Lines with ids of their own; those added as one booking share a random group id (R4.5.2). */
export function linesOf(drafts: readonly FacilityLineDraft[], grouped: boolean): CartLine[] {
  const group = grouped ? crypto.randomUUID() : null;
  return drafts.map((draft) => ({ ...draft, id: crypto.randomUUID(), group_id: group }));
}

const addonOf = (addon: AddonDraft): CartAddon => ({ ...addon, discount: null });

/** Both are rejected with a RefusedError when the cart refuses. */
export const provideSelling = ({ session, cart }: SellingDeps) =>
  provideFor(sellingMachine)({
    actors: {
      loadThreshold: fromPromise(
        async () => (await call(facilityEndpoints.customerConfiguration)).data.customer_threshold,
      ),
      attendeeDetails: provideAttendeeDetails({ session }),
      addToCart: fromPromise(({ input }) =>
        requestCart(cart, { type: 'lines.add', lines: linesOf(input.lines, input.grouped) }),
      ),
      addAddon: fromPromise(({ input }) =>
        requestCart(cart, { type: 'addon.add', at: input.at, addon: addonOf(input.addon) }),
      ),
    },
  });
