/** A server for what asks it: it answers with the smallest that fits the contract, or with what a test says, and remembers what was asked. */
import * as v from 'valibot';
import { vi } from 'vitest';
import {
  createActor,
  setup,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { endpoints, type Endpoint } from '../../../src/contract/endpoints.ts';
import { apiBase } from '../../../src/contract/requestHeaders.ts';
import { sampleOf } from './sampleOf.ts';

export interface Asked {
  /** As `GET profile/cards?page=1`. */
  readonly line: string;
  /** JSON, or a form's fields, with blobs as text; null where nothing was sent. */
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
  /** Others may wait for the same answer (Q7.1.b). */
  readonly isShared: boolean;
}

/** A refusal by its status and code, a lost connection, or the data of an answer. */
export type Served =
  | { readonly refuses: number; readonly code?: string; readonly data?: unknown }
  | 'lost'
  | { data: unknown; message?: string };

const table = Object.values(endpoints) as readonly Endpoint[];

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** The smallest valid value with some given fields. */
const over = (smallest: unknown, said: unknown): unknown =>
  isFields(smallest) && isFields(said) ? { ...smallest, ...said } : said;

/** A path without a hole before one with: `events/invites/…` is no event. */
function endpointOf(method: string, path: string): Endpoint {
  const fits = (one: Endpoint) =>
    one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const found = table
    .filter(fits)
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)[0];
  if (found === undefined) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart')) {
    const fields = [...(await request.formData())].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await value.text(),
    ]);
    return Object.fromEntries((await Promise.all(fields)) as [string, string][]);
  }
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

export interface ServedCalls {
  readonly asked: Asked[];
  /** The answer to a path of the contract from now on, such as `GET profile/cards`. */
  answers: Record<string, Served>;
  /** The answer to it, as the contract reads it. */
  answer(path: string): { data: unknown; message: string } | undefined;
  /** So many are answered, the rest are left waiting. */
  isSilentAfter: number;
  /** Waits until a call is pending, or the actor is done. */
  untilSilentOr(over: Promise<unknown>): Promise<void>;
}

/** The part of browser storage that the portal uses, with its entries as keys. */
export function storage(): Record<string, string> {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
    clear: () => {
      for (const key of Object.keys(items)) Reflect.deleteProperty(items, key);
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(items, name, { value, configurable: true });
  return items;
}

/** Replaces the network, until `vi.unstubAllGlobals()`. */
export function serveCalls(): ServedCalls {
  const given = new Map<string, unknown>();
  let { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>();
  const served: ServedCalls = {
    asked: [],
    answers: {},
    // SAFETY: all answers have these, files aside.
    answer: (path) => given.get(path) as { data: unknown; message: string } | undefined,
    isSilentAfter: Infinity,
    async untilSilentOr(over) {
      await Promise.race([silent, over]);
      // Calls made at the same time are all pending then.
      await new Promise((resolve) => setImmediate(resolve));
      ({ promise: silent, resolve: fallSilent } = Promise.withResolvers<void>());
    },
  };
  const origin = 'https://saha.ae';
  vi.stubGlobal('location', { origin, hostname: 'saha.ae', pathname: '/', search: '', hash: '', href: `${origin}/` });
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, storage());
  const held: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(apiBase.length);
    const endpoint = endpointOf(request.method, path);
    const line = `${request.method} ${path}${decodeURIComponent(search)}`;
    const { signal } = request;
    // Node drops a request's signal with the request, so that an abort would go unnoticed.
    held.push(request);
    const idempotencyKey = request.headers.get('Idempotency-Key');
    served.asked.push({
      line,
      body: await bodyOf(request),
      idempotencyKey,
      signal,
      isShared: endpoint.cached === true,
    });
    if (served.asked.length > served.isSilentAfter) {
      fallSilent();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    }
    const name = `${endpoint.method} ${endpoint.path}`;
    const said = served.answers[name] ?? served.answers[`${request.method} ${path}`];
    if (said === 'lost') throw new TypeError('Failed to fetch');
    if (said !== undefined && 'refuses' in said)
      return Response.json(
        { status: false, message: 'No', code: said.code ?? null, data: said.data ?? null },
        { status: said.refuses },
      );
    if (endpoint.file) return new Response('%PDF', { headers: { 'Content-Type': endpoint.file } });
    const smallest = sampleOf(endpoint.answer) as { data: unknown };
    const data = said === undefined ? smallest.data : over(smallest.data, said.data);
    const answer = { message: 'Said', ...smallest, ...said, data };
    given.set(`${request.method} ${path}`, v.parse(endpoint.answer, answer));
    return Response.json(answer);
  });
  return served;
}

/** The one that a machine was provided with under that name. */
function logicOf(machine: AnyStateMachine, name: string): AnyActorLogic {
  const logic = machine.implementations.actors[name] as AnyActorLogic | undefined;
  if (logic === undefined) throw new Error(`${machine.id} was not provided with ${name}.`);
  return logic;
}

/** Runs a callback actor, and records what it sends. */
export function watchActor(machine: AnyStateMachine, name: string, input?: unknown) {
  const told: EventObject[] = [];
  const parent = createActor(
    setup({ actors: { watched: logicOf(machine, name) } }).createMachine({
      invoke: { id: 'watched', src: 'watched', input: () => input },
      on: { '*': { actions: ({ event }) => void told.push(event) } },
    }),
  ).start();
  const actor = parent.getSnapshot().children['watched'] as AnyActorRef;
  return { actor, told, stop: () => parent.stop() };
}

/** Runs a promise actor of a machine, until it is done or stopped. */
export function runActor(
  machine: AnyStateMachine,
  name: string,
  input: unknown,
  signal = new AbortController().signal,
): Promise<unknown> {
  const actor = createActor(logicOf(machine, name), { input });
  signal.addEventListener('abort', () => actor.stop());
  return new Promise((resolve, reject) => {
    actor.subscribe({ error: reject, complete: () => resolve(actor.getSnapshot().output) });
    actor.start();
  });
}
