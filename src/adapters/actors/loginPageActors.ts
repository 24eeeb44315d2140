/** What the page of the login does in the world: its login, the session, and what was kept of a way to the provider. */
import { fromCallback, fromPromise } from 'xstate';
import { loginPageMachine, type SessionNews } from '../../../machines/login/loginPageMachine.ts';
import type { SessionRef } from '../../../machines/session/sessionMachine.ts';
import { endRedirect } from '../providerRedirect.ts';
import { followSession } from './followSession.ts';
import { provideLogin } from './loginActors.ts';

export const provideLoginPage = (session: SessionRef): typeof loginPageMachine =>
  loginPageMachine.provide({
    actors: {
      login: provideLogin(),
      watchSession: fromCallback<SessionNews, undefined>(({ sendBack }) =>
        followSession(session, (user) => sendBack({ type: 'session.changed', user })),
      ),
      endRedirect: fromPromise(async () => endRedirect()),
    },
  });
