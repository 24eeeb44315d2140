/** The API: one route per endpoint of the contract's table. What holds for all calls stands here; what a call does, in its handler. */
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { endpoints, type Endpoint, type EndpointName } from '../../src/contract/endpoints.ts';
import { apiBase, headerNames } from '../../src/contract/requestHeaders.ts';
import { largestInteger } from '../../src/contract/wire/wire.ts';
import type { Faults } from '../faults/faults.ts';
import { logged, type RequestLog } from '../faults/requestLog.ts';
import type { Server } from '../server.ts';
import { answerFault } from './answerFault.ts';
import type { Call, Handler, Handlers } from './call.ts';
import { allowedHeaders, isAllowedOrigin } from './cors.ts';
import { addressOf, identify, languageOf, originOf } from './caller.ts';
import { deviceOf } from '../domain/access/devices.ts';
import { limitCall } from '../domain/access/limits.ts';
import { offers } from '../domain/site.ts';
import { faultIn } from '../domain/reading/readAs.ts';
import { readBody } from './readBody.ts';
import { refusalOf } from './refusalOf.ts';
import { notFound, Refused } from '../answers/refused.ts';
import { requestWords } from '../answers/requestWords.ts';

export interface ApiOptions {
  readonly server: () => Promise<Server>;
  readonly portalOrigin: string;
  readonly handlers: Handlers;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** Answers that break the contract become a 500 that says so. */
  readonly checkAnswers: boolean;
}

const freeText = new Set(['slug', 'token', 'transactionId']);

/** Ids are digits; a saved card's is a text. No row has a greater id than its column can hold. */
function checkParams(name: EndpointName, params: Record<string, string>): void {
  for (const [param, value] of Object.entries(params)) {
    const isText = freeText.has(param) || name === 'removeCard' || name === 'preferCard';
    if (!(isText ? /^[^\p{Cc}]{1,200}$/u : /^\d{1,15}$/).test(value)) {
      throw new Refused(422, requestWords.invalidField(param), { code: 'invalid', field: param });
    }
    if (!isText && Number(value) > largestInteger) throw notFound();
  }
}

function check(schema: v.GenericSchema, value: unknown, strictly: boolean): unknown {
  const fault = faultIn(schema, value, strictly);
  if (!fault) return v.parse(schema, value);
  const { path, code, said } = fault;
  throw new Refused(422, said, { code, ...(path === null ? {} : { field: path }) });
}

/** Lists keep their names with [], as the contract writes them. */
function queryOf(context: Context, schema: v.GenericSchema): unknown {
  const entries = (schema as unknown as { entries: Record<string, unknown> }).entries;
  const query: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(context.req.queries())) {
    if (!Object.hasOwn(entries, name))
      throw new Refused(422, requestWords.unknownField(name), { code: 'unknownField', field: name });
    query[name] = name.endsWith('[]') ? values : values[0];
  }
  return check(schema, query, false);
}

/** T22: a form on a foreign page can send neither these headers nor the portal's origin. */
function refuseForeign(context: Context, endpoint: Endpoint, portalOrigin: string): void {
  const origin = context.req.header('Origin');
  if (origin !== undefined && !isAllowedOrigin(origin, portalOrigin)) {
    throw new Refused(403, requestWords.foreignOrigin, { code: 'origin' });
  }
  if (endpoint.method === 'GET') return;
  for (const name of [headerNames.userTime, headerNames.userTimezone]) {
    if (!context.req.header(name))
      throw new Refused(422, requestWords.headerMissing(name), { code: 'headerMissing', field: name });
  }
}

function paramsIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

function userTimeOf(context: Context): Temporal.Instant | null {
  const [time, zone] = [context.req.header(headerNames.userTime), context.req.header(headerNames.userTimezone)];
  if (!time || !zone || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(time)) return null;
  try {
    return Temporal.PlainDateTime.from(time.replace(' ', 'T')).toZonedDateTime(zone).toInstant();
  } catch {
    return null;
  }
}

const sessionPattern = /^[\w-]{8,128}$/;

export function createApi(options: ApiOptions): Hono {
  const { portalOrigin, handlers, faults, log, checkAnswers } = options;
  const api = new Hono();

  api.use(`${apiBase}*`, async (context, next) => {
    const origin = context.req.header('Origin');
    context.header('Vary', 'Origin, Authorization, Accept-Language');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // Nothing is kept by the browser: what may be kept, the portal keeps itself and forgets on login (R7.1.8).
    context.header('Cache-Control', 'no-store');
    if (origin !== undefined && isAllowedOrigin(origin, portalOrigin)) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (context.req.method !== 'OPTIONS') return next();
    context.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    context.header('Access-Control-Allow-Headers', allowedHeaders);
    context.header('Access-Control-Max-Age', '600');
    return context.body(null, 204);
  });

  const route = (name: EndpointName): void => {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as Handler<EndpointName>;
    const names = paramsIn(endpoint.path);
    const path = `${apiBase}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

    api.on(endpoint.method, path, async (context) => {
      let bodyKeys: string[] = [];
      const work = async (): Promise<Response> => {
        const origin = originOf(context, portalOrigin);
        const server = { ...(await options.server()), origin };
        refuseForeign(context, endpoint, portalOrigin);
        const params = Object.fromEntries(names.map((param) => [param, context.req.param(param) ?? '']));
        checkParams(name, params);
        if (endpoint.addition && !(await offers(server, endpoint.addition))) throw notFound();
        const identity = await identify(context, server, endpoint);
        const session = context.req.header(headerNames.sessionId);
        const sessionId = session !== undefined && sessionPattern.test(session) ? session : null;
        const address = addressOf(context);
        await limitCall(name, { server, customer: identity.customer, sessionId, address });
        const query = endpoint.query ? queryOf(context, endpoint.query) : undefined;
        const raw = endpoint.method === 'GET' ? undefined : await readBody(context, endpoint);
        if (raw && typeof raw === 'object') bodyKeys = Object.keys(raw);
        const body = endpoint.body ? check(endpoint.body, raw ?? {}, true) : undefined;
        const answer = await handler({
          server,
          params,
          query,
          body,
          ...identity,
          sessionId,
          idempotencyKey: context.req.header(headerNames.idempotencyKey) ?? null,
          orderKey: context.req.header(headerNames.orderKey) ?? null,
          userTime: userTimeOf(context),
          device: deviceOf(context.req.header('User-Agent')),
          language: languageOf(context),
          origin,
          address,
        } as unknown as Call<EndpointName>);
        if (checkAnswers) {
          const checked = v.safeParse(endpoint.answer, answer);
          if (!checked.success) {
            const where = checked.issues
              .slice(0, 3)
              .map((issue) => `${v.getDotPath(issue) ?? '(answer)'}: ${issue.message}`);
            console.error(
              `sandbox: the answer of ${endpoint.method} ${endpoint.path} breaks the contract: ${where.join('; ')}`,
            );
            throw new Refused(500, requestWords.brokenContract, { code: 'contract' });
          }
        }
        if (!endpoint.file) return context.json(answer as object);
        return context.body(await (answer as unknown as Blob).arrayBuffer(), 200, {
          'Content-Type': endpoint.file,
          'Content-Disposition': 'attachment; filename="tickets.pdf"',
        });
      };

      const path = context.req.path.slice(apiBase.length);
      const fault = faults.strike({ name, method: endpoint.method, path });
      let response: Response;
      try {
        response = await answerFault(fault, context, work);
      } catch (error) {
        const { status, headers, answer } = refusalOf(error, `${endpoint.method} ${path}`, languageOf(context));
        for (const [header, value] of Object.entries(headers)) context.header(header, value);
        response = context.json(answer, status as ContentfulStatusCode);
      }
      log.add(logged(context, bodyKeys, response.status));
      return response;
    });
  };

  // Fixed words before parameters: payments/options is no payment's token.
  const byParams = (Object.keys(endpoints) as EndpointName[]).sort(
    (a, b) => paramsIn(endpoints[a].path).length - paramsIn(endpoints[b].path).length,
  );
  for (const name of byParams) route(name);
  api.all(`${apiBase}*`, (context) =>
    context.json({ status: false, message: 'Not found', data: null, code: 'notFound', field: null }, 404),
  );
  return api;
}
