/**
 * The law of waiting for an unreachable server, from F01, F03, F05, F07, F08 and F38: it retries automatically, later
 * each time, and never after a refusal.
 */
import { reconnectMachine } from '../../../machines/reconnect/reconnectMachine.ts';
import type { Law, Row } from '../../support/law/law.ts';
import { after } from '../../support/paths.ts';

const returns = { type: 'connection.returned' };
const hides = { type: 'page.hidden' };
const shows = { type: 'page.shown' };
const pauseEnds = after('pause', 'reconnect.watching.pausing');

const rows: readonly Row[] = [
  { law: 'F03', in: ['pausing'], on: pauseEnds, to: 'over' },
  // The browser reports the connection: the wait is over (F38).
  { law: 'F38', in: ['pausing'], on: returns, to: 'over' },
  { law: 'F03', in: ['pausing'], on: hides, to: 'unseen' },
  // Coming back to the page ends the wait.
  { law: 'F03', in: ['unseen'], on: shows, to: 'over' },
];

const waiting = (code: string, attempts: number, pause: number): Law => {
  const problem = { code, message: null };
  const knows = { problem, attempts };
  return {
    machine: reconnectMachine,
    begins: [{ starts: 'watchPage', input: undefined }],
    input: { problem, attempts },
    callbackActors: ['watchPage'],
    situations: {
      pausing: { by: [], state: { watching: 'pausing' }, runs: ['watchPage'], waits: { pause }, knows },
      /** The page is hidden: nothing is retried, whatever the connection does and however long it takes. */
      unseen: { by: [hides], state: { watching: 'unseen' }, runs: ['watchPage'], knows },
    },
    rows,
  };
};

/** A no, a login that is over, a defect: asking once more changes nothing. */
const final = (problem: object | null): Law => ({
  machine: reconnectMachine,
  begins: [],
  input: { problem, attempts: 1 },
  callbackActors: ['watchPage'],
  situations: { refused: { by: [], state: 'refused', knows: { problem, attempts: 1 } } },
  rows: [],
  refused: [returns, hides, shows, pauseEnds],
});

export const reconnectLaws: readonly Law[] = [
  waiting('lost', 1, 2_000),
  waiting('lost', 2, 4_000),
  waiting('serverFailed', 3, 8_000),
  waiting('notUnderstood', 4, 15_000),
  waiting('lost', 5, 15_000),
  waiting('serverFailed', 100, 15_000),
  // Nothing has failed yet that was counted: it is as the first time.
  waiting('notUnderstood', 0, 2_000),
  final({ code: 'http403', message: 'Not yours' }),
  final({ code: 'http404', message: null }),
  final({ code: 'http401', message: null }),
  final({ code: 'sessionExpired', message: null }),
  final({ code: 'unexpected', message: null }),
  final(null),
];
