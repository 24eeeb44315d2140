import type { ChosenFile } from '../shared/chosenFile.ts';
import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SiteForm } from '../../src/contract/forms/forms.ts';
import type { TypedAnswer } from '../attendees/additionalAnswers.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import type { CaptchaState } from '../captcha/captchaRules.ts';
import { callbackActor, promiseActor } from '../shared/actorTypes.ts';
import { isFaultless } from '../shared/faults.ts';
import { toProblem, type Problem } from '../shared/problem.ts';
import { chosenFile } from '../person/attachedFile.ts';
import { wholeEvent } from '../shared/wholeEvent.ts';
import {
  answerFaults,
  emptyDraft,
  formFaults,
  lastingDraft,
  sentForm,
  withFile,
  writtenDraft,
  type FormFaults,
  type SentForm,
  type SiteFormDraft,
} from './siteFormRules.ts';

export interface SiteFormInput {
  slug: string;
  form: Pick<SiteForm, 'fields'>;
  /** What was typed here before and not sent. */
  draft: SiteFormDraft;
}

export interface SiteFormContext extends Omit<SiteFormInput, 'draft'>, SiteFormDraft {
  /** Null until the first attempt to send. */
  faults: FormFaults | null;
  /** Why the server refused, or that it could not be reached. */
  problem: Problem | null;
  /** The field whose file is being stored, or was refused. */
  fileField: number | null;
  fileProblem: Problem | null;
  /** The server's message after the form was sent. */
  message: string | null;
}

export type SiteFormEvent =
  | { type: 'answer.type'; fieldId: number; answer: TypedAnswer }
  | { type: 'file.choose'; fieldId: number; file: ChosenFile; isSignedIn: boolean }
  | { type: 'file.cancel' }
  | { type: 'form.submit'; captcha: CaptchaState }
  | { type: 'form.renew' };

/** For the actor that persists drafts; only `written` may be stored in the browser. */
export type SiteFormDraftNews =
  | { type: 'draft.changed'; draft: SiteFormDraft; written: SiteFormDraft }
  | { type: 'draft.done' };

type Typed = Extract<SiteFormEvent, { type: 'answer.type' }>;
type Chosen = Extract<SiteFormEvent, { type: 'file.choose' }>;
type Submitted = Extract<SiteFormEvent, { type: 'form.submit' }>;
interface Failed {
  error: unknown;
}

const siteForm = setup({
  types: {
    context: {} as SiteFormContext,
    events: {} as SiteFormEvent,
    input: {} as SiteFormInput,
    tags: {} as 'busy',
    children: {} as { captcha: 'captcha'; persistDraft: 'persistDraft' },
  },
  actors: {
    captcha: captchaMachine,
    /** Persists what was typed until it is sent. */
    persistDraft: callbackActor<SiteFormDraftNews>('persistDraft'),
    /** Returns the path under which the file is stored. */
    storeFile: promiseActor<string, { file: ChosenFile }>('storeFile'),
    submitForm: promiseActor<{ message: string | null }, { slug: string; sent: SentForm }>('submitForm'),
  },
  guards: {
    isSignedIn: (_, { isSignedIn }: Chosen) => isSignedIn,
    isComplete: ({ context }, { captcha }: Submitted) =>
      isFaultless(formFaults(context.form, context.answers, captcha)),
  },
  actions: {
    assignAnswer: assign(({ context: { answers } }, { fieldId, answer }: Typed) => ({
      answers: { ...answers, [fieldId]: answer },
    })),
    /** Faults are shown only after the first attempt to send. */
    assignFaultsAgain: assign(({ context: { form, answers, faults } }) =>
      faults === null ? {} : { faults: { ...faults, answers: answerFaults(form, answers) } },
    ),
    assignFaults: assign(({ context }, { captcha }: Submitted) => ({
      faults: formFaults(context.form, context.answers, captcha),
      problem: null,
    })),
    clearFaults: assign({ faults: null, problem: null, fileField: null, fileProblem: null }),
    assignUpload: assign((_, { fieldId }: Chosen) => ({ fileField: fieldId, fileProblem: null })),
    /** Attached files need an account (Q7.5.a). */
    assignLoginNeeded: assign((_, { fieldId }: Chosen) => ({
      fileField: fieldId,
      fileProblem: { code: 'loginNeeded', message: null },
    })),
    assignFile: assign(({ context: { form, answers, fileField } }, { output }: { output: string }) => ({
      answers: fileField === null ? answers : withFile(form, answers, fileField, output),
      fileField: null,
    })),
    clearUpload: assign({ fileField: null }),
    assignFileProblem: assign((_, { error }: Failed) => ({ fileProblem: toProblem(error) })),
    assignProblem: assign((_, { error }: Failed) => ({ problem: toProblem(error) })),
    assignMessage: assign((_, { output }: { output: { message: string | null } }) => ({ message: output.message })),
    clearAnswers: assign({ ...emptyDraft, message: null }),
    sendDraft: sendTo('persistDraft', ({ context: { form, answers, isCut } }): SiteFormDraftNews => ({
      type: 'draft.changed',
      draft: lastingDraft(form, { answers, isCut }),
      written: writtenDraft(form, { answers, isCut }),
    })),
    sendDraftDone: sendTo('persistDraft', { type: 'draft.done' } satisfies SiteFormDraftNews),
    /** A captcha's proof is valid for one call (R8.3.2). */
    sendCaptchaReload: sendTo('captcha', { type: 'captcha.reload' }),
  },
});

const typing = {
  actions: [{ type: 'assignAnswer', params: wholeEvent<Typed> }, 'assignFaultsAgain', 'sendDraft'],
} as const;

export const siteFormMachine = siteForm.createMachine({
  id: 'siteForm',
  description:
    'A form of the operator’s own at an address (R2.1.28, Q2.1.d): answers are checked when it is sent, files are stored one at a time, and input survives refusals and leaving the page, until it is sent.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...draft,
    faults: null,
    problem: null,
    fileField: null,
    fileProblem: null,
    message: null,
  }),
  invoke: { id: 'persistDraft', src: 'persistDraft' },
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: { action: 'form' },
        onError: { target: '.filling', actions: { type: 'assignProblem', params: wholeEvent } },
      },
      initial: 'filling',
      states: {
        filling: {
          on: {
            'answer.type': typing,
            'file.choose': [
              {
                guard: { type: 'isSignedIn', params: wholeEvent },
                target: 'storing',
                actions: { type: 'assignUpload', params: wholeEvent },
              },
              { actions: { type: 'assignLoginNeeded', params: wholeEvent } },
            ],
            'form.submit': [
              { guard: { type: 'isComplete', params: wholeEvent }, target: 'sending', actions: 'clearFaults' },
              { actions: { type: 'assignFaults', params: wholeEvent } },
            ],
          },
        },
        storing: {
          tags: 'busy',
          invoke: {
            id: 'storeFile',
            src: 'storeFile',
            input: ({ event }) => chosenFile(event),
            onDone: {
              target: 'filling',
              actions: [{ type: 'assignFile', params: wholeEvent }, 'assignFaultsAgain', 'sendDraft'],
            },
            onError: { target: 'filling', actions: { type: 'assignFileProblem', params: wholeEvent } },
          },
          on: { 'answer.type': typing, 'file.cancel': { target: 'filling', actions: 'clearUpload' } },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'submitForm',
            src: 'submitForm',
            input: ({ context: { slug, form, answers } }) => ({ slug, sent: sentForm(form, answers) }),
            onDone: {
              target: '#siteForm.sent',
              actions: [{ type: 'assignMessage', params: wholeEvent }, 'sendDraftDone'],
            },
            onError: {
              target: 'filling',
              actions: [{ type: 'assignProblem', params: wholeEvent }, 'sendCaptchaReload'],
            },
          },
        },
      },
    },
    sent: { on: { 'form.renew': { target: 'open', actions: 'clearAnswers' } } },
  },
});

export type SiteFormRef = ActorRefFrom<typeof siteFormMachine>;
export type SiteFormSnapshot = SnapshotFrom<typeof siteFormMachine>;
