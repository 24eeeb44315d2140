import { assertEvent, assign, emit, not, sendTo, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CaptchaState } from '../captcha/captchaRules.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import type { LoginOutput } from '../login/loginOutput.ts';
import { plainCode } from '../person/oneTimeCode.ts';
import { promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import * as change from './codeContext.ts';
import type { CodeContext, CodeInput, CodeOutput } from './codeContext.ts';
import {
  isRecipientTaken,
  isTooMany,
  isTooOld,
  isWrongCode,
  type Recipient,
  type SentCode,
  type TypedCode,
} from './codeRules.ts';

export type CodeEvent =
  | ({ type: 'code.submit' } & TypedCode)
  | { type: 'code.resend'; captcha: CaptchaState }
  | { type: 'code.leave' };

export type CodeEmitted = { type: 'code.sent'; message: string | null } | { type: 'code.refused'; problem: Problem };

interface Failed {
  error: unknown;
}
interface Sent {
  output: SentCode;
}

const code = setup({
  types: {
    context: {} as CodeContext,
    events: {} as CodeEvent,
    emitted: {} as CodeEmitted,
    input: {} as CodeInput,
    output: {} as CodeOutput,
    tags: {} as 'busy',
    children: {} as { captcha: 'captcha' },
  },
  actors: {
    captcha: captchaMachine,
    /** Recalls a code that this browser had sent to the recipient a moment ago; null if there is none. */
    recallCode: promiseActor<SentCode | null, { recipient: Recipient }>('recallCode'),
    sendCode: promiseActor<SentCode, { recipient: Recipient }>('sendCode'),
    /** Returns the customer where the code logs them in or changes them, null where it only proves the recipient. */
    checkCode: promiseActor<LoginOutput | null, { recipient: Recipient; code: string }>('checkCode'),
  },
  delays: {
    untilResend: ({ context }) => change.pauseOf(context),
    untilExpiry: ({ context }) => change.lifetimeOf(context),
  },
  guards: {
    isRecalled: (_, { output }: { output: SentCode | null }) => output !== null,
    isNew: (_, { output }: Sent) => output.isNew,
    hasFaults: ({ context }, typed: TypedCode) => !isFaultless(change.refusedCode(context, typed).faults),
    isProofMissing: ({ context }, { captcha }: { captcha: CaptchaState }) =>
      !context.resendsFreely && !isFaultless(change.refusedResend(captcha).faults),
    isRecipientTaken: (_, { error }: Failed) => isRecipientTaken(error),
    isTooMany: ({ context }, { error }: Failed) => isTooMany(error, context.wrong),
    isTooOld: (_, { error }: Failed) => isTooOld(error),
    isWrong: (_, { error }: Failed) => isWrongCode(error),
    /** A code being checked is not replaced by another one. */
    isChecking: stateIn('#code.open.entry.checking'),
    isSending: stateIn('#code.open.renewal.sending'),
    isOld: stateIn('#code.open.age.old'),
  },
  actions: {
    assignRecalled: assign((_, { output }: { output: SentCode | null }) => ({ sent: output })),
    assignSent: assign((_, { output }: Sent) => change.withCode(output)),
    assignPause: assign(({ context }, { output }: Sent) => change.withPause(context, output)),
    emitSent: emit((_, { output }: Sent) => ({ type: 'code.sent' as const, message: output.said })),
    assignFaults: assign(({ context }, typed: TypedCode) => change.refusedCode(context, typed)),
    assignResendFaults: assign((_, { captcha }: { captcha: CaptchaState }) => change.refusedResend(captcha)),
    clearFaults: assign({ faults: {}, problem: null }),
    assignWrongTries: assign({ wrong: ({ context }) => context.wrong + 1 }),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error), faults: {} })),
    emitProblem: emit((_, { error }: Failed) => ({ type: 'code.refused' as const, problem: toProblem(error) })),
    /** The failed call used up the captcha's proof (R8.1.8). */
    sendCaptchaReload: sendTo('captcha', { type: 'captcha.reload' }),
    assignProof: assign((_, { output }: { output: LoginOutput | null }) => change.provedBy(output)),
    assignRefusal: assign((_, { error }: Failed) => change.refusedFor(error)),
  },
});

const withRefusal = [
  { type: 'assignProblem', params: wholeEvent<Failed> },
  { type: 'emitProblem', params: wholeEvent<Failed> },
  'sendCaptchaReload',
] as const;

/** Used for the first code and for every other one. */
const sendingCode = {
  id: 'sendCode',
  src: 'sendCode',
  input: ({ context: { recipient } }: { context: CodeContext }) => ({ recipient }),
} as const;

const newCode = [
  { type: 'assignSent', params: wholeEvent<Sent> },
  { type: 'emitSent', params: wholeEvent<Sent> },
] as const;

const refusing = {
  target: '#code.refused',
  actions: { type: 'assignRefusal', params: wholeEvent<Failed> },
} as const;

export const codeMachine = code.createMachine({
  id: 'code',
  description:
    'A one-time code of six digits: sent, entered and checked; another one can be requested after a pause. It expires after ten minutes, and locks after five wrong tries (R4.9.1, R5.4.1–5, R8.1.8).',
  context: ({ input }) => change.beforeCode(input),
  invoke: {
    id: 'captcha',
    src: 'captcha',
    input: ({ context: { action } }) => ({ action }),
    // Without a captcha no other code can be requested, but the one sent can still be entered.
    onError: { actions: { type: 'assignProblem', params: wholeEvent } },
  },
  on: { 'code.leave': '.left' },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallCode',
        src: 'recallCode',
        input: ({ context: { recipient } }) => ({ recipient }),
        onDone: [
          {
            guard: { type: 'isRecalled', params: wholeEvent },
            target: 'open',
            actions: { type: 'assignRecalled', params: wholeEvent },
          },
          { target: 'sending' },
        ],
        onError: 'sending',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        ...sendingCode,
        onDone: { target: 'open', actions: [...newCode] },
        onError: refusing,
      },
    },
    open: {
      type: 'parallel',
      states: {
        entry: {
          initial: 'filling',
          states: {
            filling: {
              always: { guard: 'isOld', target: 'expired' },
              on: {
                'code.submit': [
                  {
                    guard: { type: 'hasFaults', params: wholeEvent },
                    actions: { type: 'assignFaults', params: wholeEvent },
                  },
                  { guard: not('isSending'), target: 'checking', actions: 'clearFaults' },
                ],
              },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'checkCode',
                src: 'checkCode',
                input: ({ context: { recipient }, event }) => {
                  assertEvent(event, 'code.submit');
                  return { recipient, code: plainCode(event.code) };
                },
                onDone: { target: '#code.proved', actions: { type: 'assignProof', params: wholeEvent } },
                onError: [
                  { guard: { type: 'isRecipientTaken', params: wholeEvent }, ...refusing },
                  { guard: { type: 'isTooMany', params: wholeEvent }, target: 'lockedOut', actions: [...withRefusal] },
                  { guard: { type: 'isTooOld', params: wholeEvent }, target: 'expired', actions: [...withRefusal] },
                  {
                    guard: { type: 'isWrong', params: wholeEvent },
                    target: 'filling',
                    actions: ['assignWrongTries', ...withRefusal],
                  },
                  { target: 'filling', actions: [...withRefusal] },
                ],
              },
            },
            expired: { description: 'The ten minutes are over: another code is needed.' },
            lockedOut: { description: 'Too many wrong codes: another code is needed.' },
          },
        },
        renewal: {
          initial: 'cooling',
          states: {
            cooling: { after: { untilResend: 'offered' } },
            offered: {
              on: {
                'code.resend': [
                  {
                    guard: { type: 'isProofMissing', params: wholeEvent },
                    actions: { type: 'assignResendFaults', params: wholeEvent },
                  },
                  { guard: not('isChecking'), target: 'sending', actions: 'clearFaults' },
                ],
              },
            },
            sending: {
              tags: 'busy',
              invoke: {
                ...sendingCode,
                onDone: [
                  {
                    guard: { type: 'isNew', params: wholeEvent },
                    target: '#code.open',
                    reenter: true,
                    actions: [...newCode, 'sendCaptchaReload'],
                  },
                  {
                    target: 'cooling',
                    actions: [
                      { type: 'assignPause', params: wholeEvent },
                      { type: 'emitSent', params: wholeEvent },
                      'sendCaptchaReload',
                    ],
                  },
                ],
                onError: { target: 'offered', actions: [...withRefusal] },
              },
            },
          },
        },
        age: { initial: 'fresh', states: { fresh: { after: { untilExpiry: 'old' } }, old: {} } },
      },
    },
    proved: { type: 'final' },
    refused: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.result,
});

export type CodeRef = ActorRefFrom<typeof codeMachine>;
export type CodeSnapshot = SnapshotFrom<typeof codeMachine>;
