/** A browser of the portal as the sandbox sees it: calls by the endpoint table, every answer checked against the contract. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { endpoints, type ResponseTo, type Endpoint, type EndpointName } from '../../../src/contract/endpoints.ts';
import { apiBase } from '../../../src/contract/requestHeaders.ts';
import { ErrorResponse } from '../../../src/contract/wire/wire.ts';

export interface CallOptions {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | readonly (string | number)[] | undefined>;
  readonly body?: unknown;
  readonly key?: string;
  /** Laid over the usual headers; undefined takes one away. */
  readonly headers?: Record<string, string | undefined>;
}

export interface Reply<Name extends EndpointName> {
  readonly status: number;
  /** The parsed answer of a success; throws for a refusal, which is a mistake of the test. */
  readonly answer: ResponseTo<Name>;
  readonly error: v.InferOutput<typeof ErrorResponse>;
  readonly headers: Headers;
}

export interface Client {
  readonly session: string;
  token: string | null;
  call<Name extends EndpointName>(name: Name, options?: CallOptions): Promise<Reply<Name>>;
  /** The data of a call that must succeed. */
  get<Name extends EndpointName>(name: Name, options?: CallOptions): Promise<ResponseTo<Name>>;
  login(mobile: string): Promise<Client>;
  loginAsGuest(name?: string): Promise<Client>;
}

const formOf = (body: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one, one instanceof File ? one.name : 'file');
      else if (one !== undefined) form.append(name, String(one));
    }
  }
  return form;
};

export const password = 'Saha-2026!';

/** Where the server is, and what it takes for now. */
/** What a browser knows of its server. */
export interface Called {
  readonly url: string;
  readonly portalOrigin: string;
  /** Wall-clock time of the sandbox. */
  stamp(): string;
}

export function clientOf(sandbox: Called, base: string = sandbox.url): Client {
  const client: Client = {
    session: randomUUID(),
    token: null,
    async call(name, options = {}) {
      const endpoint: Endpoint = endpoints[name];
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, param: string) =>
        encodeURIComponent(options.params?.[param] ?? ''),
      );
      const search = new URLSearchParams();
      for (const [key, value] of Object.entries(options.query ?? {})) {
        for (const one of Array.isArray(value) ? value : [value])
          if (one !== undefined) search.append(key, String(one));
      }
      const multipart = endpoint.encoding === 'multipart';
      const headers: Record<string, string | undefined> = {
        'X-User-Time': sandbox.stamp(),
        'X-User-Timezone': 'Asia/Dubai',
        'X-Session-Id': client.session,
        Origin: sandbox.portalOrigin,
        ...(client.token === null ? {} : { Authorization: `Bearer ${client.token}` }),
        ...(options.key === undefined ? {} : { 'Idempotency-Key': options.key }),
        ...(options.body === undefined || multipart ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      };
      const response = await fetch(`${base}${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`, {
        method: endpoint.method,
        headers: Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
        ...(options.body === undefined
          ? {}
          : { body: multipart ? formOf(options.body as Record<string, unknown>) : JSON.stringify(options.body) }),
      });
      const data: unknown = await (endpoint.file && response.ok ? response.blob() : response.json());
      const none = undefined as never;
      if (!response.ok)
        return {
          status: response.status,
          answer: none,
          error: v.parse(ErrorResponse, data),
          headers: response.headers,
        };
      const parsed = v.safeParse(endpoint.answer, data);
      if (!parsed.success) throw new Error(`${name} breaks the contract: ${v.summarize(parsed.issues)}`);
      return { status: response.status, answer: parsed.output as never, error: none, headers: response.headers };
    },
    async get(name, options) {
      const reply = await client.call(name, options);
      if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.error)}`);
      return reply.answer;
    },
    async login(mobile) {
      const { data } = await client.get('login', {
        body: { country_code: '971', mobile_number: mobile, password, username: `+971${mobile.replace(/^0/, '')}` },
      });
      client.token = data.token;
      return client;
    },
    async loginAsGuest(name = 'Test Guest') {
      const { data } = await client.get('loginAsGuest', {
        body: { name, email: 'guest@mail.example', mobile: '0559990000', country_code: '971', tnc: 1 },
      });
      client.token = data.token;
      return client;
    },
  };
  return client;
}
