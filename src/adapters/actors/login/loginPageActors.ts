/**
 * What the login page does outside the machine: its login, the session, and what was stored on the way to the provider.
 */
import { fromPromise } from 'xstate';
import { loginPageMachine } from '../../../../machines/login/loginPageMachine.ts';
import type { SessionRef } from '../../../../machines/session/sessionMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { endRedirect } from '../../address/leaveForProvider.ts';
import { provideLogin } from './loginActors.ts';
import { watchSession } from './watchSession.ts';

export const provideLoginPage = (session: SessionRef): typeof loginPageMachine =>
  provideFor(loginPageMachine)({
    actors: {
      login: provideLogin(),
      watchSession: watchSession(session),
      endRedirect: fromPromise(async () => endRedirect()),
    },
  });
