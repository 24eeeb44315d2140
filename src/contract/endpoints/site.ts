/** The calls of every page: the site itself, whether it is well and on time, and what can be booked. */
import * as services from '../offered/services.ts';
import * as site from '../site/site.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { responseOf, Outcome } from '../wire/wire.ts';

export const siteEndpoints = {
  config: get('config', site.ConfigAnswer, { cached: true }),
  healthCheck: get('health-check', responseOf(site.Health)),
  verifyTime: get('verify-time', responseOf(site.TimeVerification)),
  services: get('venue/services', services.ServicesAnswer, { cached: true }),
  logout: post('auth/logout', Outcome, { access: 'token' }),
} as const satisfies Record<string, Endpoint>;
