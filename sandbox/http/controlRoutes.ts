/**
 * Controls for tests and QA below /__sandbox: faults, clock, reset, request log, configuration, the operator's
 * decisions. Loopback only.
 */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { SiteConfig } from '../../src/contract/site/site.ts';
import { venueZone } from '../data/clock.ts';
import { reset } from '../data/prepare.ts';
import { readSetting, writeSetting } from '../data/settings.ts';
import { isAllowedOrigin } from './cors.ts';
import { faultIn } from '../domain/reading/readAs.ts';
import { refusalOf } from './refusalOf.ts';
import { invalid, Refused } from '../answers/refused.ts';
import { approveOrder, cancelOrder, rejectOrder } from '../domain/orders/approvals.ts';
import { releaseUnreserved } from '../domain/orders/claims.ts';
import { sweep } from '../domain/orders/expiry.ts';
import type { Server } from '../server.ts';
import { FaultRequest, type Faults } from '../faults/faults.ts';
import type { RequestLog } from '../faults/requestLog.ts';
import { requestWords } from '../answers/requestWords.ts';

export interface ControlOptions {
  readonly server: () => Promise<Server>;
  readonly portalOrigin: string;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** What the bank says late. */
  readonly bank: {
    hold(): void;
    answer(): Promise<void>;
    stop(): void;
  };
}

/** One of: an offset in minutes, a wall-clock time of the venue (`at`), or both left out: the machine's own time. */
const ClockRequest = v.strictObject({
  offsetMinutes: v.optional(v.number()),
  at: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/))),
  /** Stands still from now on. */
  frozen: v.optional(v.boolean(), false),
});

const ConfigRequest = v.strictObject({
  /** Laid over the configuration key by key; null takes the site away (404). */
  site: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  health: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  threshold: v.optional(v.nullable(v.number())),
  /** Whether captchas take the fixed token of tests. */
  testToken: v.optional(v.boolean()),
  /** Whether the lead form is asked. */
  leadShown: v.optional(v.boolean()),
});

/** Whether late answers of the bank wait; what has waited is said when they no longer do. */
const BankRequest = v.strictObject({ isHeld: v.boolean() });

const isLoopback = (context: Context): boolean => {
  // In a test that calls the application without a socket there is nobody else.
  if (!context.env) return true;
  const address = getConnInfo(context).remote.address ?? '';
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
};

async function read<T extends v.GenericSchema>(context: Context, schema: T): Promise<v.InferOutput<T>> {
  const text = await context.req.text();
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refused(400, requestWords.notJson, { code: 'malformed' });
  }
  const fault = faultIn(schema, value, false);
  if (fault) throw invalid(fault.path ?? 'body', fault.said);
  return v.parse(schema, value);
}

async function setClock({ clock }: Server, request: v.InferOutput<typeof ClockRequest>): Promise<void> {
  const machine = Temporal.Now.instant();
  const wanted =
    request.at === undefined
      ? machine.add({ milliseconds: Math.round((request.offsetMinutes ?? 0) * 60_000) })
      : Temporal.PlainDateTime.from(request.at.replace(' ', 'T')).toZonedDateTime(venueZone).toInstant();
  await clock.set({
    offset: request.frozen ? 0 : wanted.epochMilliseconds - machine.epochMilliseconds,
    frozenAt: request.frozen ? wanted.toString() : null,
  });
}

async function patchConfig(
  { database }: Server,
  { site, health, threshold, testToken, leadShown }: v.InferOutput<typeof ConfigRequest>,
): Promise<void> {
  const remove = (key: 'site' | 'health') => database.deleteFrom('setting').where('key', '=', key).execute();
  if (site === null) await remove('site');
  else if (site) {
    const merged = { ...(await readSetting<object>(database, 'site')), ...site };
    const parsed = v.safeParse(SiteConfig, merged);
    if (!parsed.success)
      throw invalid(`site.${v.getDotPath(parsed.issues[0]) ?? ''}`, requestWords.unreadable(parsed.issues[0].message));
    await writeSetting(database, 'site', merged);
    await releaseUnreserved(database);
  }
  if (health === null) await remove('health');
  else if (health)
    await writeSetting(database, 'health', { ...(await readSetting<object>(database, 'health')), ...health });
  if (threshold !== undefined) await writeSetting(database, 'threshold', threshold);
  if (testToken !== undefined) await writeSetting(database, 'testToken', testToken);
  if (leadShown !== undefined) await writeSetting(database, 'leadShown', leadShown);
}

const words = { approve: approveOrder, reject: rejectOrder, cancel: cancelOrder } as const;

export function controlRoutes({ server, portalOrigin, faults, log, bank }: ControlOptions): Hono {
  const control = new Hono();
  const done = (context: Context, data: unknown = null) => context.json({ status: true, data, message: null });

  control.onError((error, context) => {
    const { status, answer } = refusalOf(error, `${context.req.method} ${context.req.path}`);
    return context.json(answer, status as ContentfulStatusCode);
  });
  control.use('*', async (context, next) => {
    const origin = context.req.header('Origin');
    const own = new URL(context.req.url).origin;
    if (!isLoopback(context) || (origin !== undefined && origin !== own && !isAllowedOrigin(origin, portalOrigin))) {
      throw new Refused(403, requestWords.thisMachine, { code: 'origin' });
    }
    context.header('Cache-Control', 'no-store');
    return next();
  });

  control.get('/faults', (context) => done(context, faults.list()));
  control.post('/faults', async (context) => done(context, faults.add(await read(context, FaultRequest))));
  control.delete('/faults', (context) => {
    faults.clear();
    return done(context);
  });

  control.get('/requests', (context) => done(context, log.list()));
  control.delete('/requests', (context) => {
    log.clear();
    return done(context);
  });

  const clockOf = ({ clock }: Server) => ({ now: clock.stamp(), ...clock.setting() });
  control.get('/clock', async (context) => done(context, clockOf(await server())));
  control.post('/clock', async (context) => {
    const opened = await server();
    await setClock(opened, await read(context, ClockRequest));
    await sweep(opened);
    return done(context, clockOf(opened));
  });

  control.post('/config', async (context) => {
    const opened = await server();
    await patchConfig(opened, await read(context, ConfigRequest));
    return done(context, (await readSetting(opened.database, 'site')) ?? null);
  });

  control.post('/reset', async (context) => {
    const { database, clock } = await server();
    faults.clear();
    log.clear();
    bank.stop();
    await reset(database, clock);
    return done(context);
  });

  control.post('/bank', async (context) => {
    const { isHeld } = await read(context, BankRequest);
    if (isHeld) bank.hold();
    else await bank.answer();
    return done(context);
  });

  control.get('/inbox', async (context) => {
    const { database } = await server();
    return done(context, await database.selectFrom('inbox').selectAll().orderBy('id', 'desc').limit(50).execute());
  });

  for (const [word, say] of Object.entries(words)) {
    control.post(`/orders/:id{[0-9]+}/${word}`, async (context) =>
      done(context, { state: await say(await server(), Number(context.req.param('id'))) }),
    );
  }
  return control;
}
