/** Whom the identity provider remembers in a browser, until its logout address is visited. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { exactStampOf } from '../../data/clock.ts';
import { hashOf, randomToken } from '../../domain/access/tokens.ts';
import type { Server } from '../../server.ts';
import { personas, type Persona } from './personas.ts';

const cookie = 'provider_session';
const options = { path: '/idp', httpOnly: true, sameSite: 'Lax' } as const;
const lifetimeHours = 1;

/** Remembers that person in this browser. */
export async function remember(context: Context, server: Server, persona: Persona): Promise<void> {
  const token = randomToken();
  await server.database
    .insertInto('provider_session')
    .values({
      hash: hashOf(token),
      persona: persona.id,
      expires_at: exactStampOf(server.clock.now().add({ hours: lifetimeHours })),
    })
    .execute();
  setCookie(context, cookie, token, options);
}

/** Who is still logged in here, null for nobody. */
export async function remembered(context: Context, server: Server): Promise<Persona | null> {
  const token = getCookie(context, cookie);
  if (token === undefined) return null;
  const session = await server.database
    .selectFrom('provider_session')
    .select('persona')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', exactStampOf(server.clock.now()))
    .executeTakeFirst();
  return personas.find(({ id }) => id === session?.persona) ?? null;
}

/** Ends the session for good: a cookie that was kept elsewhere is worth nothing either. */
export async function forget(context: Context, server: Server): Promise<void> {
  const token = getCookie(context, cookie);
  deleteCookie(context, cookie, options);
  if (token === undefined) return;
  await server.database.deleteFrom('provider_session').where('hash', '=', hashOf(token)).execute();
}
