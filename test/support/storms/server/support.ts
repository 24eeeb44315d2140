/**
 * The part of the storms' server that has what customers wrote to the operator, and what was answered (Q7.6.r). What is sent
 * again under its key is there once; under the key of another message it is refused.
 */
import type { Accounts } from './accounts.ts';
import { Page, Refusal, type Asked } from './asked.ts';
import { stamp } from './clock.ts';

interface Reply {
  id: number;
  by: number | 'operator';
  message: string;
  files: readonly string[];
  at: number;
}
interface Request {
  id: number;
  owner: number;
  subject: string;
  message: string;
  files: readonly string[];
  replies: Reply[];
  isClosed: boolean;
  at: number;
}

interface Sent {
  subject?: string;
  message: string;
  files?: File | File[];
}

export const filesOf = ({ files = [] }: Pick<Sent, 'files'>): string[] => [files].flat().map(({ name }) => name);

const operator = 'The desk';

export function createSupport(now: () => number, accounts: Accounts) {
  const requests: Request[] = [];
  /** What was answered under each key, and to which message. */
  const known = new Map<string, { message: string; answer: unknown }>();
  let last = 7000;
  const next = (): number => (last += 1);

  const toldReply = ({ id, by, message, files, at }: Reply) => ({
    id,
    author: by === 'operator' ? operator : `Customer ${by}`,
    from_operator: by === 'operator',
    message,
    date: stamp(at),
    files: files.map((name) => ({ path: `/files/${name}`, name, type: 'image/jpeg' })),
  });
  const statusOf = ({ isClosed, replies }: Request): string =>
    isClosed ? 'closed' : replies.at(-1)?.by === 'operator' ? 'answered' : 'open';
  const toldRequest = (request: Request) => {
    const { id, subject, message, files, replies, at } = request;
    const own = toldReply({ id, by: request.owner, message, files, at }).files;
    return {
      id,
      subject,
      category: null,
      status: statusOf(request),
      date: stamp(at),
      message,
      files: own,
      replies: replies.map(toldReply),
    };
  };

  /** What is asked under a key once is done once. */
  function once({ key, token, path, body }: Asked, write: () => unknown): unknown {
    const { subject = '', message } = body as Sent;
    const text = JSON.stringify([path, subject, message, filesOf(body as Sent)]);
    const place = `${accounts.ownerOf(token!)} ${key}`;
    const former = known.get(place);
    if (former !== undefined && former.message !== text) throw new Refusal(422, 'idempotencyMismatch');
    if (former !== undefined) return former.answer;
    const answer = write();
    known.set(place, { message: text, answer });
    return answer;
  }

  function ask(asked: Asked, owner: number): unknown {
    const { subject = '', message, files } = asked.body as Sent;
    return once(asked, () => {
      const id = next();
      const request = { id, owner, subject, message, files: filesOf({ files: files ?? [] }) };
      requests.push({ ...request, replies: [], isClosed: false, at: now() });
      return { id };
    });
  }

  function reply(asked: Asked, request: Request): unknown {
    const { message, files } = asked.body as Sent;
    return once(asked, () => {
      if (request.isClosed) throw new Refusal(409, 'supportClosed');
      const one = { id: next(), by: request.owner, message, files: filesOf({ files: files ?? [] }), at: now() };
      request.replies.push(one);
      return toldReply(one);
    });
  }

  /** Each customer has asked something before the storm. */
  function opened(id: number): void {
    if (requests.some(({ owner }) => owner === id)) return;
    const request = { id: next(), owner: id, subject: `Old subject of customer ${id}`, files: [], at: now() };
    requests.push({ ...request, message: `Old message of customer ${id}`, replies: [], isClosed: false });
  }

  return {
    requests,
    opened,
    find: (id: number): Request | undefined => requests.find((one) => one.id === id),
    /** The desk answers that customer. */
    answerBy: (request: Request): void =>
      void request.replies.push({
        id: next(),
        by: 'operator',
        message: `Answer ${request.replies.length} to customer ${request.owner}`,
        files: [],
        at: now(),
      }),
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      const { method, path } = asked;
      if (!path.startsWith('customer-support')) return undefined;
      const { id: owner } = accounts.caller(asked);
      const [, id] = path.split('/');
      const own = requests.filter((one) => one.owner === owner);
      if (id === undefined)
        return method === 'POST' ? ask(asked, owner) : new Page(own.map(toldRequest), own.length, 1, 1);
      const request = own.find((one) => String(one.id) === id);
      if (request === undefined) throw new Refusal(404, 'notFound');
      return method === 'POST' ? reply(asked, request) : toldRequest(request);
    },
  };
}
