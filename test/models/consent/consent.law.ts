/** The law of consent, from R1.7.3, R1.7.4, Q1.7.b and R4.2.5; see docs/guide/testing.md. */
import { consentMachine } from '../../../machines/consent/consentMachine.ts';
import type { Law } from '../../support/law/law.ts';
import {
  chat,
  pixel,
  wishes,
  answer,
  all,
  none,
  change,
  confirm,
  quiet,
  noQuiet,
  came,
  wasRefused,
  tooLate,
  orderOver,
  noOrder,
  cleared,
  notCleared,
  notReloaded,
  said,
  everything,
  nothing,
  gives,
  fetches,
  clears,
  waits,
  watches,
  waitsForOrder,
  reloads,
  at,
  loading,
  heard,
  watching,
  back,
  counting,
  firstVisit,
} from './consent.situations.ts';

/** The customer has not been asked before. */
export const byFirstVisit: Law = {
  ...firstVisit,
  rows: [
    { law: 'Q1.7.b', in: ['early'], on: quiet, to: 'asked' },
    { law: 'Q1.7.b', in: ['early'], on: noQuiet, to: 'asked' },
    // Not before the page is painted and quiet.
    ...[quiet, noQuiet].map((on) => ({
      law: 'Q1.7.b',
      in: ['agreedEarly'],
      on,
      to: 'chatComes',
      changes: { begun: ['chat'] },
      does: [fetches(chat)],
    })),
    {
      law: 'R1.7.3',
      in: ['early'],
      on: all,
      to: 'agreedEarly',
      changes: { said: everything },
      does: [gives(everything)],
    },
    {
      law: 'R1.7.3',
      in: ['early'],
      on: none,
      to: at('answered', 'waiting'),
      changes: { said: nothing },
      does: [gives(nothing)],
    },
    {
      law: 'R4.2.5',
      in: ['early'],
      on: counting,
      to: at('answered', 'waiting'),
      changes: { said: back },
      does: [gives(back)],
    },
    {
      law: 'R1.7.3',
      in: ['asked', 'rethinking'],
      on: all,
      to: 'chatComes',
      changes: { said: everything, begun: ['chat'] },
      does: [gives(everything), fetches(chat)],
    },
    {
      law: 'R1.7.3',
      in: ['asked'],
      on: none,
      to: at('answered', 'resting'),
      changes: { said: nothing },
      does: [gives(nothing)],
    },
    { law: 'R4.2.5', in: ['asked'], on: counting, to: 'counted', changes: { said: back }, does: [gives(back)] },
    { law: 'R4.2.5', in: ['rethinking'], on: counting, to: 'counted', does: [gives(back)] },
    // One after another; whether one came, was refused or never answered is all the same to the page.
    ...[came, wasRefused, tooLate].flatMap((on) => [
      {
        law: 'R1.7.4',
        in: ['chatComes'],
        on,
        to: 'adsCome',
        changes: { begun: ['chat', 'ads'] },
        does: [fetches(pixel)],
        waits: loading.waits,
      },
      {
        law: 'R1.7.4',
        in: ['changingMeanwhile'],
        on,
        to: at('changing', 'loading'),
        changes: { begun: ['chat', 'ads'] },
        does: [fetches(pixel)],
        waits: loading.waits,
      },
      { law: 'Q1.7.b', in: ['adsCome'], on, to: 'running' },
    ]),
    // Taken back at any time.
    { law: 'R1.7.3', in: ['agreedEarly'], on: change, to: at('changing', 'waiting') },
    { law: 'R1.7.3', in: ['chatComes', 'adsCome'], on: change, to: 'changingMeanwhile' },
    { law: 'R1.7.3', in: ['running', 'counted'], on: change, to: 'changing' },
    { law: 'R1.7.3', in: ['deferring'], on: change, to: at('changing', 'deferring') },
    { law: 'R1.7.3', in: ['reloading'], on: change, to: at('changing', 'reloading') },
    { law: 'R1.7.3', in: ['clearing'], on: change, to: at('changing', 'clearing') },
    { law: 'R1.7.3', in: ['changing', 'rethinking'], on: confirm, to: 'running' },
    { law: 'R1.7.3', in: ['changingMeanwhile'], on: confirm, to: 'chatComes' },
    { law: 'R1.7.3', in: ['changing'], on: all, to: 'running', does: [gives(everything)] },
    { law: 'R1.7.3', in: ['changingMeanwhile'], on: all, to: 'chatComes', does: [gives(everything)] },
    // What runs already ends with the page alone.
    {
      law: 'R1.7.3',
      in: ['changing', 'changingMeanwhile'],
      on: none,
      to: 'deferring',
      changes: { said: nothing, hasLeftovers: true },
      does: [gives(nothing, true), waitsForOrder],
    },
    {
      law: 'R1.7.4',
      in: ['changing', 'changingMeanwhile'],
      on: counting,
      to: 'deferring',
      changes: { said: back, hasLeftovers: true },
      does: [gives(back, true), waitsForOrder],
    },
    // No reload interrupts an order.
    ...[orderOver, noOrder].map((on) => ({ law: 'R1.7.3', in: ['deferring'], on, to: 'reloading', does: [reloads] })),
    { law: 'R1.7.3', in: ['reloading'], on: notReloaded, to: at('answered', 'clearing'), does: [clears] },
    // The counting purpose may have left data, but runs no script of its own.
    {
      law: 'R4.2.5',
      in: ['rethinking'],
      on: none,
      to: 'clearing',
      changes: { said: nothing, hasLeftovers: true },
      does: [gives(nothing, true), clears],
    },
    {
      law: 'R4.2.5',
      in: ['clearing'],
      on: cleared,
      to: at('answered', 'waiting'),
      changes: { hasLeftovers: false },
      does: [gives(nothing), waits],
    },
    { law: 'R4.2.5', in: ['clearing'], on: notCleared, to: at('answered', 'waiting'), does: [waits] },
  ],
};

/** An address that may hold a token: the answer is kept, and no script comes. */
export const bySecretPage: Law = {
  machine: consentMachine,
  callbackActors: ['watchConsent'],
  begins: [watches, waits],
  input: { wishes, said: {}, hasLeftovers: false, mayLoad: false },
  situations: watching({ asked: { by: [quiet], state: at('asked', 'resting') } }),
  rows: [
    {
      law: 'R1.7.3',
      in: ['asked'],
      on: all,
      to: at('answered', 'resting'),
      changes: { said: everything },
      does: [gives(everything)],
    },
    {
      law: 'R1.7.3',
      in: ['asked'],
      on: heard(everything),
      to: at('answered', 'resting'),
      changes: { said: everything },
      does: [gives(everything)],
    },
  ],
};

/** Who comes again with the same device is asked no second time. */
export const byLaterVisit: Law = {
  machine: consentMachine,
  callbackActors: ['watchConsent'],
  begins: [watches, waits],
  input: { wishes, said: said('denied', 'denied', 'granted'), hasLeftovers: false, mayLoad: true },
  situations: watching({ early: { by: [], state: at('answered', 'waiting'), runs: ['waitForQuiet'] } }),
  rows: [
    {
      law: 'R1.7.4',
      in: ['early'],
      on: quiet,
      to: at('answered', 'loading'),
      changes: { begun: ['ads'] },
      does: [fetches(pixel)],
      waits: loading.waits,
    },
  ],
  refused: [all, none, confirm],
  unnoticed: {
    'a wrong target: scripts · consent.answer [1] → .starting': 'What begins with leftovers clears them at once.',
  },
};

/** The page after one on which consent was taken back; what the operator wants since then is asked. */
export const byTakenBack: Law = {
  machine: consentMachine,
  callbackActors: ['watchConsent'],
  begins: [watches, clears],
  input: { wishes, said: { chat: 'denied', ads: 'granted' }, hasLeftovers: true, mayLoad: true },
  situations: watching({
    clearing: { by: [], state: at('asked', 'clearing'), runs: ['clearTraces'], knows: { begun: [] } },
  }),
  rows: [
    {
      law: 'R1.7.3',
      in: ['clearing'],
      on: cleared,
      to: at('asked', 'waiting'),
      changes: { hasLeftovers: false },
      does: [gives({ chat: 'denied', ads: 'granted' }), waits],
    },
    {
      law: 'R1.7.3',
      in: ['clearing'],
      on: answer('ads'),
      to: at('answered', 'clearing'),
      changes: { said: said('denied', 'denied', 'granted') },
      does: [gives(said('denied', 'denied', 'granted'), true)],
    },
    // What another tab does not ask is still asked here.
    {
      law: 'R1.7.3',
      in: ['clearing'],
      on: heard({ chat: 'denied', ads: 'denied' }, true),
      changes: { said: { chat: 'denied', ads: 'denied' } },
      does: [gives({ chat: 'denied', ads: 'denied' }, true), clears],
    },
  ],
};
