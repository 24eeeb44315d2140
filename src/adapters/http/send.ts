/** Sends what `client.ts` has written down, and reduces every failure to three kinds. Fetched with the first call that is no question, or has no good answer. */
import ky, { isHTTPError, isKyError, isTimeoutError, type ResponsePromise } from 'ky';
import * as v from 'valibot';
import { ConnectionError, RefusedError, ServerFailed } from '../../../machines/shared/problem.ts';
import { ErrorResponse } from '../../contract/wire/wire.ts';
import { notJson, refuse } from './contractError.ts';

/** A request as it is to be sent: whoever makes one says all of it at once, and may be gone when it is sent. */
export interface Written {
  readonly method: string;
  readonly path: string;
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown> | undefined;
  readonly isMultipart: boolean;
  /** The first try of a question. */
  readonly early: Promise<Response> | undefined;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** How often a lost GET is asked again. */
  readonly retries: number;
  readonly readsErrors: boolean;
  /** The session that it was asked with is over. */
  readonly onUnauthorized: () => void;
  /** Whether it was asked with a login that is over: then it is not asked again (I16). */
  readonly isOver: () => boolean;
}

const retried = { methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1_500 };

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    for (const single of Array.isArray(value) ? value : [value]) {
      form.append(name, single instanceof Blob ? single : String(single));
    }
  }
  return form;
}

interface Said {
  readonly message?: string | null;
  readonly code?: string | null;
  readonly data?: unknown;
  readonly field?: string | null;
}

/** What the server said in an error answer, whatever it looks like. */
function saidIn(body: unknown): Said {
  const parsed = v.safeParse(ErrorResponse, body);
  if (!parsed.success) return {};
  // A blank message says nothing, and would be shown as an empty box.
  return { ...parsed.output, message: parsed.output.message?.trim() ? parsed.output.message : null };
}

/** `Retry-After` in milliseconds; only its form in seconds, which needs no clock of ours. */
function waitIn(headers: Headers): number | null {
  const seconds = String(headers.get('Retry-After'));
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}

/** What of the path asked for is no such thing: nothing that was sent is at fault, and nothing there could be mended (Q8.1.c). */
const isOfAddress = (path: string, status: number, { field }: Said): boolean =>
  status === 422 && path.includes(`{${field}}`);

function refusalOf({ status, headers }: Response, body: unknown, { path }: Written): RefusedError {
  const said = saidIn(body);
  const { code, message, data, field } = said;
  if (isOfAddress(path, status, said)) return new RefusedError('notFound', undefined, 404);
  return new RefusedError(code ?? `http${status}`, message ?? undefined, status, data, waitIn(headers), field);
}

/** The wait was ended before there was an answer, by the server or whoever stands before it: a timeout, or too early. */
const unanswered = new Set([408, 425]);

function reduce(error: unknown, written: Written): unknown {
  if (isHTTPError(error)) {
    const { status } = error.response;
    if (status === 401) written.onUnauthorized();
    if (status >= 500 || unanswered.has(status)) return new ServerFailed(saidIn(error.data).message);
    return refusalOf(error.response, error.data, written);
  }
  // No answer in time: what was asked arrived, as far as anybody can tell.
  if (isTimeoutError(error)) return new ServerFailed();
  if (error instanceof TypeError || isKyError(error)) return new ConnectionError();
  return error;
}

/** Called after the pause before another try, in which the login may have ended. @throws what became of the try before it */
function refuseIf(isOver: boolean, error: unknown): void {
  if (isOver) throw error;
}

/** A fetch that answers with what is under way, if anything is, then asks anew. */
function firstBy(early: Promise<Response> | undefined): typeof fetch {
  let rest = early;
  return (input, init) => {
    const answer = rest ?? fetch(input, init);
    rest = undefined;
    return answer;
  };
}

/**
 * @throws RefusedError when the server said no, ConnectionError when it could not be reached, ServerFailed when it failed,
 * ContractError when the answer is no JSON, and what `read` throws
 */
export async function send<TRead>(written: Written, read: (answer: ResponsePromise) => Promise<TRead>): Promise<TRead> {
  const { url, method, headers, body, early, signal, timeoutMs, retries, readsErrors } = written;
  try {
    const answer = ky(url, {
      // The first try is the request that is under way; ky judges its answer like any other, and asks again itself.
      fetch: firstBy(early),
      method,
      timeout: timeoutMs,
      retry: { ...retried, limit: retries },
      hooks: { beforeRetry: [({ error }) => refuseIf(written.isOver(), error)] },
      headers,
      ...(readsErrors ? { throwHttpErrors: false, cache: 'no-store' } : {}),
      signal: signal ?? null,
      ...(body === undefined ? {} : written.isMultipart ? { body: formOf(body) } : { json: body }),
    });
    return await read(answer);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof SyntaxError) refuse(written, notJson);
    throw reduce(error, written);
  }
}
