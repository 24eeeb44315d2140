/** The law of a site that opens with the configuration of an earlier visit (T24). */
import { siteMachine } from '../../../machines/site/siteMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { after } from '../../support/paths.ts';
import { configOf } from './site.model.ts';
import {
  again,
  applied,
  applies,
  asks,
  at,
  checks,
  config,
  cut,
  input,
  isNoSite,
  loads,
  cutOff,
  notApplied,
  stillCutOff,
  titled,
  waitsFor,
  well,
} from './site.words.ts';

/** T24: a former configuration opens the site; only the answer decides whether that still holds. */
const changed = configOf({ header_menu: [], enable_search: 1 });
const renewing = at({ renewing: { trying: 'inTime' } });
const renewingLate = at({ renewing: { trying: 'late' } });
const renewalIsLate = after('renewLimit', 'site.config.renewing.trying.inTime');
const lostMeanwhile = at({ renewing: 'waiting' });

export const formerLaw: Law = {
  machine: siteMachine,
  input: { ...input, former: config },
  begins: [applies(config, true), checks],
  situations: {
    applyingFormer: {
      by: [well],
      state: at('applying'),
      runs: ['applyConfig'],
      tags: ['busy'],
      knows: { config, isFormer: true },
    },
    renewing: {
      by: [well, applied],
      state: renewing,
      runs: ['loadConfig'],
      waits: { renewLimit: 1_000 },
      knows: { config, isFormer: true },
    },
    renewingLate: {
      by: [well, applied, renewalIsLate],
      state: renewingLate,
      runs: ['loadConfig'],
      knows: { config, isFormer: true },
    },
    lostMeanwhile: {
      by: [well, applied, cut],
      state: lostMeanwhile,
      runs: ['reconnect'],
      knows: { config, isFormer: true, problem: cutOff, attempts: 1 },
    },
    again: {
      by: [well, applied, cut, again],
      state: renewing,
      runs: ['loadConfig'],
      waits: { renewLimit: 1_000 },
      knows: { config, isFormer: true, problem: cutOff, attempts: 1 },
    },
    renewed: {
      by: [well, applied, loads(changed)],
      state: at('renewed'),
      runs: ['applyConfig'],
      knows: { config: changed, isFormer: false },
    },
    renewedClosed: {
      by: [well, applied, loads(titled)],
      state: at('renewed'),
      runs: ['applyConfig'],
      knows: { config: titled, isFormer: false },
    },
  },
  rows: [
    ...[applied, notApplied].flatMap((on): Row[] => [
      { law: 'T24', in: ['applyingFormer'], on, to: renewing, does: [asks] },
      { law: 'R4.2.4', in: ['renewed'], on, to: at('open') },
      { law: 'Q2.10.b', in: ['renewedClosed'], on, to: at('maintenance') },
    ]),
    ...[changed, titled].flatMap((output): Row[] => [
      {
        law: 'T24',
        in: ['renewing', 'renewingLate'],
        on: loads(output),
        to: at('renewed'),
        changes: { config: output, isFormer: false },
        does: [applies(output)],
      },
      {
        law: 'T24',
        in: ['again'],
        on: loads(output),
        to: at('renewed'),
        changes: { config: output, isFormer: false, problem: null, attempts: 0 },
        does: [applies(output)],
      },
    ]),
    // A site that no longer exists is closed, whatever was persisted (R4.2.7).
    { law: 'R4.2.7', in: ['renewing', 'renewingLate', 'again'], on: isNoSite, to: at('disabled') },
    // Who waits for a page waits no longer for an answer that takes its time.
    { law: 'T24', in: ['renewing', 'again'], on: renewalIsLate, to: renewingLate },
    // Without an answer the site stands, and is asked for again.
    {
      law: 'F38',
      in: ['renewing', 'renewingLate'],
      on: cut,
      to: lostMeanwhile,
      changes: { problem: cutOff, attempts: 1 },
      does: [waitsFor(cutOff, 1)],
    },
    { law: 'F38', in: ['again'], on: cut, to: lostMeanwhile, changes: { attempts: 2 }, does: [waitsFor(cutOff, 2)] },
    { law: 'F38', in: ['lostMeanwhile'], on: again, to: renewing, does: [asks] },
    { law: 'F38', in: ['lostMeanwhile'], on: stillCutOff, changes: { attempts: 2 } },
  ],
};
