/** Academies: the lists and details, who of the family may come, and the calls of an enrolment (R7.3.7, Q7.6.l). */
import { fromPromise } from 'xstate';
import { enrolmentMachine } from '../../../../machines/enrolment/enrolmentMachine.ts';
import type { ListQuery } from '../../../../machines/list/listContext.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { WorkshopDetails } from '../../../contract/offered/academies.ts';
import type { ResponseTo } from '../../../contract/endpoints.ts';
import { academyEndpoints } from '../../../contract/endpoints/academy.ts';
import { cartEndpoints } from '../../../contract/endpoints/cart.ts';
import { watchMinute } from '../watchMinute.ts';
import { call } from '../../http/client.ts';
import { addToCart, type AddingDeps } from '../booking/addToCart.ts';
import type { SessionSource } from '../login/followSession.ts';
import { provideReconnect } from '../reconnectActors.ts';
import { watchSession } from '../login/watchSession.ts';

export type AcademyInList = ResponseTo<'workshops'>['data'][number];

export const loadAcademies = ({ page, size, narrowing }: ListQuery, signal: AbortSignal) =>
  call(academyEndpoints.workshops, { query: { page, size, ...narrowing }, signal });

export const loadAcademy = async (id: string, signal: AbortSignal): Promise<WorkshopDetails> =>
  (await call(academyEndpoints.workshop, { params: { id }, signal })).data;

export interface EnrolmentDeps extends AddingDeps {
  session: SessionSource;
}

export const provideEnrolment = ({ session, ...adding }: EnrolmentDeps) =>
  provideFor(enrolmentMachine)({
    actors: {
      checkPrice: fromPromise(
        async ({ input, signal }) => (await call(cartEndpoints.checkWorkshop, { body: input, signal })).data,
      ),
      addToCart: fromPromise(({ input }) => addToCart(adding, [input.line])),
      reconnect: provideReconnect(),
      watchSession: watchSession(session),
      watchMinute,
    },
  });
