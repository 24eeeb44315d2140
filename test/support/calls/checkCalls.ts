/** What an actor asks the server, row by row: the line, what goes along, what is made of the answer, and that it ends with whoever asked. */
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
  /** Of the last of them; nothing goes along unless said. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The smallest unless said. */
  readonly answers?: Record<string, Served>;
  /** What comes of it: the data that the server gave last unless said. */
  readonly gives?: (data: never, answer: object) => unknown;
  /** The answer is shared with others, or wanted whether or not somebody waits. */
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

/** Whoever leaves takes the question along that is on its way. */
async function expectLeft(served: ServedCalls, { ask, answers = {} }: CallRow): Promise<void> {
  served.answers = answers;
  const count = new Set<string>();
  // Each of the questions is the one that is left: the ones before it are answered.
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
