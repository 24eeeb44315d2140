/** The law of a consent that is given or taken back in another tab, from R1.7.3, R1.7.4 and R4.2.5. */
import type { Law } from '../../support/law/law.ts';
import {
  chat,
  all,
  change,
  quiet,
  came,
  orderOver,
  cleared,
  notReloaded,
  everything,
  gives,
  fetches,
  clears,
  waitsForOrder,
  at,
  heard,
  back,
  counting,
  firstVisit,
} from './consent.situations.ts';

/** The customer has not been asked before, and answers in another tab. */
export const byOtherTab: Law = {
  ...firstVisit,
  situations: {
    ...firstVisit.situations,
    // The page could not be loaded anew, and a script that was taken back still runs.
    runningOn: {
      by: [quiet, all, came, came, change, counting, orderOver, notReloaded, cleared, quiet],
      state: at('answered', 'resting'),
      runs: ['watchConsent'],
      knows: { said: back, begun: ['chat', 'ads'], hasLeftovers: false },
    },
  },
  rows: [
    { law: 'R1.7.3', in: ['runningOn'], on: heard(back), changes: { hasLeftovers: true }, does: [gives(back, true)] },
    {
      law: 'R1.7.3',
      in: ['runningOn'],
      on: heard(everything),
      changes: { said: everything },
      does: [gives(everything)],
    },
    // Given in another tab: as if it were given here.
    {
      law: 'R1.7.3',
      in: ['early'],
      on: heard(everything),
      to: 'agreedEarly',
      changes: { said: everything },
      does: [gives(everything)],
    },
    {
      law: 'R1.7.3',
      in: ['asked', 'counted', 'rethinking'],
      on: heard(everything),
      to: 'chatComes',
      changes: { said: everything, begun: ['chat'] },
      does: [gives(everything), fetches(chat)],
    },
    {
      law: 'R1.7.3',
      in: ['deferring', 'reloading', 'clearing'],
      on: heard(everything),
      changes: { said: everything, hasLeftovers: false },
      does: [gives(everything)],
    },
    // Taken back in another tab, which may have cleared what was stored before this one hears it.
    ...[true, false].flatMap((hasLeftovers) => [
      {
        law: 'R1.7.4',
        in: ['chatComes', 'adsCome', 'running', 'changing', 'changingMeanwhile'],
        on: heard(back, hasLeftovers),
        to: 'deferring',
        changes: { said: back, hasLeftovers: true },
        does: [gives(back, true), waitsForOrder],
      },
      {
        law: 'R1.7.4',
        in: ['agreedEarly'],
        on: heard(back, hasLeftovers),
        to: at('answered', 'clearing'),
        changes: { said: back, hasLeftovers: true },
        does: [gives(back, true), clears],
      },
    ]),
    {
      law: 'R4.2.5',
      in: ['early'],
      on: heard(back),
      to: at('answered', 'waiting'),
      changes: { said: back },
      does: [gives(back)],
    },
    { law: 'R4.2.5', in: ['asked'], on: heard(back), to: 'counted', changes: { said: back }, does: [gives(back)] },
    // What is being cleared there is not cleared here as well, nor said to be.
    {
      law: 'R4.2.5',
      in: ['early'],
      on: heard(back, true),
      to: at('answered', 'waiting'),
      changes: { said: back, hasLeftovers: true },
      does: [gives(back, true)],
    },
    {
      law: 'R4.2.5',
      in: ['asked'],
      on: heard(back, true),
      to: 'counted',
      changes: { said: back, hasLeftovers: true },
      does: [gives(back, true)],
    },
    {
      law: 'R1.7.3',
      in: ['counted', 'rethinking', 'runningOn'],
      on: heard(back, true),
      changes: { hasLeftovers: true },
    },
    { law: 'R4.2.5', in: ['clearing'], on: heard(back, true), changes: { said: back }, does: [gives(back, true)] },
    {
      law: 'R4.2.5',
      in: ['clearing'],
      on: heard(back),
      changes: { said: back, hasLeftovers: false },
      does: [gives(back)],
    },
    // What another tab has cleared, a script that still runs here goes on storing.
    { law: 'R1.7.3', in: ['deferring', 'reloading'], on: heard(back), does: [gives(back, true)] },
  ],
  unnoticed: {
    'a wrong target: scripts · consent.heard [1] → .starting': 'What begins with leftovers clears them at once.',
  },
};
