/** Tokens that are exchanged once for something: a login of the identity provider, a new password, a verified address, a ticked reCAPTCHA. */
import { exactStampOf } from '../../data/clock.ts';
import { json, type Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { hashOf, randomToken } from './tokens.ts';

export type ExchangePurpose = 'provider' | 'password' | 'verify' | 'recaptcha' | 'express';

const lifetimeSeconds: Record<ExchangePurpose, number> = {
  provider: 60,
  password: 600,
  verify: 7 * 86_400,
  recaptcha: 120,
  express: 300,
};

/** Makes a token; it is known here by its hash only. */
export async function issueExchangeToken(
  server: Server,
  purpose: ExchangePurpose,
  customerId: number | null,
  data: unknown = {},
  database: Queryable = server.database,
): Promise<string> {
  const token = randomToken();
  const now = server.clock.now();
  await database
    .insertInto('exchange_token')
    .values({
      hash: hashOf(token),
      purpose,
      customer_id: customerId,
      data: json(data),
      created_at: exactStampOf(now),
      expires_at: exactStampOf(now.add({ seconds: lifetimeSeconds[purpose] })),
      used_at: null,
    })
    .execute();
  return token;
}

/** Takes the token; null when it is unknown, old, used or for something else. */
export async function takeExchangeToken(
  server: Server,
  purpose: ExchangePurpose,
  token: string,
): Promise<{ customer_id: number | null; data: unknown } | null> {
  const now = exactStampOf(server.clock.now());
  const taken = await server.database
    .updateTable('exchange_token')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['customer_id', 'data'])
    .executeTakeFirst();
  return taken ?? null;
}

/** Makes every token of that kind worthless that a customer still has. */
export async function closeExchangeTokens(
  server: Server,
  database: Queryable,
  purpose: ExchangePurpose,
  customerId: number,
): Promise<void> {
  await database
    .updateTable('exchange_token')
    .set({ used_at: exactStampOf(server.clock.now()) })
    .where('purpose', '=', purpose)
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
}
