/** What stands around the portal: the bank, the identity provider, the inbox and the operator's desk, as plain pages. */
import type { Context } from 'hono';
import type { Faults } from '../faults/faults.ts';
import type { Reports } from '../faults/reports.ts';
import type { RequestLog } from '../faults/requestLog.ts';
import type { Server } from '../server.ts';
import { languageOf, type Language } from './layout.ts';
import type { Later } from './pay/charge.ts';

export interface PageOptions {
  readonly server: () => Promise<Server>;
  readonly portalOrigin: string;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly reports: Reports;
  /** Does the work of a late bank. */
  readonly later: Later;
}

export const languageFor = (context: Context): Language =>
  languageOf(context.req.query('lang'), context.req.header('Accept-Language'));

/** Headers of every page; forms may lead to the portal, since the bank and the provider send people back. */
export const pageHeaders = (portalOrigin: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${portalOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: with it browsers hide the origin of our own forms too.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

/** True for a form that one of our own pages sent: browsers name the origin of every POST. */
export function isOwnForm(context: Context): boolean {
  const origin = context.req.header('Origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
}

/** The fields of a form as text; files are left out. */
export async function fieldsOf(context: Context): Promise<Readonly<Record<string, string>>> {
  const form = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
