import { assign, emit, sendTo, setup, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { LeadForm } from '../../src/contract/forms/leadForm.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import type { CaptchaState } from '../captcha/captchaRules.ts';
import type { TypedAnswer } from '../attendees/additionalAnswers.ts';
import { promiseActor, callbackActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import { asksNothing } from './askedFields.ts';
import { mayOpenAt, type LeadScreen } from './leadScreen.ts';
import { answerFaults, leadFaults, sentLead, type LeadAnswers, type LeadFaults, type SentLead } from './leadRules.ts';

export interface LeadInput {
  /** The button in the header was pressed, it is not the portal that opens the form by itself. */
  isWanted: boolean;
}

export interface LeadContext extends LeadInput {
  form: LeadForm | null;
  answers: LeadAnswers;
  /** Null until the form was given in. */
  faults: LeadFaults | null;
  /** Why the server, or the connection, refused. */
  problem: Problem | null;
}

/** The form as it arrives: with what this session did to it before, and where the customer is. */
export interface FoundLead {
  form: LeadForm;
  answers: LeadAnswers;
  /** Closed in this session: it does not open by itself again (R4.7.2). */
  isDismissed: boolean;
  screen: LeadScreen;
}

export interface LeadAnswer {
  message: string | null;
}

export type LeadEvent =
  | { type: 'lead.open' }
  | { type: 'lead.close' }
  | { type: 'answer.type'; questionId: number; answer: TypedAnswer }
  | { type: 'lead.submit'; captcha: CaptchaState }
  /** Whoever typed it has logged out. */
  | { type: 'lead.forget' };

export type LeadEmitted = { type: 'lead.sent' } & LeadAnswer;

interface Found {
  output: FoundLead;
}
interface Failed {
  error: unknown;
}
type Typed = Extract<LeadEvent, { type: 'answer.type' }>;
type Submitted = Extract<LeadEvent, { type: 'lead.submit' }>;

/** Nothing is open without a form. */
export const formOf = ({ form }: LeadContext): LeadForm => required(form, 'lead form');

const lead = setup({
  types: {
    context: {} as LeadContext,
    events: {} as LeadEvent,
    emitted: {} as LeadEmitted,
    input: {} as LeadInput,
    tags: {} as 'busy',
    children: {} as { captcha: 'captcha' },
  },
  actors: {
    captcha: captchaMachine,
    loadLead: promiseActor<FoundLead, void>('loadLead'),
    submitLead: promiseActor<LeadAnswer, SentLead>('submitLead'),
    /** Keeps for the session what was typed, and that the form was closed. */
    persistLead: callbackActor<LeadEvent, { lead: AnyActorRef }>('persistLead'),
  },
  guards: {
    isAskingNothing: (_, { output }: Found) => asksNothing(output.form),
    isWanted: ({ context }) => context.isWanted,
    isDismissed: (_, { output }: Found) => output.isDismissed,
    isWelcome: (_, { output }: Found) => mayOpenAt(output.screen),
    isComplete: ({ context }, { captcha }: Submitted) =>
      isFaultless(leadFaults(formOf(context), context.answers, captcha)),
  },
  actions: {
    assignWanted: assign({ isWanted: true }),
    assignForm: assign((_, { output: { form, answers } }: Found) => ({ form, answers })),
    assignAnswer: assign(({ context: { answers } }, { questionId, answer }: Typed) => ({
      answers: { ...answers, [questionId]: answer },
    })),
    /** Faults are pointed out only once the form was given in. */
    assignFaultsAgain: assign(({ context }) =>
      context.faults === null
        ? {}
        : { faults: { ...context.faults, answers: answerFaults(formOf(context), context.answers) } },
    ),
    assignFaults: assign(({ context }, { captcha }: Submitted) => ({
      faults: leadFaults(formOf(context), context.answers, captcha),
      problem: null,
    })),
    clearFaults: assign({ faults: null, problem: null }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    /** R8.3.2: a proof is good for one call. */
    sendCaptchaReload: sendTo('captcha', { type: 'captcha.reload' }),
    /** With what was said to them: a refusal may repeat what was typed. */
    clearAnswers: assign({ answers: {}, faults: null, problem: null }),
    emitSent: emit((_, { output }: { output: LeadAnswer }) => ({
      type: 'lead.sent' as const,
      message: output.message,
    })),
  },
});

export const leadMachine = lead.createMachine({
  id: 'lead',
  description:
    'The lead form (R3.9.1, R4.7.1–3): opens by itself on load where the operator asks something, stays closed for the session once it was closed, and is sent without a login (R1.7.6).',
  context: ({ input }) => ({
    ...input,
    form: null,
    answers: {},
    faults: null,
    problem: null,
  }),
  invoke: { id: 'persistLead', src: 'persistLead', input: ({ self }) => ({ lead: self }) },
  on: { 'lead.forget': { actions: 'clearAnswers' } },
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'loadLead',
        src: 'loadLead',
        onDone: [
          { guard: { type: 'isAskingNothing', params: wholeEvent }, target: 'absent' },
          { guard: 'isWanted', target: 'open', actions: { type: 'assignForm', params: wholeEvent } },
          {
            guard: { type: 'isDismissed', params: wholeEvent },
            target: 'dismissed',
            actions: { type: 'assignForm', params: wholeEvent },
          },
          {
            guard: { type: 'isWelcome', params: wholeEvent },
            target: 'open',
            actions: { type: 'assignForm', params: wholeEvent },
          },
          { target: 'suppressed', actions: { type: 'assignForm', params: wholeEvent } },
        ],
        onError: 'absent',
      },
      on: { 'lead.open': { actions: 'assignWanted' } },
    },
    absent: {
      description: 'Nothing is asked, or it cannot be had: nothing shows (R7.5.2). The button asks anew.',
      on: { 'lead.open': { target: 'fetching', actions: 'assignWanted' } },
    },
    suppressed: {
      description: 'Something else was under way when it arrived (Q4.7.a); it waits for the next load, or the button.',
      on: { 'lead.open': 'open' },
    },
    dismissed: {
      on: { 'lead.open': 'open' },
    },
    open: {
      description: 'What was typed stays, whether the form is closed or refused.',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: { action: 'lead' },
        onError: { target: '.asking', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      on: { 'lead.close': { target: 'dismissed', actions: 'clearFaults' } },
      initial: 'asking',
      states: {
        asking: {
          on: {
            'answer.type': { actions: [{ type: 'assignAnswer', params: wholeEvent }, 'assignFaultsAgain'] },
            'lead.submit': [
              { guard: { type: 'isComplete', params: wholeEvent }, target: 'sending', actions: 'clearFaults' },
              { actions: { type: 'assignFaults', params: wholeEvent } },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'submitLead',
            src: 'submitLead',
            input: ({ context }) => sentLead(formOf(context), context.answers),
            onDone: { target: '#lead.sent', actions: { type: 'emitSent', params: wholeEvent } },
            onError: {
              target: 'asking',
              actions: [{ type: 'assignProblem', params: wholeEvent }, 'sendCaptchaReload'],
            },
          },
        },
      },
    },
    sent: {
      description: 'Whoever has answered is not asked again in this session, but may write once more.',
      entry: 'clearAnswers',
      on: { 'lead.open': 'open' },
    },
  },
});

export type LeadRef = ActorRefFrom<typeof leadMachine>;
export type LeadSnapshot = SnapshotFrom<typeof leadMachine>;
