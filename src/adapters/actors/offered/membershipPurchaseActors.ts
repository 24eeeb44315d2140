/** What buying a membership does outside the machine. */
import { fromPromise } from 'xstate';
import { membershipPurchaseMachine } from '../../../../machines/membershipPurchase/membershipPurchaseMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { bookedEndpoints } from '../../../contract/endpoints/booked.ts';
import { membershipEndpoints } from '../../../contract/endpoints/membership.ts';
import { call } from '../../http/client.ts';
import { nowAtVenue } from '../../http/serverTime.ts';
import { addToCart, type AddingDeps } from '../booking/addToCart.ts';
import { provideReconnect } from '../reconnectActors.ts';
import type { SessionSource } from '../login/followSession.ts';
import { watchSession } from '../login/watchSession.ts';
import { watchMinute } from '../watchMinute.ts';

export interface PurchaseDeps extends AddingDeps {
  session: SessionSource;
}

/** More than anybody holds at once. */
const size = 100;
const today = () => nowAtVenue().slice(0, 10);

export const provideMembershipPurchase = ({ session, portal, cart }: PurchaseDeps) =>
  provideFor(membershipPurchaseMachine)({
    actors: {
      watchSession: watchSession(session),
      watchMinute,
      loadMemberships: fromPromise(async ({ signal }) => ({
        offers: (await call(membershipEndpoints.memberships, { signal })).data,
        today: today(),
      })),
      loadHeld: fromPromise(async ({ signal }) => {
        const query = { period: 'upcoming', size } as const;
        return { held: (await call(bookedEndpoints.membershipBookings, { query, signal })).data, today: today() };
      }),
      addToCart: fromPromise(({ input }) => addToCart({ cart, portal }, [input.line])),
      reconnect: provideReconnect(),
    },
  });
