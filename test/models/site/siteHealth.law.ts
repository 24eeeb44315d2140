/** The law of the health check of a site with a loaded configuration (R2.10.1–6, R8.5.5–7, Q2.10.a–c). */
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import {
  applied,
  asks,
  at,
  checks,
  closed,
  closes,
  closesByPort,
  config,
  harmless,
  healthIsLate,
  input,
  isNoSite,
  joined,
  loads,
  recheckIsLate,
  rechecking,
  retry,
  says,
  titled,
  trying,
  unhealthy,
  well,
} from './site.words.ts';

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

export const healthLaw: Law = {
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
      // The latest notice is shown.
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
      waits: { startLimit: 30_000, healthLimit: 60_000 },
    },
  ]),
};
