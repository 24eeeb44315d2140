/**
 * The one way to the operator's server: makes requests from the table of endpoints and parses answers; what is no plain
 * question is sent by `send.ts`.
 */
import * as v from 'valibot';
import { ConnectionError, ServerFailed } from '../../../machines/shared/problem.ts';
import type { ResponseFor, BodyFor, Endpoint, QueryFor } from '../../contract/endpoint.ts';
import { apiBase, applicationKeys, headerNames } from '../../contract/requestHeaders.ts';
import { answerInTime, ask, type Asking } from './ask.ts';
import { violationsIn, notJson, refuse } from './contractError.ts';
import { currentToken, persistedSessionId, persistedVisitorToken } from '../storage/login/credentials.ts';
import { persistedOrderKey } from '../storage/orders/orderKey.ts';
import type { Written } from './send.ts';
import { traceHeaders } from './traceHeaders.ts';

export interface CallOptions<TEndpoint extends Endpoint> {
  /** Values of the `{…}` in the path. */
  params?: Record<string, string | number>;
  query?: QueryFor<TEndpoint>;
  body?: BodyFor<TEndpoint>;
  /**
   * Makes repeating the call harmless where the server keeps to it, which not every operator's does: nothing that writes is
   * sent again from here (F01). Whoever asked finds out what became of it, or sends it again with the same key (F03, I12).
   */
  idempotencyKey?: string;
  /** The key by which a guest's order can be opened again. */
  orderKey?: string | null;
  signal?: AbortSignal;
  /** Another token than that of whoever is logged in. */
  token?: string;
  /** How often a lost GET is asked again; twice unless whoever calls does so by itself. */
  retries?: number;
  /** Milliseconds until an answer counts as lost. */
  timeoutMs?: number;
  /** Answers with an error status hold the data as well, and are read like any other. */
  readsErrors?: boolean;
}

type Listener = () => void;
const refusedListeners = new Set<Listener>();

/** Tells when a call other than a login was answered 401 (R4.1.6, Q4.1.c). Returns what stops it. */
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
export function clearCachedAnswers(): void {
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
    [headerNames.userTimezone]: Temporal.Now.timeZoneId(),
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

/** A 401 to a call of a former login says nothing about this one. */
function tellRefusal({ path, access }: Endpoint, token: string | null): void {
  // A 401 of a login refuses a password; one of a call for logged-in customers ends the session, wherever its path
  // lies.
  if ((path.startsWith('auth/') && !access) || token !== currentToken()) return;
  for (const listener of refusedListeners) listener();
}

/** @throws ContractError when the answer does not fit */
export function parseAnswer<TEndpoint extends Endpoint>(endpoint: TEndpoint, data: unknown): ResponseFor<TEndpoint> {
  const parsed = v.safeParse(endpoint.answer, data);
  return parsed.success ? parsed.output : refuse(endpoint, violationsIn(parsed.issues));
}

/** Requests that the document made before the bundle was there. */
interface Early {
  headers: Record<string, string>;
  answer: Promise<Response>;
}

/** Who asks and in which language: an answer to somebody else, or in another language, is not used (R7.1.7). */
const answeredFor = ['Authorization', 'Accept-Language'];

/** The answer to what the document asked for; it can be taken once, and is not asked for any more once the portal does. */
function takeEarly(path: string, headers: Record<string, string>): Promise<Response> | undefined {
  const { __early: asked } = globalThis as { __early?: Record<string, Early | null> };
  if (asked === undefined) return undefined;
  const early = asked[path];
  asked[path] = null;
  return early != null && answeredFor.every((name) => early.headers[name] === headers[name]) ? early.answer : undefined;
}

/** How a response becomes what the caller gets. */
type Reading<TRead> = (answer: Answer) => Promise<TRead>;
/** A response, or one on its way. */
type Answer = Response | (Promise<Response> & Pick<Response, 'json' | 'blob'>);

let sender: Promise<typeof import('./send.ts')> | undefined;

/**
 * The code that sends everything but plain questions, judges errors and retries: loaded with the first call that needs
 * it, and again when that failed. @throws ConnectionError
 */
export const fetchSender = (): Promise<typeof import('./send.ts')> =>
  (sender ??= import('./send.ts').catch(() => {
    sender = undefined;
    throw new ConnectionError();
  }));

/**
 * The body of a good answer; undefined for an error, which `send.ts` judges. @throws ServerFailed when none came in
 * time, what `signal` says when nobody waits any more
 */
async function goodAnswer(asking: Asking, { timeoutMs, signal, readsErrors }: Written): Promise<Response | undefined> {
  const came = await answerInTime(asking, timeoutMs).catch((error: unknown) => {
    if (error instanceof ServerFailed) throw error;
    return undefined;
  });
  signal?.throwIfAborted();
  return came?.ok || readsErrors ? came : undefined;
}

async function send<TEndpoint extends Endpoint, TRead>(
  endpoint: TEndpoint,
  options: CallOptions<TEndpoint>,
  read: Reading<TRead>,
): Promise<TRead> {
  const { method, path: template, encoding, orderKey } = endpoint;
  const token = options.token ?? currentToken();
  // A logged-in customer needs no key: the call is made with their token.
  const kept = orderKey && token === null ? persistedOrderKey.read() : null;
  const path = pathOf(template, options.params);
  // One base for all, with the version in it (R7.1.1).
  const url = new URL(`${apiBase}${path}`, globalThis.location.origin);
  url.search = searchOf(options.query).toString();
  const headers = requestHeaders(token, options.orderKey ?? kept, options.idempotencyKey);
  const early = method === 'GET' && url.search === '' ? takeEarly(path, headers) : undefined;
  const cache = options.readsErrors ? 'no-store' : 'default';
  const asking = early === undefined ? undefined : { answer: early, leave: () => undefined };
  const question =
    asking ?? (method === 'GET' ? ask(url, { headers, cache, signal: options.signal ?? null }) : undefined);
  // The request is complete before anything is awaited: a logout meanwhile does not change it.
  const written: Written = {
    method,
    path: template,
    url,
    headers,
    body: options.body,
    isMultipart: encoding === 'multipart',
    early: question?.answer,
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? requestTimeout,
    retries: options.retries ?? usualRetries,
    readsErrors: options.readsErrors ?? false,
    onUnauthorized: () => tellRefusal(endpoint, token),
    isOver: () => token !== null && token !== (options.token ?? currentToken()),
  };
  const good = question && (await goodAnswer(question, written));
  if (good === undefined) return (await fetchSender()).send(written, read);
  try {
    return await read(good);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (error instanceof SyntaxError) refuse(endpoint, notJson);
    // The connection was lost while the answer arrived.
    throw error instanceof TypeError ? new ConnectionError() : error;
  }
}

/** Calls the server and answers as it does, errors included. @throws ConnectionError when it could not be reached */
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
  read: (answer: Pick<Response, 'json' | 'blob'>) => Promise<TRead>,
): Promise<TRead> => send(endpoint, options, read);

/**
 * Calls the server. The table of calls comes with the section that makes them (src/contract/endpoints).
 * @throws RefusedError when the server said no, ConnectionError when it could not be reached, ServerFailed when it failed, ContractError when its answer does not fit
 */
export function call<TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  options: CallOptions<TEndpoint> = {},
): Promise<ResponseFor<TEndpoint>> {
  const read = async (answer: Answer) => parseAnswer(endpoint, await (endpoint.file ? answer.blob() : answer.json()));
  if (!endpoint.cached) return send(endpoint, options, read);
  const key = `${language} ${pathOf(endpoint.path, options.params)}?${searchOf(options.query).toString()}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  // Several callers share one request, so that none of them may abort it.
  const { signal: _signal, ...shared } = options;
  const answer = send(endpoint, shared, read);
  cache.set(key, answer);
  // Failed answers are not kept; one that a login or logout made obsolete takes no newer one away (Q7.1.b).
  answer.catch(() => cache.get(key) === answer && cache.delete(key));
  return answer;
}
