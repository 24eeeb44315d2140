/** The situations of consent, and what is said and done in them. */
import { consentMachine } from '../../../machines/consent/consentMachine.ts';
import type { Effect, Law, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';

export const chat = 'https://chat.example/widget.js';
export const pixel = 'https://ads.example/pixel.js';
export const wishes = [
  { purpose: 'counting', script: null },
  { purpose: 'chat', script: chat },
  { purpose: 'ads', script: pixel },
];
export const answer = (...granted: string[]) => ({ type: 'consent.answer', granted });
export const all = answer('counting', 'chat', 'ads');
export const none = answer();
export const change = { type: 'consent.change' };
export const confirm = { type: 'consent.confirm' };
export const quiet = done('waitForQuiet');
export const noQuiet = failed('waitForQuiet', new Error('a defect'));
export const came = done('loadScript');
export const wasRefused = failed('loadScript', new Error('refused by the policy'));
export const tooLate = after('scriptLimit', 'consent.scripts.loading');
export const orderOver = done('waitForOrder');
export const noOrder = failed('waitForOrder', new Error('a defect'));
export const cleared = done('clearTraces');
export const notCleared = failed('clearTraces', new Error('storage is refused'));
export const notReloaded = failed('reloadPage', new Error('a defect'));

export const said = (counting: string, chatting: string, ads: string) => ({ counting, chat: chatting, ads });
export const everything = said('granted', 'granted', 'granted');
export const nothing = said('denied', 'denied', 'denied');
export const gives = (word: object, hasLeftovers = false): Effect => ({
  emits: { type: 'consent.given', said: word, hasLeftovers },
});
export const fetches = (script: string): Effect => ({ starts: 'loadScript', input: { script } });
export const clears: Effect = { starts: 'clearTraces', input: undefined };
export const waits: Effect = { starts: 'waitForQuiet', input: undefined };
export const watches: Effect = { starts: 'watchConsent', input: undefined };
export const waitsForOrder: Effect = { starts: 'waitForOrder', input: undefined };
export const reloads: Effect = { starts: 'reloadPage', input: undefined };

export const at = (question: string, scripts: string) => ({ question, scripts });
export const loading = { runs: ['loadScript'], waits: { scriptLimit: 15_000 } };

/** Another tab has changed what is kept. */
export const heard = (word: object, hasLeftovers = false) => ({ type: 'consent.heard', said: word, hasLeftovers });
/** Other tabs are watched all along. */
export const watching = (situations: Record<string, Situation>): Record<string, Situation> =>
  Object.fromEntries(
    Object.entries(situations).map(([name, one]) => [name, { ...one, runs: [...(one.runs ?? []), 'watchConsent'] }]),
  );

export const back = said('granted', 'denied', 'denied');
export const counting = answer('counting');

/** The customer has not been asked before. */
export const firstVisit = {
  machine: consentMachine,
  callbackActors: ['watchConsent'],
  begins: [watches, waits],
  input: { wishes, said: {}, hasLeftovers: false, mayLoad: true },
  situations: watching({
    early: { by: [], state: at('asked', 'waiting'), runs: ['waitForQuiet'], knows: { said: {}, begun: [] } },
    asked: { by: [quiet], state: at('asked', 'resting') },
    agreedEarly: { by: [all], state: at('answered', 'waiting'), runs: ['waitForQuiet'], knows: { said: everything } },
    chatComes: { by: [quiet, all], state: at('answered', 'loading'), ...loading, knows: { begun: ['chat'] } },
    adsCome: {
      by: [quiet, all, came],
      state: at('answered', 'loading'),
      ...loading,
      knows: { begun: ['chat', 'ads'] },
    },
    running: { by: [quiet, all, came, came], state: at('answered', 'resting') },
    changing: { by: [quiet, all, came, came, change], state: at('changing', 'resting') },
    changingMeanwhile: { by: [quiet, all, change], state: at('changing', 'loading'), ...loading },
    deferring: {
      by: [quiet, all, came, came, change, counting],
      state: at('answered', 'deferring'),
      runs: ['waitForOrder'],
      knows: { hasLeftovers: true, said: back },
    },
    reloading: {
      by: [quiet, all, came, came, change, counting, orderOver],
      state: at('answered', 'reloading'),
      runs: ['reloadPage'],
      knows: { hasLeftovers: true, said: back },
    },
    counted: { by: [quiet, counting], state: at('answered', 'resting') },
    rethinking: { by: [quiet, counting, change], state: at('changing', 'resting') },
    clearing: {
      by: [quiet, counting, change, none],
      state: at('answered', 'clearing'),
      runs: ['clearTraces'],
      knows: { hasLeftovers: true, said: nothing },
    },
  }),
} satisfies Omit<Law, 'rows'>;
