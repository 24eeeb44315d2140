/** What the portal asked: enough for tests and QA, without secrets (no bodies' values, no tokens). */
import type { Context } from 'hono';

export interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string[]>;
  readonly headers: Record<string, string>;
  readonly bodyKeys: readonly string[];
  readonly status: number;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  list(): readonly LoggedRequest[];
  clear(): void;
}

const kept = 500;

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests.push(request);
      if (requests.length > kept) requests = requests.slice(-kept);
    },
    list: () => requests,
    clear() {
      requests = [];
    },
  };
}

const hidden = '[redacted]';

/** Headers that let in, or that tell one customer's cart from others. That they were sent is told, not what they said. */
const secretHeaders = new Set(['authorization', 'cookie', 'x-visitor-token', 'x-session-id', 'x-order-key']);
const secretName = /token|otp|password|captcha/i;

/** The address without the tokens that stand in it, however they are written there. */
function pathOf(context: Context): string {
  const secrets = Object.entries(context.req.param()).filter(([name]) => secretName.test(name));
  if (secrets.length === 0) return context.req.path;
  const isSecret = (part: string): boolean =>
    secrets.some(([, value]) => part === value || decodeURIComponent(part) === value);
  return context.req.path
    .split('/')
    .map((part) => (isSecret(part) ? hidden : part))
    .join('/');
}

/** A call as the log keeps it. */
export const logged = (context: Context, bodyKeys: readonly string[], status: number): LoggedRequest => ({
  at: new Date().toISOString(),
  method: context.req.method,
  path: pathOf(context),
  query: Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [name, secretName.test(name) ? [hidden] : values]),
  ),
  headers: Object.fromEntries(
    Object.entries(context.req.header()).map(([name, value]) => [name, secretHeaders.has(name) ? hidden : value]),
  ),
  bodyKeys,
  status,
});
