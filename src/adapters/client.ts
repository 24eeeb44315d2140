/** The one way to the operator's server: builds requests from the endpoint table, parses answers, reduces every failure to three kinds. */
import ky, { isHTTPError, isKyError, isNetworkError, isTimeoutError, type ResponsePromise } from 'ky';
import * as v from 'valibot';
import { ConnectionError, RefusedError, ServerFailed } from '../../machines/shared/problem.ts';
import type { ResponseFor, BodyFor, Endpoint, QueryFor } from '../contract/endpoint.ts';
import { apiBase, applicationKeys, headerNames } from '../contract/requestHeaders.ts';
import { ErrorResponse } from '../contract/wire.ts';
import { ContractError, violationsIn, notJson, refuse } from './contractError.ts';
import { currentToken, persistedSessionId, persistedVisitorToken } from './credentials.ts';
import { persistedOrderKey } from './orderKey.ts';
import { traceHeaders } from './traceHeaders.ts';

export interface CallOptions<TEndpoint extends Endpoint> {
  /** Values of the `{…}` in the path. */
  params?: Record<string, string | number>;
  query?: QueryFor<TEndpoint>;
  body?: BodyFor<TEndpoint>;
  /** Makes repeating the call harmless; with it a POST is retried once when its answer is lost. */
  idempotencyKey?: string;
  /** Ties an order to the key that its guest keeps. */
  orderKey?: string | null;
  signal?: AbortSignal;
  /** Another token than that of whoever is logged in. */
  token?: string;
  /** How often a lost GET is asked again; twice unless whoever calls does so by itself. */
  retries?: number;
  /** Milliseconds until an answer counts as lost. */
  timeoutMs?: number;
  /** An error holds what is asked for as well, and is read like any other answer. */
  readsErrors?: boolean;
}

type Listener = () => void;
const refusedListeners = new Set<Listener>();

/** Tells when a call other than a login was answered 401 (R4.1.6, Q4.1.c). Answers how to stop listening. */
export function onUnauthorized(listener: Listener): () => void {
  refusedListeners.add(listener);
  return () => refusedListeners.delete(listener);
}

let language = 'en';
/** The language that answers are asked in. */
export function speak(locale: string): void {
  language = locale;
}

/** Answers of calls that the table marks as cached, until the page is left (R7.1.8). */
const cache = new Map<string, Promise<unknown>>();
/** Forgets the answers marked `cached`; done on login and logout (Q7.1.b). */
export function forgetCachedAnswers(): void {
  cache.clear();
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const userTime = (now: Date) =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())} ${pad(now.getHours())}:${pad(now.getMinutes())}:${pad(now.getSeconds())}`;

/** Headers of every request (R7.1.3–R7.1.7); answers are wanted as JSON (R7.1.2). */
function requestHeaders(
  token: string | null,
  orderKey: string | null,
  idempotencyKey?: string,
): Record<string, string> {
  const visitorToken = persistedVisitorToken.read();
  const session = persistedSessionId.read();
  return {
    [headerNames.userTime]: userTime(new Date()),
    [headerNames.userTimezone]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    [headerNames.appKey]: applicationKeys.qPortal,
    Accept: 'application/json',
    'Accept-Language': language,
    ...traceHeaders(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(visitorToken === null ? {} : { [headerNames.visitorToken]: visitorToken }),
    ...(session === null ? {} : { [headerNames.sessionId]: session }),
    ...(orderKey === null ? {} : { [headerNames.orderKey]: orderKey }),
    ...(idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: idempotencyKey }),
  };
}

const requestTimeout = 20_000;

const usualRetries = 2;
const retried = { methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1_500 };

function pathOf(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} lacks ${name}.`);
    return encodeURIComponent(value);
  });
}

function searchOf(query: Record<string, unknown> | undefined): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const single of Array.isArray(value) ? value : [value]) search.append(name, String(single));
  }
  return search;
}

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

/** What the server said in an error answer, whatever it looks like. */
function saidIn(body: unknown): { message: string | null; code: string | null; data?: unknown; field: string | null } {
  const parsed = v.safeParse(ErrorResponse, body);
  if (!parsed.success) return { message: null, code: null, field: null };
  // A blank message says nothing, and would be shown as an empty box.
  return { ...parsed.output, message: parsed.output.message?.trim() ? parsed.output.message : null };
}

/** `Retry-After` in milliseconds; only its form in seconds, which needs no clock of ours. */
function waitIn(headers: Headers): number | null {
  const seconds = headers.get('Retry-After');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : null;
}

function refusalOf({ status, headers }: Response, body: unknown): RefusedError {
  const said = saidIn(body);
  const { code, message, data, field } = said;
  return new RefusedError(code ?? `http${status}`, message ?? undefined, status, data, waitIn(headers), field);
}

/** An answer to a call of a former login says nothing about this one. */
function tellRefusal({ path, access }: Endpoint, token: string | null): void {
  // A way in refuses a password; what is for who is in refuses a session, wherever its path lies.
  if ((path.startsWith('auth/') && !access) || token !== currentToken()) return;
  for (const listener of refusedListeners) listener();
}

function reduce(error: unknown, endpoint: Endpoint, token: string | null): unknown {
  if (error instanceof RefusedError || error instanceof ContractError) return error;
  if (isHTTPError(error)) {
    const { status } = error.response;
    if (status === 401) tellRefusal(endpoint, token);
    if (status >= 500) return new ServerFailed(saidIn(error.data).message);
    return refusalOf(error.response, error.data);
  }
  // No answer in time: what was asked arrived, as far as anybody can tell.
  if (isTimeoutError(error)) return new ServerFailed();
  if (isNetworkError(error) || error instanceof TypeError || isKyError(error)) return new ConnectionError();
  return error;
}

/** @throws ContractError when the answer does not fit */
export function parseAnswer<TEndpoint extends Endpoint>(endpoint: TEndpoint, data: unknown): ResponseFor<TEndpoint> {
  const parsed = v.safeParse(endpoint.answer, data);
  return parsed.success ? parsed.output : refuse(endpoint, violationsIn(parsed.issues));
}

/** What the document asked before the bundle arrived. */
interface Early {
  headers: Record<string, string>;
  answer: Promise<Response>;
}

/** Who asks, and in which language: the answer to anybody else, or in another one, is none of ours (R7.1.7). */
const answeredFor = ['Authorization', 'Accept-Language'];

/** The answer to what the document asked for; it can be taken once. */
function takeEarly(path: string, headers: Record<string, string>): Promise<Response> | undefined {
  const { __early: asked } = globalThis as { __early?: Record<string, Early> };
  const early = asked?.[path];
  if (asked !== undefined) Reflect.deleteProperty(asked, path);
  return early !== undefined && answeredFor.every((name) => early.headers[name] === headers[name])
    ? early.answer
    : undefined;
}

/** A fetch that answers with what is under way, then asks anew. */
function firstBy(early: Promise<Response>): typeof fetch {
  let rest: Promise<Response> | undefined = early;
  return (input, init) => {
    const answer = rest ?? fetch(input, init);
    rest = undefined;
    return answer;
  };
}

/** What is made of an answer that came. */
type Reading<TRead> = (answer: ResponsePromise) => Promise<TRead>;

async function send<TEndpoint extends Endpoint, TRead>(
  endpoint: TEndpoint,
  options: CallOptions<TEndpoint>,
  read: Reading<TRead>,
): Promise<TRead> {
  const body = options.body as Record<string, unknown> | undefined;
  const token = options.token ?? currentToken();
  // Whoever is logged in needs no key, and is asked as themselves.
  const kept = endpoint.orderKey && token === null ? persistedOrderKey.read() : null;
  const path = pathOf(endpoint.path, options.params);
  // One base for all, with the version in it (R7.1.1).
  const url = new URL(`${apiBase}${path}`, globalThis.location.origin);
  url.search = searchOf(options.query).toString();
  const headers = requestHeaders(token, options.orderKey ?? kept, options.idempotencyKey);
  const early = endpoint.cached && url.search === '' ? takeEarly(path, headers) : undefined;
  try {
    const answer = ky(url, {
      // The first try is the request that is under way; ky judges its answer like any other, and asks again itself.
      ...(early === undefined ? {} : { fetch: firstBy(early) }),
      method: endpoint.method,
      timeout: options.timeoutMs ?? requestTimeout,
      retry: { ...retried, limit: options.retries ?? usualRetries },
      headers,
      ...(options.readsErrors ? { throwHttpErrors: false, cache: 'no-store' } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(body === undefined ? {} : endpoint.encoding === 'multipart' ? { body: formOf(body) } : { json: body }),
    });
    return await read(answer);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (error instanceof SyntaxError) refuse(endpoint, notJson);
    throw reduce(error, endpoint, token);
  }
}

/** Calls the server and answers as it does, errors included. @throws Lost when it could not be reached */
export const callAsIs = <TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  options: CallOptions<TEndpoint>,
): Promise<{ isOk: boolean; body: unknown }> =>
  send(endpoint, { ...options, readsErrors: true }, async (answer) => {
    const response = await answer;
    if (response.status === 401) tellRefusal(endpoint, currentToken());
    return { isOk: response.ok, body: await response.json() };
  });

/** Calls the server and has somebody else read the answer, which is not kept. @throws as `call` */
export const callAndRead = <TEndpoint extends Endpoint, TRead>(
  endpoint: TEndpoint,
  options: CallOptions<TEndpoint>,
  read: (answer: Blob) => Promise<TRead>,
): Promise<TRead> => send(endpoint, options, async (answer) => read(await answer.blob()));

/**
 * Calls the server. The table of calls comes with the section that makes them (src/contract/endpoints).
 * @throws Refusal when the server said no, Lost when it could not be reached, ServerFailed when it failed, ContractError when its answer does not fit
 */
export function call<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  options: CallOptions<TEndpoint> = {},
): Promise<ResponseFor<TEndpoint>> {
  const read = async (answer: ResponsePromise) =>
    parseAnswer(endpoint, await (endpoint.file ? answer.blob() : answer.json()));
  if (!endpoint.cached) return send(endpoint, options, read);
  const key = `${language} ${pathOf(endpoint.path, options.params)}?${searchOf(options.query).toString()}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  // Several callers share one request, so that none of them may abort it.
  const { signal: _signal, ...shared } = options;
  const answer = send(endpoint, shared, read);
  cache.set(key, answer);
  answer.catch(() => cache.delete(key)); // failed answers are not kept
  return answer;
}
