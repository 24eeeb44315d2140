/** What this server does with wallets and cards beyond the specification (Q7.7.c, Q7.7.l). */
import { moneyWords } from '../../answers/moneyWords.ts';
import { reasonIn } from '../../domain/money/paymentReasons.ts';
import { payPage } from '../../domain/orders/orderMessages.ts';
import { preferCard } from '../../domain/money/savedCards.ts';
import { dirhams } from '../../domain/slots/slotPrice.ts';
import * as topUps from '../../domain/money/topUps.ts';
import type { Server } from '../../server.ts';
import type { Language } from '../../words.ts';
import { handle, ok, type Answer } from '../call.ts';

async function told(
  server: Server,
  row: topUps.TopUpRow,
  language: Language,
  origin: string,
): Promise<Answer<'startTopUp'>['data']> {
  const { wallet } = await server.database
    .selectFrom('customer')
    .select('wallet')
    .where('id', '=', row.customer_id)
    .executeTakeFirstOrThrow();
  return {
    transactionId: row.id,
    state: row.state,
    amount: dirhams(row.amount),
    currency: topUps.currency,
    date: row.created_at,
    reason: reasonIn(language, row.reason),
    balance: dirhams(wallet),
    url: row.state === 'pending' ? payPage(server, row.id, language, origin) : null,
  };
}

export const moneyAdditionHandlers = handle({
  topUpTerms: async () => ok(topUps.topUpTerms),

  async topUp({ server, customer, query: { key, transaction = '' }, language, origin }) {
    await topUps.expireTopUps(server);
    const row = await (key === undefined
      ? topUps.topUpOfId(server, transaction)
      : topUps.topUpOfKey(server, customer.id, key));
    return ok(row?.customer_id === customer.id ? await told(server, row, language, origin) : null);
  },

  async startTopUp({ server, customer, idempotencyKey, body, language, origin }) {
    await topUps.expireTopUps(server);
    const row = await topUps.startTopUp(server, customer.id, idempotencyKey, body, language);
    return ok(await told(server, row, language, origin));
  },

  async preferCard({ server, customer, params, language }) {
    await preferCard(server, customer.id, params['id'] ?? '');
    return ok(null, moneyWords.cardPreferred[language]);
  },
});
