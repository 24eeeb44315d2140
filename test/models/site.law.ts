/** The law of the site, from R2.10.1–6, R4.2.1–7, R8.5.5–7, R9.4.6, R9.4.12, Q2.10.a–c, Q4.2.a–c, Q9.4.c, Q9.4.f, F24 and F01. */
import { ConnectionError, RefusedError, ServerFailed } from '../../machines/shared/problem.ts';
import { siteMachine } from '../../machines/site/siteMachine.ts';
import type { Effect, Law, Row, Situation } from '../support/law/law.ts';
import { after, done, failed } from '../support/paths.ts';
import { configOf, healthOf } from './site.model.ts';

const input = { host: 'saha.example:4600', hostname: 'saha.example' };

const config = configOf();
/** Q2.10.b: a title or a message is enough, and blanks are none. */
const titled = configOf({ maintenance: { title: 'Closed for today' } });
const explained = configOf({ maintenance: { title: '', message: 'We mow.' } });
const blank = configOf({ maintenance: { title: ' ', message: '' } });
const loads = (output: object) => done('loadConfig', output);

const lost = { code: 'lost', message: null };
const fell = { code: 'serverFailed', message: 'The server fell over' };
const forbidden = { code: 'http403', message: 'No' };
/** Nothing is known of why no answer came. */
const silent = { code: 'serverFailed', message: null };
const cut = failed('loadConfig', new ConnectionError());
const falls = failed('loadConfig', new ServerFailed('The server fell over'));
const refuses = failed('loadConfig', new RefusedError('http403', 'No', 403));
const isNoSite = failed('loadConfig', new RefusedError('http404', undefined, 404));
const tooLate = after('startLimit', 'site.config.loading');
const applied = done('applyConfig');
const notApplied = failed('applyConfig', new Error('no document'));
const retry = { type: 'site.retry' };
const again = done('reconnect');
const stillLost = failed('reconnect', new ConnectionError());

const closes = healthOf();
/** Q2.10.c: with the port or without, and in any case. */
const closesByPort = healthOf({ domain: ' SAHA.example:4600 ' });
const says = (health: object) => done('checkHealth', health);
/** None of these closes this site (R2.10.5). */
const harmless = [
  healthOf({ domain: 'other.example' }),
  healthOf({ domain: 'saha.example:80' }),
  healthOf({ domain: ' ' }),
  healthOf({ web_enable: 0 }),
].map((health) => says(health));
const unhealthy = failed('checkHealth', new ConnectionError());
const healthIsLate = after('healthLimit', 'site.health.checking');
const recheckIsLate = after('healthLimit', 'site.health.closed.rechecking');

const asks: Effect = { starts: 'loadConfig', input: undefined };
const applies = (output: object): Effect => ({ starts: 'applyConfig', input: { config: output } });
const waitsFor = (problem: object, attempts: number): Effect => ({ starts: 'reconnect', input: { problem, attempts } });
const checks: Effect = { starts: 'checkHealth', input: undefined };

const at = (configState: unknown, health: unknown = 'ok') => ({ config: configState, health });
const trying = { loading: 'trying' };
const retrying = { loading: 'retrying' };
const waiting = { failed: 'waiting' };
const closed = { closed: 'waiting' };
const rechecking = { closed: 'rechecking' };

const well = says(healthOf({ web_enable: 0 }));
const start = { startLimit: 30_000 };
const nothing = { config: null, health: null, problem: null, attempts: 0 };

/** The configuration; the health check has long said that all is well, or has yet to say. */
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
    knows: { config: null, problem: lost, attempts: 1 },
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
    knows: { config: null, problem: lost, attempts: 1 },
  },
  /** Whoever presses the button goes back to the splash; why it failed is forgotten with the next answer. */
  pressed: {
    by: [well, cut, cut, retry],
    state: at(trying),
    runs: ['loadConfig'],
    waits: start,
    tags: ['busy'],
    knows: { problem: lost, attempts: 0 },
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

const splash = ['begun', 'loading', 'loadingAgain', 'lookedAgain'];
const health = (name: string): unknown => (starting[name]!.state as { health: unknown }).health;

/** One row for each health that stays as it is. */
const toConfig = (names: readonly string[], to: unknown, row: Omit<Row, 'in' | 'to'>): Row[] =>
  [...new Set(names.map(health))].map((stays) => ({
    ...row,
    in: names.filter((name) => health(name) === stays),
    to: at(to, stays),
  }));

const arrives = (output: object): Row[] => [
  ...toConfig(
    // What the maintenance said is what is known until another configuration is there.
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
    changes: { ...(problem === lost ? {} : { problem }), attempts: 2 },
    does: [waitsFor(problem, 2)],
  },
];
/** Rows that differ in nothing but where they begin are one. */
const joined = (rows: readonly Row[]): Row[] => {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify([row.on.type, row.on['output'], String(row.on['error']), row.to, row.changes, row.does]);
    const other = known.get(key);
    known.set(key, other === undefined ? row : { ...other, in: [...other.in, ...row.in] });
  }
  return [...known.values()];
};

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
    ...fails(cut, lost),
    ...fails(falls, fell),
    ...fails(refuses, forbidden),
    // R4.2.7: that is the answer; nobody asks again.
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
    // A colour that could not be set keeps nobody out.
    ...[applied, notApplied].flatMap((on): Row[] => [
      { law: 'R4.2.4', in: ['applying', 'applyingBlank'], on, to: at('open') },
      { law: 'Q2.10.b', in: ['applyingClosed'], on, to: at('maintenance') },
    ]),
    // What was said stays on the screen while it is tried by itself, and longer each time.
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
    { law: 'F01', in: ['failed'], on: stillLost, changes: { attempts: 2 } },
    { law: 'F01', in: ['failedByClock'], on: stillLost, changes: { problem: lost, attempts: 2 } },
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

const open = [loads(config), applied];
const inMaintenance = [loads(titled), applied];
const isClosed = says(closes);

/** The health check, once the configuration has been answered: its own time is longer than the start may take. */
const healthSituations: Law['situations'] = {
  checking: {
    by: open,
    state: at('open', 'checking'),
    runs: ['checkHealth'],
    waits: { healthLimit: 60_000 },
    knows: { health: null },
  },
  checkingLost: {
    by: [isNoSite],
    state: at('disabled', 'checking'),
    runs: ['checkHealth'],
    waits: { healthLimit: 60_000 },
    knows: { health: null },
  },
  healthy: { by: [...open, well], state: at('open'), knows: { health: null } },
  closed: { by: [...open, isClosed], state: at('open', closed), knows: { health: closes } },
  closedInMaintenance: {
    by: [...inMaintenance, isClosed],
    state: at('maintenance', closed),
    knows: { health: closes, config: titled },
  },
  rechecking: {
    by: [...open, isClosed, retry],
    state: at('open', rechecking),
    runs: ['checkHealth'],
    waits: { healthLimit: 60_000 },
    knows: { health: closes },
  },
};

const healthLaw: Law = {
  machine: siteMachine,
  begins: [
    { starts: 'loadConfig', input: undefined },
    { starts: 'checkHealth', input: undefined },
  ],
  input,
  situations: healthSituations,
  rows: joined([
    // R2.10.5, Q9.4.c: its page comes when the answer does, also over a site that is open.
    ...[closes, closesByPort].flatMap((said): Row[] => [
      {
        law: 'R2.10.5',
        in: ['checking'],
        on: says(said),
        to: at('open', closed),
        changes: { health: said },
      },
      {
        law: 'Q2.10.a',
        in: ['checkingLost'],
        on: says(said),
        to: at('disabled', closed),
        changes: { health: said },
      },
      // What is said now is what stands there.
      {
        law: 'R2.10.6',
        in: ['rechecking'],
        on: says(said),
        to: at('open', closed),
        ...(said === closes ? {} : { changes: { health: said } }),
      },
    ]),
    ...[...harmless, unhealthy, healthIsLate].flatMap((on): Row[] => [
      { law: 'R9.4.6', in: ['checking'], on, to: at('open') },
      { law: 'R8.5.7', in: ['checkingLost'], on, to: at('disabled') },
    ]),
    ...harmless.map((on): Row => ({
      law: 'R2.10.6',
      in: ['rechecking'],
      on,
      to: at('open'),
      changes: { health: null },
    })),
    // No answer does not open what the operator has closed.
    ...[unhealthy, recheckIsLate].map((on): Row => ({
      law: 'R2.10.6',
      in: ['rechecking'],
      on,
      to: at('open', closed),
    })),
    { law: 'R2.10.6', in: ['closed'], on: retry, to: at('open', rechecking), does: [checks] },
    {
      law: 'Q2.10.a',
      in: ['closedInMaintenance'],
      on: retry,
      to: at(trying, rechecking),
      does: [asks, checks],
    },
  ]),
};

export const siteLaws: readonly Law[] = [configLaw, healthLaw];
