/** The law of the site, from R2.10.1–6, R4.2.1–7, R8.5.5–7, R9.4.6, R9.4.12, Q2.10.a–c, Q4.2.a–c, Q9.4.c, Q9.4.f, F24 and F01. */
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import type { Law, Row, Situation } from '../../support/law/law.ts';
import {
  again,
  applied,
  applies,
  asks,
  at,
  blank,
  closed,
  closes,
  closesByPort,
  config,
  cut,
  explained,
  falls,
  fell,
  forbidden,
  harmless,
  input,
  isNoSite,
  joined,
  loads,
  cutOff,
  notApplied,
  nothing,
  refuses,
  retry,
  retrying,
  says,
  silent,
  splash,
  start,
  stillCutOff,
  titled,
  tooLate,
  trying,
  unhealthy,
  waiting,
  waitsFor,
  well,
} from './site.words.ts';
import { formerLaw } from './siteFormer.law.ts';
import { healthLaw } from './siteHealth.law.ts';

/** The configuration, with the health check already passed or still pending. */
const starting: Record<string, Situation> = {
  /** R4.2.2: both are asked at once, and neither waits for the other. */
  begun: {
    by: [],
    state: at(trying, 'checking'),
    runs: ['checkHealth', 'loadConfig'],
    waits: { ...start, healthLimit: 60_000 },
    tags: ['busy'],
    knows: { ...input, ...nothing },
  },
  loading: { by: [well], state: at(trying), runs: ['loadConfig'], waits: start, tags: ['busy'], knows: nothing },
  loadingAgain: {
    by: [well, cut],
    state: at(retrying),
    runs: ['loadConfig'],
    waits: start,
    tags: ['busy'],
    knows: nothing,
  },
  applying: {
    by: [well, loads(config)],
    state: at('applying'),
    runs: ['applyConfig'],
    tags: ['busy'],
    knows: { config },
  },
  applyingClosed: {
    by: [well, loads(titled)],
    state: at('applying'),
    runs: ['applyConfig'],
    tags: ['busy'],
    knows: { config: titled },
  },
  applyingBlank: {
    by: [well, loads(blank)],
    state: at('applying'),
    runs: ['applyConfig'],
    tags: ['busy'],
    knows: { config: blank },
  },
  open: { by: [well, loads(config), applied], state: at('open'), knows: { config, problem: null } },
  maintenance: { by: [well, loads(titled), applied], state: at('maintenance'), knows: { config: titled } },
  disabled: { by: [well, isNoSite], state: at('disabled'), knows: { config: null } },
  failed: {
    by: [well, cut, cut],
    state: at(waiting),
    runs: ['reconnect'],
    knows: { config: null, problem: cutOff, attempts: 1 },
  },
  failedByClock: {
    by: [well, tooLate],
    state: at(waiting),
    runs: ['reconnect'],
    knows: { config: null, problem: silent, attempts: 1 },
  },
  trying: {
    by: [well, cut, cut, again],
    state: at({ failed: 'trying' }),
    runs: ['loadConfig'],
    knows: { config: null, problem: cutOff, attempts: 1 },
  },
  /** The button leads back to the splash; the next answer clears the problem. */
  pressed: {
    by: [well, cut, cut, retry],
    state: at(trying),
    runs: ['loadConfig'],
    waits: start,
    tags: ['busy'],
    knows: { problem: cutOff, attempts: 0 },
  },
  /** After a maintenance that was looked at again. */
  lookedAgain: {
    by: [well, loads(titled), applied, retry],
    state: at(trying),
    runs: ['loadConfig'],
    waits: start,
    tags: ['busy'],
    knows: { config: titled, problem: null, attempts: 0 },
  },
};

export const health = (name: string): unknown => (starting[name]!.state as { health: unknown }).health;

/** One row for each health that stays as it is. */
const toConfig = (names: readonly string[], to: unknown, row: Omit<Row, 'in' | 'to'>): Row[] =>
  [...new Set(names.map(health))].map((stays) => ({
    ...row,
    in: names.filter((name) => health(name) === stays),
    to: at(to, stays),
  }));

const arrives = (output: object): Row[] => [
  ...toConfig(
    // A site in maintenance keeps its configuration until another one is loaded.
    output === titled ? splash.filter((name) => name !== 'lookedAgain') : splash,
    'applying',
    { law: 'R4.2.4', on: loads(output), changes: { config: output }, does: [applies(output)] },
  ),
  ...(output === titled
    ? toConfig(['lookedAgain'], 'applying', { law: 'R4.2.4', on: loads(output), does: [applies(output)] })
    : []),
  {
    law: 'F01',
    in: ['trying'],
    on: loads(output),
    to: at('applying'),
    changes: { config: output, problem: null, attempts: 0 },
    does: [applies(output)],
  },
  {
    law: 'F01',
    in: ['pressed'],
    on: loads(output),
    to: at('applying'),
    changes: { config: output, problem: null },
    does: [applies(output)],
  },
];

/** Q4.2.b: one more try, then the screen that says why. */
const fails = (on: Row['on'], problem: object): Row[] => [
  ...toConfig(
    splash.filter((name) => name !== 'loadingAgain'),
    retrying,
    { law: 'Q4.2.b', on, does: [asks] },
  ),
  { law: 'Q4.2.b', in: ['pressed'], on, to: at(retrying), does: [asks] },
  {
    law: 'Q4.2.b',
    in: ['loadingAgain'],
    on,
    to: at(waiting),
    changes: { problem, attempts: 1 },
    does: [waitsFor(problem, 1)],
  },
  {
    law: 'F01',
    in: ['trying'],
    on,
    to: at(waiting),
    changes: { ...(problem === cutOff ? {} : { problem }), attempts: 2 },
    does: [waitsFor(problem, 2)],
  },
];

const configLaw: Law = {
  machine: siteMachine,
  begins: [
    { starts: 'loadConfig', input: undefined },
    { starts: 'checkHealth', input: undefined },
  ],
  input,
  situations: starting,
  rows: joined([
    ...[config, titled, explained, blank].flatMap((output) => arrives(output)),
    ...fails(cut, cutOff),
    ...fails(falls, fell),
    ...fails(refuses, forbidden),
    // The answer is final: it is not asked for again (R4.2.7).
    ...toConfig([...splash, 'pressed', 'trying'], 'disabled', { law: 'R4.2.7', on: isNoSite }),
    // R9.4.12, Q9.4.f: no splash stands longer than half a minute.
    ...toConfig(splash, waiting, {
      law: 'Q9.4.f',
      on: tooLate,
      changes: { problem: silent, attempts: 1 },
      does: [waitsFor(silent, 1)],
    }),
    {
      law: 'Q9.4.f',
      in: ['pressed'],
      on: tooLate,
      to: at(waiting),
      changes: { problem: silent, attempts: 1 },
      does: [waitsFor(silent, 1)],
    },
    // A colour that could not be applied does not keep customers out.
    ...[applied, notApplied].flatMap((on): Row[] => [
      { law: 'R4.2.4', in: ['applying', 'applyingBlank'], on, to: at('open') },
      { law: 'Q2.10.b', in: ['applyingClosed'], on, to: at('maintenance') },
    ]),
    // The problem stays on screen during automatic retries, with growing pauses.
    { law: 'F01', in: ['failed', 'failedByClock'], on: again, to: at({ failed: 'trying' }), does: [asks] },
    {
      law: 'Q4.2.b',
      in: ['failed', 'failedByClock', 'trying'],
      on: retry,
      to: at(trying),
      changes: { attempts: 0 },
      does: [asks],
    },
    { law: 'R2.10.3', in: ['maintenance'], on: retry, to: at(trying), does: [asks] },
    // Where the wait itself breaks, the button is left.
    { law: 'F01', in: ['failed'], on: stillCutOff, changes: { attempts: 2 } },
    { law: 'F01', in: ['failedByClock'], on: stillCutOff, changes: { problem: cutOff, attempts: 2 } },
    // The check beside it.
    ...[...harmless, unhealthy].map((on): Row => ({ law: 'R8.5.7', in: ['begun'], on, to: at(trying) })),
    ...[closes, closesByPort].map((said): Row => ({
      law: 'R2.10.5',
      in: ['begun'],
      on: says(said),
      to: at(trying, closed),
      changes: { health: said },
    })),
  ]),
};

export const siteLaws: readonly Law[] = [configLaw, healthLaw, formerLaw];
