/** Google's reCAPTCHA, as far as this sandbox needs it: gives out the token that its widget would have after the tick. */
import { Hono } from 'hono';
import { isAllowedOrigin } from '../http/cors.ts';
import { issueExchangeToken } from '../domain/access/exchangeTokens.ts';
import { recaptchaKey } from '../domain/access/captcha.ts';
import type { PageOptions } from './page.ts';

export function recaptchaRoutes({ server, portalOrigin }: PageOptions): Hono {
  const recaptcha = new Hono();
  recaptcha.post('/recaptcha/token', async (context) => {
    const open = await server();
    const siteKey = await recaptchaKey(open);
    const origin = context.req.header('Origin');
    if (siteKey === null || context.req.query('k') !== siteKey) return context.json({ error: 'invalid-site-key' }, 400);
    return context.json({ token: await issueExchangeToken(open, 'recaptcha', null, { siteKey }) }, 200, {
      'Cache-Control': 'no-store',
      ...(origin !== undefined && isAllowedOrigin(origin, portalOrigin)
        ? { 'Access-Control-Allow-Origin': origin }
        : {}),
    });
  });
  return recaptcha;
}
