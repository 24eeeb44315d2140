/** Who calls, from where, and in which language they want to hear. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Endpoint } from '../../src/contract/endpoints.ts';
import { headerNames } from '../../src/contract/requestHeaders.ts';
import { openedBy } from '../domain/orders/orderKeys.ts';
import { orderWords } from '../answers/orderWords.ts';
import { customerOf } from '../domain/access/sessions.ts';
import { hashOf } from '../domain/access/tokens.ts';
import type { Server } from '../server.ts';
import { bilingual, type Language } from '../words.ts';
import type { Customer } from '../domain/customer.ts';
import { isAllowedOrigin } from './cors.ts';
import { Refused } from '../answers/refused.ts';

export const languageOf = (context: Context): Language =>
  /^\s*ar\b/i.test(context.req.header('Accept-Language') ?? '') ? 'ar' : 'en';

/** The portal as the browser calls it, so that a tenant's customers come back to their tenant. */
export function originOf(context: Context, portalOrigin: string): string {
  // Browsers do not name the origin when a page asks its own server for something; whoever passes the call on names the host.
  const host = context.req.header('X-Forwarded-Host');
  const passedOn = host === undefined ? undefined : URL.parse(`${new URL(portalOrigin).protocol}//${host}`)?.origin;
  const origin = context.req.header('Origin') ?? passedOn ?? URL.parse(context.req.header('Referer') ?? '')?.origin;
  return origin !== undefined && isAllowedOrigin(origin, portalOrigin) ? origin : portalOrigin;
}

/** The other end of the connection. Headers that name another one are not believed: anybody can write them. */
export const addressOf = (context: Context): string =>
  // A test that calls the application without a socket has none.
  context.env ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown';

const expired = bilingual('Session expired, please login again', 'انتهت الجلسة، يُرجى تسجيل الدخول من جديد');
const loginFirst = bilingual('Please Login!', 'يُرجى تسجيل الدخول!');
const customersOnly = bilingual('This is for registered customers only', 'هذا متاح للعملاء المسجلين فقط');

/** The customer behind the bearer token, or behind the key of an order where that opens the endpoint. Throws Refused 401 or 403 when the endpoint is for others. */
export async function identify(
  context: Context,
  server: Server,
  endpoint: Endpoint,
): Promise<{ customer: Customer | null; tokenHash: string | null; openedOrder: number | null }> {
  const bearer = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1];
  const orderKey = context.req.header(headerNames.orderKey);
  if (bearer === undefined && endpoint.orderKey && orderKey !== undefined) {
    const opened = await openedBy(server, orderKey);
    if (opened.is === 'good') return { customer: opened.customer, tokenHash: null, openedOrder: opened.orderId };
    if (endpoint.access && opened.is === 'ended')
      throw new Refused(401, orderWords.keyEnded, { code: 'orderKeyEnded' });
    if (endpoint.access) throw new Refused(401, loginFirst, { code: 'orderKeyUnknown' });
  }
  const tokenHash = bearer === undefined ? null : hashOf(bearer);
  const customer = tokenHash === null ? null : await customerOf(server, tokenHash);
  if (tokenHash !== null && !customer) throw new Refused(401, expired, { code: 'sessionExpired' });
  if (endpoint.access && !customer) throw new Refused(401, loginFirst, { code: 'loginRequired' });
  if (endpoint.access === 'customer' && customer?.is_anonymous) {
    throw new Refused(403, customersOnly, { code: 'guest' });
  }
  return { customer, tokenHash, openedOrder: null };
}
