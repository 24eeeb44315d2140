/** Between browser and server: every call waits here until the walk decides its fate. */
import { isCharge, type Asked, type Reply } from './server/asked.ts';
import type { Shop } from './server/shop.ts';

export type Fate =
  | 'ok'
  | 'lostBefore'
  | 'lostAfter'
  | 'failBefore'
  | 'failAfter'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'tooMany'
  | 'tooManyNow'
  | 'tooManyForLong'
  | 'unavailable'
  | 'malformed'
  | 'html';

/** Milliseconds: what has been on its way for longer is lost. */
const aDay = 86_400_000;

interface Call {
  asked: Asked;
  at: number;
  /** What the server answered, once it was reached. */
  reply: Reply | null;
  /** The browser waits no longer: the page was left, or it took too long. */
  isGone: boolean;
  resolve(response: Response): void;
  reject(reason: unknown): void;
}

const json = ({ status, body }: Reply, headers: Record<string, string> = {}): Response =>
  body instanceof Blob
    ? new Response(body, { status, headers: { 'content-type': body.type } })
    : Response.json(body, { status, headers });
/** Refused before the server did anything; with how long to wait, in seconds, sensible or not (F04). */
const refusedBy: Readonly<Partial<Record<Fate, readonly [status: number, code: string, wait?: string]>>> = {
  unauthorized: [401, 'unauthorized'],
  forbidden: [403, 'forbidden'],
  conflict: [409, 'conflict'],
  tooMany: [429, 'tooMany'],
  tooManyNow: [429, 'tooMany', '2'],
  tooManyForLong: [429, 'tooMany', '999999'],
  unavailable: [503, 'unavailable', '1'],
};
const refusal = (status: number, code: string): Reply => ({ status, body: { status: false, message: null, code } });

async function read(request: Request): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const { headers, method } = request;
  const form = async () => {
    const data = await request.formData();
    const all = (name: string) => data.getAll(name);
    return Object.fromEntries(
      [...data.keys()].map((name) => [name, all(name).length > 1 ? all(name) : data.get(name)]),
    );
  };
  const body = type.startsWith('multipart') ? await form() : type.includes('json') ? await request.json() : null;
  return {
    method,
    path: pathname.replace('/api/v2/', ''),
    token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    key: headers.get('Idempotency-Key'),
    orderKey: headers.get('X-Order-Key'),
    query: searchParams,
    body,
  };
}

export interface Wire {
  fetch(request: Request): Promise<Response>;
  waiting(): number;
  /** Which of what waits is one of these; -1: none. */
  at(isWanted: (asked: Asked) => boolean): number;
  /** The server works; its answer is still on the way. */
  deliver(index: number): void;
  answer(index: number, fate: Fate): void;
  /** The document goes: nothing of it hears an answer any more. */
  leave(): void;
}

/** What a tab notes of its calls. */
interface Notes {
  /** Each call as it is sent. */
  sent(asked: Asked): void;
  /** Each answer of the server as it arrives. */
  answered(asked: Asked, reply: Reply): void;
  /** Each call of which the browser hears that it was lost, or that the server is not there: a question is asked again. */
  lost(asked: Asked): void;
  /** Each refusal as it arrives, of what the server has not looked at. */
  refused(asked: Asked, status: number): void;
}

export function createWire(shop: Shop, notes: Notes): Wire {
  const calls: Call[] = [];
  const waiting = () => calls.filter(({ isGone }) => !isGone);

  const end = (call: Call) => void calls.splice(calls.indexOf(call), 1);
  /** An order whose caller has gone, and that has not reached the server. */
  const isStray = ({ isGone, reply, asked }: Call) => isGone && reply === null && isCharge(asked);

  function reach(call: Call): Reply {
    if (call.reply !== null) return call.reply;
    const { asked } = call;
    call.reply = shop.handle(asked);
    // After the answer that there is no such order it must not arrive later: calls still under way are lost
    // (docs/guide/testing.md).
    const isAsked = asked.path === 'orders/status' || (asked.path === 'wallet/top-up' && asked.method === 'GET');
    if (isAsked) for (const late of calls.filter(isStray)) end(late);
    return call.reply;
  }

  return {
    async fetch(request) {
      const asked = await read(request);
      notes.sent(asked);
      return new Promise<Response>((resolve, reject) => {
        const call: Call = { asked, at: Date.now(), reply: null, isGone: false, resolve, reject };
        const leave = () => {
          call.isGone = true;
          reject(request.signal.reason);
        };
        if (request.signal.aborted) return reject(request.signal.reason);
        request.signal.addEventListener('abort', leave);
        calls.push(call);
      });
    },
    leave() {
      for (const call of calls) call.isGone = true;
    },
    waiting: () => waiting().length,
    at: (isWanted) => waiting().findIndex(({ asked }) => isWanted(asked)),
    deliver(index) {
      for (const late of calls.filter(({ isGone, at }) => isGone && Date.now() - at > aDay)) end(late);
      const call = calls[index % Math.max(1, calls.length)];
      if (call === undefined) return;
      reach(call);
      if (call.isGone) end(call);
    },
    answer(index, fate) {
      const all = waiting();
      const call = all[index % Math.max(1, all.length)];
      if (call === undefined) return;
      const refused = refusedBy[fate];
      const isBefore = fate === 'lostBefore' || fate === 'failBefore' || refused !== undefined;
      // What the server has done it cannot refuse any more.
      const known = isBefore && call.reply === null ? null : reach(call);
      end(call);
      const isLost = fate === 'lostBefore' || fate === 'lostAfter';
      if (isLost || (fate === 'unavailable' && known === null)) notes.lost(call.asked);
      if (isLost) call.reject(new TypeError('Failed to fetch'));
      else if (fate === 'failBefore' || fate === 'failAfter') call.resolve(json(refusal(500, 'serverFailed')));
      // What the server has refused stays refused, however it is told.
      else if (fate === 'malformed')
        call.resolve(
          json(
            known !== null && known.status >= 400
              ? { status: known.status, body: { odd: 1 } }
              : { status: 200, body: { status: true, message: null, data: { odd: 1 } } },
          ),
        );
      else if (fate === 'html')
        call.resolve(new Response('<!doctype html><p>Welcome', { headers: { 'content-type': 'text/html' } }));
      else if (known !== null) {
        notes.answered(call.asked, known);
        call.resolve(json(known));
      } else if (refused !== undefined) {
        const [status, code, wait] = refused;
        if (status < 500) notes.refused(call.asked, status);
        call.resolve(json(refusal(status, code), wait === undefined ? {} : { 'Retry-After': wait }));
      }
    },
  };
}
