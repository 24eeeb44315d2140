/** One visit to a deployed portal: everything that is asked for, and what was answered. Nothing is judged here. */
import { apiBase, applicationKeys, headerNames } from '../../src/contract/requestHeaders.ts';

export interface Answer {
  /** 0 when nobody answered. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const places = {
  home: '/',
  page: '/cart',
  login: '/login',
  verification: '/verify-customer',
  payment: '/paymentsuccess/token.with.dots',
  invitation: '/home-bsl',
  version: '/version.json',
  worker: '/worker.js',
  missingAsset: '/assets/doctor-asks-for-nothing.js',
  missingPicture: '/doctor-asks-for-nothing.png',
  headersFile: '/headers.json',
  nginxFile: '/nginx/server.conf',
  config: `${apiBase}config`,
  healthCheck: `${apiBase}health-check`,
  verifyTime: `${apiBase}verify-time`,
  missingCall: `${apiBase}doctor-asks-for-nothing`,
} as const;
export type Place = keyof typeof places;

export const pathOf = (place: Place): string => places[place];
/** Pages whose address may hold a token. */
export const secretPages = ['login', 'verification', 'payment', 'invitation'] as const satisfies readonly Place[];

export interface Visit {
  readonly origin: string;
  readonly answers: Readonly<Record<Place, Answer>>;
  /** A file with a hash in its name, the first that the document loads; null when it loads none. */
  readonly asset: { readonly path: string; readonly answer: Answer } | null;
  /** The moment of asking for the server's clock and that of its answer, in milliseconds. */
  readonly asked: { readonly from: number; readonly to: number };
}

export type Ask = (address: string, init: RequestInit) => Promise<Response>;

const patience = 15_000;

/** `2027-01-31 08:05:09`, the clock of somebody in UTC. */
const wallClock = (now: number): string => new Date(now).toISOString().slice(0, 19).replace('T', ' ');

async function responseOf(ask: Ask, address: string): Promise<Answer> {
  try {
    const response = await ask(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        Accept: '*/*',
        'Accept-Encoding': 'br, gzip',
        'Accept-Language': 'en',
        [headerNames.userTime]: wallClock(Date.now()),
        [headerNames.userTimezone]: 'UTC',
        [headerNames.appKey]: applicationKeys.qPortal,
      },
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: 0, headers: new Headers(), body: cause instanceof Error ? cause.message : message };
  }
}

/** Files of the build with a hash in their names, as the document names them. */
export const assetsIn = (document: string): string[] =>
  [...document.matchAll(/\b(?:src|href)="(?:https?:\/\/[^/"]+)?(\/assets\/[^"?#]+)"/g)].map(([, path = '']) => path);

/** @param origin of the portal, without a path */
export async function visitOf(origin: string, ask: Ask = fetch): Promise<Visit> {
  const answers: Partial<Record<Place, Answer>> = {};
  const asked = { from: 0, to: 0 };
  for (const [place, path] of Object.entries(places) as [Place, string][]) {
    const from = Date.now();
    answers[place] = await responseOf(ask, origin + path);
    if (place === 'verifyTime') Object.assign(asked, { from, to: Date.now() });
  }
  const whole = answers as Record<Place, Answer>;
  const [path] = assetsIn(whole.home.body);
  return {
    origin,
    answers: whole,
    asset: path === undefined ? null : { path, answer: await responseOf(ask, origin + path) },
    asked,
  };
}
