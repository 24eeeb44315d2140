/**
 * The law of one support request, from R2.1.31, R2.2.5, Q7.6.r, F01 and R8.1.6: it stays up to date without a reload, and
 * what is shown stays when that fails.
 */
import { supportThreadMachine } from '../../../machines/support/supportThreadMachine.ts';
import { ConnectionError, RefusedError } from '../../../machines/shared/problem.ts';
import type { Effect, Law, Row, Situation } from '../../support/law/law.ts';
import { after, done, failed } from '../../support/paths.ts';

const said = (id: number, from_operator: boolean) => ({
  id,
  author: from_operator ? 'Maha' : 'Layla',
  from_operator,
  message: 'Hello',
  date: '2026-11-20 09:40:00',
  files: [],
});
const thread = (status: string, ...replies: object[]) => ({
  id: 7,
  subject: 'Racket',
  category: null,
  status,
  date: '2026-11-20 09:12:00',
  message: 'I left a racket.',
  files: [],
  replies,
});
const asked = thread('open');
const answered = thread('answered', said(1, true));
const replied = thread('open', said(1, true), said(2, false));
const again = thread('answered', said(1, true), said(2, false), said(3, true), said(4, true));

const reload = { type: 'thread.reload' };
const hide = { type: 'page.hidden' };
const show = { type: 'page.shown' };
const online = { type: 'connection.returned' };
const reply = { type: 'reply.sent', reply: said(2, false) };
const missing = new RefusedError('notFound', 'There is none.', 404);
const forbidden = new RefusedError('http403', 'Not now', 403);

const lost = { code: 'lost', message: null };
const no = { code: 'http403', message: 'Not now' };
const loads: Effect = { starts: 'loadData', input: { id: '7' } };
const looks: Effect = { starts: 'lookAgain', input: { id: '7' } };
const listens: Effect = { starts: 'watchPage', input: undefined };
const reconnects = (problem: object, attempts: number): Effect => ({
  starts: 'reconnect',
  input: { problem, attempts },
});

const shown = (state: string) => ({ state: { shown: state } });
const loading = { state: 'loading', runs: ['loadData'], tags: ['busy'] } as const;
const resting = { ...shown('resting'), runs: ['watchPage'], waits: { betweenLooks: 180_000 } } as const;
const looking = { ...shown('looking'), runs: ['lookAgain', 'watchPage'] } as const;
const broken = { state: 'failed', runs: ['reconnect'] } as const;

const situations: Record<string, Situation> = {
  loading: { by: [], ...loading, knows: { id: '7', request: null, problem: null, attempts: 0, arrived: 0 } },
  shown: { by: [done('loadData', answered)], ...resting, knows: { request: answered, arrived: 0 } },
  unseen: { by: [done('loadData', answered), hide], ...shown('unseen'), runs: ['watchPage'], knows: { arrived: 0 } },
  looking: { by: [done('loadData', answered), hide, show], ...looking, knows: { request: answered } },
  /** The customer wrote; what the server has is looked at. */
  replied: { by: [done('loadData', answered), reply], ...looking, knows: { request: replied, arrived: 0 } },
  /** Two answers came while it was seen. */
  news: {
    by: [done('loadData', answered), reply, done('lookAgain', again)],
    ...resting,
    knows: { request: again, arrived: 2 },
  },
  failed: {
    by: [failed('loadData', new ConnectionError())],
    ...broken,
    knows: { request: null, problem: lost, attempts: 1 },
  },
  /** The problem stays until the retry has an answer. */
  trying: {
    by: [failed('loadData', new ConnectionError()), reload],
    ...loading,
    knows: { problem: lost, attempts: 0 },
  },
  missing: { by: [failed('loadData', missing)], state: 'missing', knows: { request: null, problem: null } },
};

const rows: readonly Row[] = [
  {
    law: 'R2.1.31',
    in: ['loading'],
    on: done('loadData', answered),
    to: 'shown',
    changes: { request: answered },
    does: [listens],
  },
  {
    law: 'R8.1.6',
    in: ['trying'],
    on: done('loadData', answered),
    to: 'shown',
    changes: { request: answered, problem: null },
    does: [listens],
  },
  // Another customer's request is answered like a missing one (Q7.6.r).
  { law: 'Q7.6.r', in: ['loading'], on: failed('loadData', missing), to: 'missing' },
  { law: 'Q7.6.r', in: ['trying'], on: failed('loadData', missing), to: 'missing', changes: { problem: null } },
  {
    law: 'F01',
    in: ['loading'],
    on: failed('loadData', new ConnectionError()),
    to: 'failed',
    changes: { problem: lost, attempts: 1 },
    does: [reconnects(lost, 1)],
  },
  {
    law: 'F01',
    in: ['trying'],
    on: failed('loadData', new ConnectionError()),
    to: 'failed',
    changes: { attempts: 1 },
    does: [reconnects(lost, 1)],
  },
  {
    law: 'R8.1.6',
    in: ['loading', 'trying'],
    on: failed('loadData', forbidden),
    to: 'failed',
    changes: { problem: no, attempts: 1 },
    does: [reconnects(no, 1)],
  },
  { law: 'R8.1.6', in: ['failed'], on: reload, to: 'loading', changes: { attempts: 0 }, does: [loads] },
  { law: 'F01', in: ['failed'], on: done('reconnect'), to: 'loading', does: [loads] },
  {
    law: 'Q8.1.b',
    in: ['failed'],
    on: failed('reconnect', new TypeError('a defect')),
    changes: { problem: { code: 'unexpected', message: null }, attempts: 2 },
  },

  // At intervals while the page is visible, and when the customer comes back; never while it is hidden.
  {
    law: 'R2.2.5',
    in: ['shown', 'news'],
    on: after('betweenLooks', 'supportThread.shown.resting'),
    to: 'looking',
    does: [looks],
  },
  { law: 'R2.2.5', in: ['shown', 'news'], on: online, to: 'looking', does: [looks] },
  { law: 'R2.2.5', in: ['shown', 'news', 'unseen', 'looking', 'replied'], on: show, to: 'looking', does: [looks] },
  { law: 'R2.2.5', in: ['shown', 'news', 'unseen', 'looking', 'replied'], on: reload, to: 'looking', does: [looks] },
  { law: 'R2.2.5', in: ['shown', 'news', 'unseen', 'looking', 'replied'], on: hide, to: 'unseen' },

  { law: 'R2.2.5', in: ['looking'], on: done('lookAgain', answered), to: 'shown' },
  { law: 'R2.2.5', in: ['replied'], on: done('lookAgain', answered), to: 'shown', changes: { request: answered } },
  {
    law: 'R2.2.5',
    in: ['looking', 'replied'],
    on: done('lookAgain', again),
    to: 'news',
    changes: { request: again, arrived: 2 },
  },
  // A failed refresh is not shown: what is shown stays (F01).
  { law: 'F01', in: ['looking', 'replied'], on: failed('lookAgain', new ConnectionError()), to: { shown: 'resting' } },
  {
    law: 'Q7.6.r',
    in: ['looking', 'replied'],
    on: failed('lookAgain', missing),
    to: 'missing',
    changes: { request: null },
  },

  // The customer's own reply is there at once, opens the request again, and is there once.
  {
    law: 'Q7.6.r',
    in: ['shown', 'unseen', 'looking'],
    on: reply,
    to: 'looking',
    changes: { request: replied },
    does: [looks],
  },
  { law: 'Q7.6.r', in: ['replied'], on: reply, to: 'looking', does: [looks] },
  {
    law: 'Q7.6.r',
    in: ['news'],
    on: reply,
    to: 'looking',
    changes: { request: thread('open', said(1, true), said(3, true), said(4, true), said(2, false)), arrived: 0 },
    does: [looks],
  },
];

export const law: Law = {
  machine: supportThreadMachine,
  begins: [{ starts: 'loadData', input: { id: '7' } }],
  input: { id: '7' },
  callbackActors: ['watchPage'],
  situations,
  rows,
};

/** The first answer to a question that was open: it is news. */
export const firstAnswer: Law = {
  machine: supportThreadMachine,
  begins: [{ starts: 'loadData', input: { id: '7' } }],
  input: { id: '7' },
  callbackActors: ['watchPage'],
  situations: { looking: { by: [done('loadData', asked), show], ...looking, knows: { request: asked, arrived: 0 } } },
  rows: [
    {
      law: 'R2.2.5',
      in: ['looking'],
      on: done('lookAgain', answered),
      to: { shown: 'resting' },
      changes: { request: answered, arrived: 1 },
      waits: resting.waits,
    },
  ],
};
