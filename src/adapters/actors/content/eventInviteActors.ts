/** The calls of an invitation (Q2.1.b). */
import { fromCallback, fromPromise } from 'xstate';
import { eventInviteMachine } from '../../../../machines/eventInvite/eventInviteMachine.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { eventEndpoints } from '../../../contract/endpoints/event.ts';
import { call } from '../../http/client.ts';
import { nowAtVenue } from '../../http/serverTime.ts';
import { provideReconnect, watchPage } from '../reconnectActors.ts';

/** @throws RefusedError `inviteUnknown` where no invitation belongs to the token */
async function asking<TAnswer>(token: string | null, ask: (token: string) => Promise<TAnswer>): Promise<TAnswer> {
  if (!token) throw new RefusedError('inviteUnknown');
  try {
    return await ask(token);
  } catch (error) {
    const isUnknown = error instanceof RefusedError && (error.status === 404 || error.status === 410);
    throw isUnknown ? new RefusedError('inviteUnknown') : error;
  }
}

export const provideEventInvite = () =>
  provideFor(eventInviteMachine)({
    actors: {
      loadInvite: fromPromise(({ input, signal }) =>
        asking(input.token, async (token) => ({
          invite: (await call(eventEndpoints.eventInvite, { params: { token }, signal })).data,
          today: nowAtVenue().slice(0, 10),
        })),
      ),
      answerInvite: fromPromise(({ input, signal }) =>
        asking(
          input.token,
          async (token) =>
            (await call(eventEndpoints.answerInvite, { params: { token }, body: { answer: input.answer }, signal }))
              .data,
        ),
      ),
      reconnect: provideReconnect(),
      watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
    },
  });
