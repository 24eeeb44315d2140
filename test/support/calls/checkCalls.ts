/** Checks an actor's calls row by row: request, body, use of the answer, and that the call ends when the machine leaves. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearCachedAnswers } from '../../../src/adapters/http/client.ts';
import { serveCalls, type Served, type ServedCalls } from './servedCalls.ts';

/** The answer as a whole. */
export const all = (_: unknown, answer: object): object => answer;

export interface CallRow {
  /** The requirement, and what is asked. */
  readonly law: string;
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** As `GET profile/cards`; several in the order in which they are asked. */
  readonly sends: string | readonly string[];
  /** The body of the last call; none by default. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The smallest valid answer by default. */
  readonly answers?: Record<string, Served>;
  /** The actor's output; by default the data of the last answer. */
  readonly gives?: (data: never, answer: object) => unknown;
  /** The call is shared, or continues after the machine has left. */
  readonly goesOn?: true;
}

async function expectAnswer(served: ServedCalls, row: CallRow): Promise<void> {
  const { ask, sends, body = null, idempotencyKey = null, answers = {}, gives = (data: unknown) => data } = row;
  served.answers = answers;
  const outcome = await ask(new AbortController().signal);
  const lines = [sends].flat();
  expect(served.asked.map(({ line }) => line)).toEqual(lines);
  expect(served.asked.at(-1)).toMatchObject({ body, idempotencyKey });
  const [path = ''] = lines.at(-1)!.split('?');
  expect(outcome).toEqual(gives(served.answer(path)?.data as never, served.answer(path) ?? {}));
}

/** Leaving ends the pending call. */
async function expectLeft(served: ServedCalls, { ask, answers = {} }: CallRow): Promise<void> {
  served.answers = answers;
  const count = new Set<string>();
  // Each call in turn is the one left pending; those before it are answered.
  for (let answered = 0; ; answered += 1) {
    clearCachedAnswers();
    served.asked.length = 0;
    served.isSilentAfter = answered;
    const leaving = new AbortController();
    const settled = ask(leaving.signal).then(
      () => true,
      () => false,
    );
    settled.catch(() => undefined);
    await served.untilSilentOr(settled);
    const left = served.asked.slice(answered);
    if (left.length === 0) break;
    leaving.abort();
    for (const { line, signal } of left.filter(({ isShared }) => !isShared)) {
      count.add(line);
      expect({ line, isLeft: signal.aborted }).toEqual({ line, isLeft: true });
    }
  }
  served.isSilentAfter = Infinity;
  expect(count.size).toBeGreaterThan(0);
}

export function checkCalls(what: string, rows: readonly CallRow[]): void {
  describe(`asks for ${what}`, () => {
    let served: ServedCalls;
    beforeEach(() => {
      clearCachedAnswers();
      served = serveCalls();
    });
    afterEach(() => vi.unstubAllGlobals());
    test.each(rows.map((row) => [row.law, row] as const))('%s', async (_, row) => {
      await expectAnswer(served, row);
      if (!row.goesOn) await expectLeft(served, row);
    });
  });
}
