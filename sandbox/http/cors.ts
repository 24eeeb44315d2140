/** Who may call from a browser: the portal's own origin, and on this machine its tenants' names at the same port. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopback = (host: string): boolean => loopback.has(host) || host.endsWith('.localhost');

export function isAllowedOrigin(origin: string, portalOrigin: string): boolean {
  if (origin === portalOrigin) return true;
  if (!URL.canParse(origin) || !URL.canParse(portalOrigin)) return false;
  const [asked, own] = [new URL(origin), new URL(portalOrigin)];
  return (
    origin === asked.origin &&
    asked.protocol === own.protocol &&
    asked.port === own.port &&
    isLoopback(asked.hostname) &&
    isLoopback(own.hostname)
  );
}

export const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Accept-Language',
  'X-User-Time',
  'X-User-Timezone',
  'X-Visitor-Token',
  'X-Session-Id',
  'X-App-Key',
  'Idempotency-Key',
  'X-Order-Key',
  'traceparent',
  'baggage',
].join(', ');
