/** Asks by plain `fetch`: most answers are good, and need nothing that has to be loaded first (`send.ts`). */
import { ServerFailed } from '../../../machines/shared/problem.ts';

/** A question on its way, and how to abort it. */
export interface Asking {
  readonly answer: Promise<Response>;
  readonly leave: () => void;
}

export function ask(url: URL, { signal, ...init }: RequestInit): Asking {
  const leaving = new AbortController();
  const leave = () => leaving.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  return { answer: fetch(new Request(url, { ...init, signal: leaving.signal })), leave };
}

/** The answer, whatever it says. @throws ServerFailed when none came in time, and what `fetch` throws */
export async function answerInTime({ answer, leave }: Asking, timeoutMs: number): Promise<Response> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new ServerFailed());
    leave();
  }, timeoutMs);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
