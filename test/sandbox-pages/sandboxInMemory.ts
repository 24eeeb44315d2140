/** A seeded sandbox in memory for one test file, asked without a browser; its clock stands still. */
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { demoPassword } from '../../sandbox/data/seed/people.ts';
import { seededSandbox } from '../sandbox/support/seededSandbox.ts';

export const portalOrigin = 'http://portal.test:5173';

export interface Asking {
  readonly method?: string;
  readonly body?: BodyInit | object;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call; each test says what it expects of it
  readonly body: any;
  readonly headers: Headers;
}

const isPlain = (body: Asking['body']): body is object =>
  body !== undefined && typeof body === 'object' && !(body instanceof FormData) && !(body instanceof URLSearchParams);

export interface InMemory {
  readonly sandbox: Sandbox;
  /** A call of the API; the path is relative to /api/v2/. */
  ask(path: string, asking?: Asking): Promise<Answered>;
  /** A page around the portal. */
  page(path: string, init?: RequestInit): Promise<Response>;
  /** Submits a form of one of our pages. */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** The bearer token of a demo account. */
  login(account: number): Promise<string>;
}

/** @param origin where the portal is served */
export async function sandboxInMemory(origin: string = portalOrigin): Promise<InMemory> {
  const sandbox = await seededSandbox(origin);
  await sandbox.ready;
  const { app, url } = sandbox;

  const userTime = async (): Promise<string> => {
    const { clock } = await sandbox.ready;
    return clock.stamp();
  };

  const ask: InMemory['ask'] = async (path, { method = 'GET', body, token = null, headers = {} } = {}) => {
    const response = await app.request(`${url}/api/v2/${path}`, {
      method,
      headers: {
        'X-User-Time': await userTime(),
        'X-User-Timezone': 'Asia/Dubai',
        ...(isPlain(body) ? { 'Content-Type': 'application/json' } : {}),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPlain(body) ? JSON.stringify(body) : (body as BodyInit) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };

  return {
    sandbox,
    ask,
    page: (path, init) => Promise.resolve(app.request(`${url}${path}`, init)),
    send: (path, fields) =>
      Promise.resolve(
        app.request(`${url}${path}`, {
          method: 'POST',
          headers: { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields),
        }),
      ),
    async login(account) {
      const mobile_number = `50000000${account}`;
      const body = { country_code: '971', mobile_number, password: demoPassword, username: `+971${mobile_number}` };
      const answer = await ask('auth/login', { method: 'POST', body });
      return answer.body.data.token as string;
    },
  };
}
