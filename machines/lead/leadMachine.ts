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
import { asksNothing } from './asksNothing.ts';
import { mayOpenAt, type LeadScreen } from './leadScreen.ts';
import { answerFaults, leadFaults, sentLead, type LeadAnswers, type LeadFaults, type SentLead } from './leadRules.ts';

export interface LeadInput {
  /** Whether the button in the header was pressed, rather than the form opening by itself. */
  isWanted: boolean;
}

export interface LeadContext extends LeadInput {
  form: LeadForm | null;
  answers: LeadAnswers;
  /** Null until the first attempt to send. */
  faults: LeadFaults | null;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
}

/** The loaded form, with what this session has of it, and what is on screen. */
export interface FoundLead {
  form: LeadForm;
  answers: LeadAnswers;
  /** Closed in this session, so it does not open by itself again (R4.7.2). */
  isDismissed: boolean;
  screen: LeadScreen;
}

export interface LeadAnswer {
  message: string | null;
}

/** Somebody else is there: what they typed before, or nothing (T06). */
export type LeadRecalled = { type: 'lead.recall'; answers: LeadAnswers };

export type LeadEvent =
  | LeadRecalled
  | { type: 'lead.open' }
  | { type: 'lead.close' }
  | { type: 'answer.type'; questionId: number; answer: TypedAnswer }
  | { type: 'lead.submit'; captcha: CaptchaState }
  /** The customer has logged out: their answers are cleared. */
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

/** The form, in states where it is loaded. */
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
    /** Persists for the session what was typed, and that the form was closed; tells when somebody else is there. */
    persistLead: callbackActor<LeadRecalled, { lead: AnyActorRef }>('persistLead'),
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
    /** Faults are shown only after the first attempt to send. */
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
    /** A captcha's proof is valid for one call (R8.3.2). */
    sendCaptchaReload: sendTo('captcha', { type: 'captcha.reload' }),
    /** Messages are cleared as well: a refusal may repeat what was typed. */
    clearAnswers: assign({ answers: {}, faults: null, problem: null }),
    assignRecalled: assign((_, { answers }: LeadRecalled) => ({ answers, faults: null, problem: null })),
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
  on: {
    'lead.forget': { actions: 'clearAnswers' },
    'lead.recall': { actions: { type: 'assignRecalled', params: wholeEvent } },
  },
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
      description:
        'There are no questions, or they failed to load: nothing is shown (R7.5.2). The button loads them again.',
      on: { 'lead.open': { target: 'fetching', actions: 'assignWanted' } },
    },
    suppressed: {
      description:
        'Something else was under way when the form was loaded (Q4.7.a): it opens on the next page load, or by the button.',
      on: { 'lead.open': 'open' },
    },
    dismissed: {
      on: { 'lead.open': 'open' },
    },
    open: {
      description: 'Input stays, whether the form is closed or refused.',
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
          description: 'Whoever else is there meanwhile (T06) learns nothing of what becomes of it.',
          on: {
            'lead.forget': { target: 'asking', actions: ['clearAnswers', 'sendCaptchaReload'] },
            'lead.recall': {
              target: 'asking',
              actions: [{ type: 'assignRecalled', params: wholeEvent }, 'sendCaptchaReload'],
            },
          },
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
      description: 'The form does not open again by itself in this session, but the customer may send another one.',
      entry: 'clearAnswers',
      on: { 'lead.open': 'open' },
    },
  },
});

export type LeadRef = ActorRefFrom<typeof leadMachine>;
export type LeadSnapshot = SnapshotFrom<typeof leadMachine>;
