/** Deleting an account (Q7.7.g): with it goes what this browser keeps. */
import { fromPromise } from 'xstate';
import { erasureMachine } from '../../../../machines/erasure/erasureMachine.ts';
import type { SessionRef } from '../../../../machines/session/sessionMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { accountAdditionEndpoints } from '../../../contract/endpoints/additions/account.ts';
import type { Id } from '../../../contract/wire/wire.ts';
import { call, clearCachedAnswers } from '../../http/client.ts';
import { currentToken, isGuestHere, renewSessionId } from '../../storage/login/credentials.ts';
import { dropCustomer } from '../../storage/login/dropCustomer.ts';
import { persistedSession } from '../../storage/login/persistedSession.ts';
import { noteLogout } from '../../storage/login/logouts.ts';
import { clearEverything } from '../login/sessionActors.ts';

interface ErasureDeps {
  session: SessionRef;
  /** Shows the server's last message, once the account is gone. */
  tell: (message: string | null) => void;
}

interface Here {
  token: string | null;
  id: Id | null;
}

const whoIsHere = (): Here => ({
  token: currentToken(),
  id: isGuestHere() ? null : (persistedSession.read()?.user.id ?? null),
});

/** Another login may be that of the same customer. */
const isSame = (former: Here, now: Here): boolean =>
  now.token === former.token || (now.id !== null && now.id === former.id);

export const provideErasure = ({ session, tell }: ErasureDeps) =>
  provideFor(erasureMachine)({
    actors: {
      loadErasure: fromPromise(async ({ signal }) => (await call(accountAdditionEndpoints.erasure, { signal })).data),
      sendErasureCode: fromPromise(async ({ signal }) => {
        await call(accountAdditionEndpoints.requestErasureCode, { signal });
      }),
      // Not aborted when the page is left: the customer has confirmed twice.
      eraseAccount: fromPromise(async ({ input: { kind, proof } }) => {
        const body = kind === 'code' ? { otp: proof } : { password: proof };
        const erased = whoIsHere();
        const { message } = await call(accountAdditionEndpoints.eraseProfile, { body });
        const now = whoIsHere();
        if (!isSame(erased, now)) {
          if (erased.id !== null) dropCustomer(erased.id);
          // Whoever is there since keeps what is theirs, and is told nothing of it (T06).
          if (now.token === null) tell(message);
          return;
        }
        clearEverything();
        // There is no session left to close at the server: for the portal it has ended elsewhere, as in another tab.
        session.send({ type: 'storage.changed', stored: null, hasToken: false, hasExpired: false, at: Date.now() });
        // Once more, for what the portal's actors have written meanwhile: the next visit begins signed out.
        clearEverything();
        renewSessionId();
        // For tabs that are on another site and hear nothing of all this.
        noteLogout();
        clearCachedAnswers();
        tell(message);
      }),
    },
  });
