/** Who may call from a browser: the portal's own origin, and on this machine its tenants' names at the same port. */
const isPortalName = (host: string): boolean =>
  host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');
/** A name of this machine; at the last one another program may listen on the portal's port. */
export const isLoopback = (host: string): boolean => isPortalName(host) || host === '[::1]';

export function isAllowedOrigin(origin: string, portalOrigin: string): boolean {
  if (origin === portalOrigin) return true;
  if (!URL.canParse(origin) || !URL.canParse(portalOrigin)) return false;
  const [asked, own] = [new URL(origin), new URL(portalOrigin)];
  return (
    origin === asked.origin &&
    asked.protocol === own.protocol &&
    asked.port === own.port &&
    isPortalName(asked.hostname) &&
    isPortalName(own.hostname)
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
  'sentry-trace',
].join(', ');
