/**
 * The law of the clocks, from R4.3.6–7, R5.7.15–16, R9.3.12 and Q5.7.d–e: a device whose clock is too far off cannot book
 * until it is right.
 */
import { clockMachine } from '../../../machines/clock/clockMachine.ts';
import { ConnectionError } from '../../../machines/shared/problem.ts';
import type { Effect, Law } from '../../support/law/law.ts';
import { done, failed } from '../../support/paths.ts';

/** Half an hour behind. */
export const early = { userTime: '2026-11-20T15:12:00Z', systemTime: '2026-11-20T15:41:00Z' };
const right = { userTime: '2026-11-20T15:41:00Z', systemTime: '2026-11-20T15:41:01Z' };
/** Five minutes are allowed, and corrected. */
const slow = { userTime: '2026-11-20T15:36:00Z', systemTime: '2026-11-20T15:41:00Z' };
const overFive = { userTime: '2026-11-20T15:35:59Z', systemTime: '2026-11-20T15:41:00Z' };

const check = { type: 'clock.check' };
const read = (times: object, isReported = false) => done('verifyTime', { times, isReported, took: 0 });
const cut = failed('verifyTime', new ConnectionError());

const asks: Effect = { starts: 'verifyTime', input: undefined };
const corrects = (correction: number): Effect => ({ starts: 'correctTime', input: { correction } });

const checking = { state: 'checking', runs: ['verifyTime'], tags: ['busy'] } as const;
const rechecking = { state: 'rechecking', runs: ['verifyTime'], tags: ['busy'] } as const;
const agreed = { state: 'agreed', runs: ['correctTime'] } as const;

export const law: Law = {
  machine: clockMachine,
  begins: [{ starts: 'verifyTime', input: undefined }],
  callbackActors: ['correctTime'],
  situations: {
    checking: { by: [], ...checking, knows: { times: null, correction: 0 } },
    agreed: { by: [read(right)], ...agreed, knows: { times: null, correction: 0 } },
    /** Both times are known only while the customer is blocked. */
    discrepant: { by: [read(early)], state: 'discrepant', knows: { times: early } },
    rechecking: { by: [read(early), check], ...rechecking, knows: { times: early } },
  },
  rows: [
    { law: 'Q5.7.d', in: ['checking'], on: read(right), to: 'agreed', does: [corrects(0)] },
    { law: 'Q5.7.d', in: ['rechecking'], on: read(right), to: 'agreed', changes: { times: null }, does: [corrects(0)] },
    {
      law: 'R9.3.12',
      in: ['checking'],
      on: read(slow),
      to: 'agreed',
      changes: { correction: 300_000 },
      does: [corrects(300_000)],
    },
    {
      law: 'R9.3.12',
      in: ['rechecking'],
      on: read(slow),
      to: 'agreed',
      changes: { times: null, correction: 300_000 },
      does: [corrects(300_000)],
    },
    { law: 'R5.7.15', in: ['checking'], on: read(early), to: 'discrepant', changes: { times: early } },
    { law: 'R5.7.15', in: ['rechecking'], on: read(early), to: 'discrepant' },
    {
      law: 'R5.7.15',
      in: ['checking', 'rechecking'],
      on: read(overFive),
      to: 'discrepant',
      changes: { times: overFive },
    },
    // A mismatch reported by the server counts, however close both times are.
    {
      law: 'Q5.7.d',
      in: ['checking', 'rechecking'],
      on: read(right, true),
      to: 'discrepant',
      changes: { times: right },
    },
    // A failed check is no mismatch, and ends none (Q5.7.d).
    { law: 'Q5.7.d', in: ['checking'], on: cut, to: 'agreed', does: [corrects(0)] },
    { law: 'Q5.7.e', in: ['rechecking'], on: cut, to: 'discrepant' },
    { law: 'R4.3.7', in: ['discrepant'], on: check, to: 'rechecking', does: [asks] },
  ],
};
