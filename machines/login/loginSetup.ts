/** The actors, guards and actions of the login. */
import type { InferInput } from 'valibot';
import { assign, emit, sendTo, setup } from 'xstate';
import type { GuestLogin, PasswordLogin } from '../../src/contract/customers/auth.ts';
import { confirmByCodeMachine, type Confirmed } from '../confirmByCode/confirmByCodeMachine.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { required } from '../shared/required.ts';
import type { Problem } from '../shared/problem.ts';
import { arrivalMachine, type ArrivalNews } from './arrivalMachine.ts';
import type { LoginContext, LoginEmitted, LoginEvent, LoginInput } from './loginContext.ts';
import type { LoginOutput } from './loginOutput.ts';
import {
  emailFaults,
  guestFaults,
  passwordFaults,
  type TypedEmail,
  type TypedGuest,
  type TypedPassword,
} from './loginRules.ts';
import { providerRedirectMachine } from './providerRedirectMachine.ts';

export interface Refused {
  problem: Problem;
}
export interface LoginDone {
  output: LoginOutput;
}
/** Why the identity provider's page was not opened or the token failed; null where nothing was refused. */
export interface Over {
  output: { problem: Problem | null };
}
export interface CodeDone {
  output: Confirmed;
}

export const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    tags: {} as 'busy',
    children: {} as {
      confirmByCode: 'confirmByCode';
      providerRedirect: 'providerRedirect';
      arrival: 'arrival';
    },
  },
  actors: {
    confirmByCode: confirmByCodeMachine,
    /** These actors store the bearer token themselves; machines never see it. */
    logIn: promiseActor<LoginOutput, InferInput<typeof PasswordLogin>>('logIn'),
    logInAsGuest: promiseActor<LoginOutput, InferInput<typeof GuestLogin>>('logInAsGuest'),
    providerRedirect: providerRedirectMachine,
    arrival: arrivalMachine,
  },
  guards: {
    isArrival: ({ context }) => context.arrival !== null,
    isByEmail: ({ context }) => context.offers.form === 'email',
    hasGuestWay: ({ context }) => context.offers.guests,
    hasProviderWay: ({ context }) => context.offers.provider,
    isPasswordComplete: (_, typed: TypedPassword) => isFaultless(passwordFaults(typed)),
    isEmailComplete: (_, typed: TypedEmail) => isFaultless(emailFaults(typed)),
    isGuestComplete: (_, typed: TypedGuest) => isFaultless(guestFaults(typed)),
    hasProblem: (_, { output }: Over) => output.problem !== null,
    isAdmitted: ({ context }) => context.outcome !== null,
  },
  actions: {
    assignPasswordFaults: assign((_, typed: TypedPassword) => ({ faults: passwordFaults(typed), problem: null })),
    assignEmailFaults: assign((_, typed: TypedEmail) => ({ faults: emailFaults(typed), problem: null })),
    assignGuestFaults: assign((_, typed: TypedGuest) => ({ faults: guestFaults(typed), problem: null })),
    clearFaults: assign({ faults: {}, problem: null }),
    sendRecipient: sendTo('confirmByCode', (_, { email }: TypedEmail) => ({
      type: 'code.ask' as const,
      recipient: { email: email.trim(), mobile: null, country_code: null },
    })),
    assignProblem: assign((_, { problem }: Refused) => ({ problem, faults: {} })),
    emitProblem: emit((_, { problem }: Refused) => ({ type: 'login.refused' as const, problem })),
    clearArrival: assign({ arrival: null }),
    assignAdmitted: assign((_, news: ArrivalNews) => ({ outcome: news.login })),
    assignOutcome: assign((_, { output }: LoginDone) => ({ outcome: output })),
    sendLogin: sendTo(
      ({ context }) => context.session,
      (_, { user, at }: LoginOutput) => ({ type: 'session.logIn' as const, user, at }),
    ),
    sendArrivalEnded: sendTo(({ context }) => required(context.loginPage, 'page of the login'), {
      type: 'arrival.ended' as const,
    }),
  },
});
