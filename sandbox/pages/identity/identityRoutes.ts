/** Sends people to the provider's page and back with a token, and forgets them when they log out. */
import { Hono, type Context } from 'hono';
import { issueProviderToken, type ProviderProfile } from '../../domain/access/provider.ts';
import type { Server } from '../../server.ts';
import { loginAddress, pageAfter, portalAddress } from '../portalAddress.ts';
import { fieldsOf, isOwnForm, languageFor, pageHeaders, type PageOptions } from '../page.ts';
import { identityPage, identityRefusal, loggedOutPage } from './identityPage.ts';
import { personas } from './personas.ts';
import { forget, remember, remembered } from './providerSessions.ts';

/** A token that has run out before it is seen: it was made two minutes ago. */
function lateToken(server: Server, profile: ProviderProfile): Promise<string> {
  const { clock } = server;
  const before = { ...clock, now: () => clock.now().subtract({ minutes: 2 }) };
  return issueProviderToken({ ...server, clock: before }, profile);
}

const longestState = 200;
const stateOf = (context: Context): string => context.req.query('state')?.slice(0, longestState) ?? '';

export function identityRoutes({ server, portalOrigin }: PageOptions): Hono {
  const identity = new Hono();
  /** The form's answer leads back to the page that asked, which may be a tenant's. */
  const headersFor = (returnTo?: URL): Record<string, string> => pageHeaders(returnTo?.origin ?? portalOrigin);
  const refuse = (context: Context): Response => context.html(identityRefusal(languageFor(context)), 400, headersFor());

  identity.get('/idp/authorize', async (context) => {
    const returnTo = loginAddress(context.req.query('return'), portalOrigin);
    if (!returnTo) return refuse(context);
    const page = identityPage({
      language: languageFor(context),
      returnTo: returnTo.href,
      state: stateOf(context),
      known: await remembered(context, await server()),
    });
    return context.html(page, 200, headersFor(returnTo));
  });

  identity.post('/idp/authorize', async (context) => {
    const returnTo = loginAddress(context.req.query('return'), portalOrigin);
    if (!returnTo || !isOwnForm(context)) return refuse(context);
    const { persona: chosen } = await fieldsOf(context);
    const open = await server();
    const after = pageAfter(returnTo);
    const state = stateOf(context);
    if (state) returnTo.searchParams.set('state', state);

    const persona = personas.find(({ id }) => id === chosen);
    if (!persona) {
      returnTo.searchParams.set('error', 'access_denied');
      return context.redirect(returnTo.href, 303);
    }
    await remember(context, open, persona);
    const token = await (persona.outcome === 'expired' ? lateToken : issueProviderToken)(open, persona.profile);
    const logout = new URL('/idp/logout', open.url);
    logout.searchParams.set('return', after.href);
    returnTo.searchParams.set('loginToken', token);
    returnTo.searchParams.set('logoutUrl', logout.href);
    return context.redirect(returnTo.href, 303);
  });

  identity.get('/idp/logout', async (context) => {
    const asked = context.req.query('return');
    const returnTo = asked === undefined ? undefined : portalAddress(asked, portalOrigin);
    // Whoever is to be sent elsewhere is logged out all the same.
    await forget(context, await server());
    if (returnTo === undefined) return context.html(loggedOutPage(languageFor(context)), 200, headersFor());
    return returnTo ? context.redirect(returnTo.href, 303) : refuse(context);
  });
  return identity;
}
