/** Sends people to the provider's page and back with a token. */
import { Hono } from 'hono';
import { issueProviderToken, type ProviderProfile } from '../../operator/provider.ts';
import type { Server } from '../../server.ts';
import { fieldsOf, isOwnForm, languageFor, pageHeaders, type WorldOptions } from '../world.ts';
import { identityPage, identityRefusal, loggedOutPage } from './identityPage.ts';
import { personas } from './personas.ts';

/** The address if it is a page of the portal, else null: nobody is sent anywhere else. */
function portalPage(address: string | undefined, portalOrigin: string): URL | null {
  if (address === undefined || address === '') return new URL('/login', portalOrigin);
  const url = URL.parse(address, portalOrigin);
  return url?.origin === portalOrigin ? url : null;
}

/** A token that has run out before it is seen: it was made two minutes ago. */
function lateToken(server: Server, profile: ProviderProfile): Promise<string> {
  const { clock } = server;
  const before = { ...clock, now: () => clock.now().subtract({ minutes: 2 }) };
  return issueProviderToken({ ...server, clock: before }, profile);
}

export function identityRoutes({ server, portalOrigin }: WorldOptions): Hono {
  const identity = new Hono();
  const headers = pageHeaders(portalOrigin);

  identity.get('/idp/authorize', (context) => {
    const language = languageFor(context);
    const returnTo = portalPage(context.req.query('return'), portalOrigin);
    if (!returnTo) return context.html(identityRefusal(language), 400, headers);
    const state = context.req.query('state')?.slice(0, 200) ?? '';
    return context.html(identityPage({ language, returnTo: returnTo.href, state }), 200, headers);
  });

  identity.post('/idp/authorize', async (context) => {
    const language = languageFor(context);
    const returnTo = portalPage(context.req.query('return'), portalOrigin);
    if (!returnTo || !isOwnForm(context)) return context.html(identityRefusal(language), 400, headers);
    const { persona: chosen } = await fieldsOf(context);
    const state = context.req.query('state')?.slice(0, 200);
    if (state) returnTo.searchParams.set('state', state);

    const persona = personas.find(({ id }) => id === chosen);
    if (!persona) {
      returnTo.searchParams.set('error', 'access_denied');
      return context.redirect(returnTo.href, 303);
    }
    const open = await server();
    const token = await (persona.outcome === 'expired' ? lateToken : issueProviderToken)(open, persona.profile);
    const logout = new URL('/idp/logout', context.req.url);
    logout.searchParams.set('return', new URL('/', portalOrigin).href);
    returnTo.searchParams.set('loginToken', token);
    returnTo.searchParams.set('logoutUrl', logout.href);
    return context.redirect(returnTo.href, 303);
  });

  /** The provider keeps no session here; it only sends people on. */
  identity.get('/idp/logout', (context) => {
    const language = languageFor(context);
    const asked = context.req.query('return');
    if (asked === undefined) return context.html(loggedOutPage(language), 200, headers);
    const returnTo = portalPage(asked, portalOrigin);
    return returnTo ? context.redirect(returnTo.href, 303) : context.html(identityRefusal(language), 400, headers);
  });
  return identity;
}
