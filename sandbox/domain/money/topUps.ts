/** Money into a wallet, by card: started once for a key, credited once by the bank's word and by nothing else (Q7.7.c). */
import type { Selectable, Transaction } from 'kysely';
import type { TopUpTerms, TopUpWish } from '../../../src/contract/additions/topUp.ts';
import { moneyWords } from '../../answers/moneyWords.ts';
import { orderWords } from '../../answers/orderWords.ts';
import { requestWords } from '../../answers/requestWords.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import { exactStampOf } from '../../data/clock.ts';
import { transact } from '../../data/database.ts';
import type { Tables } from '../../data/tables.ts';
import type { Server } from '../../server.ts';
import type { Language } from '../../words.ts';
import { note } from '../audit.ts';
import { deliver } from '../inbox.ts';
import { charge, credit } from './ledger.ts';
import { languageOf, money } from '../orders/orderMessages.ts';
import type { PaymentReason } from './paymentReasons.ts';
import { persistCard, type StoredCard } from './savedCards.ts';
import { paymentMinutes } from '../orders/settlement.ts';
import { randomToken } from '../access/tokens.ts';

type Trx = Transaction<Tables>;
export type TopUpRow = Selectable<Tables['top_up']>;

export const currency = 'AED';

/** How much this operator lets in at once, in dirhams. */
export const topUpTerms: TopUpTerms = { currency, min: 10, max: 5000, amounts: [100, 250, 500] };

/** Where in the portal a customer learns what became of it. */
export const topUpPath = (id: string): string => `/profile/user/wallet?topUp=${encodeURIComponent(id)}`;

function filsOf({ amount }: TopUpWish): number {
  const fils = Math.round(amount * 100);
  const [min, max] = [topUpTerms.min * 100, topUpTerms.max * 100];
  if (fils < min || fils > max)
    throw invalid('amount', moneyWords.bounds(money(min, currency), money(max, currency)), 'amountOutOfBounds');
  if (Math.abs(fils - amount * 100) > 1e-6) throw invalid('amount', moneyWords.wholeFils);
  return fils;
}

async function checkCard({ database }: Server, customerId: number, card: string): Promise<void> {
  if (card === 'new') return;
  const own = await database
    .selectFrom('saved_card')
    .select('id')
    .where('id', '=', card)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!own) throw invalid('card', orderWords.unknownCard, 'unknownCard');
}

export const topUpOfKey = ({ database }: Server, customerId: number, key: string): Promise<TopUpRow | undefined> =>
  database
    .selectFrom('top_up')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();

export const topUpOfId = ({ database }: Server, id: string): Promise<TopUpRow | undefined> =>
  database.selectFrom('top_up').selectAll().where('id', '=', id).executeTakeFirst();

/** Throws Refused 422 for an amount, a card or a key that cannot be. */
export async function startTopUp(
  server: Server,
  customerId: number,
  key: string | null,
  wish: TopUpWish,
  language: Language,
): Promise<TopUpRow> {
  if (key === null || !/^[\w-]{16,64}$/.test(key)) throw invalid('Idempotency-Key', requestWords.keyForm);
  const amount = filsOf(wish);
  const known = await topUpOfKey(server, customerId, key);
  if (known) return same(known, amount, wish.card);
  await checkCard(server, customerId, wish.card);
  const now = server.clock.now();
  await server.database
    .insertInto('top_up')
    .values({
      id: randomToken(),
      customer_id: customerId,
      key,
      amount,
      card_id: wish.card,
      save_card: wish.card === 'new' && wish.save_card,
      state: 'pending',
      card: null,
      reason: null,
      language,
      created_at: server.clock.stamp(),
      expires_at: exactStampOf(now.add({ minutes: paymentMinutes })),
    })
    // Who comes second with the same key finds the first.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const begun = await topUpOfKey(server, customerId, key);
  if (!begun) throw notFound();
  return same(begun, amount, wish.card);
}

function same(row: TopUpRow, amount: number, card: string): TopUpRow {
  if (row.amount !== amount || row.card_id !== card)
    throw invalid('Idempotency-Key', moneyWords.otherTopUp, 'idempotencyMismatch');
  return row;
}

/** Works on the top-up while nobody else does. Throws Refused 404 for an unknown one. */
const locked = <T>(server: Server, id: string, work: (trx: Trx, row: TopUpRow) => Promise<T>): Promise<T> =>
  transact(server.database, async (trx) => {
    const row = await trx.selectFrom('top_up').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    if (!row) throw notFound();
    return work(trx, row);
  });

const change = async (
  trx: Trx,
  id: string,
  values: { state: TopUpRow['state']; card?: string; reason?: PaymentReason | null },
): Promise<void> => {
  await trx.updateTable('top_up').set(values).where('id', '=', id).execute();
};

const entryOf = (row: TopUpRow, said: { en: string; ar: string }) => ({
  account: 'wallet' as const,
  customerId: row.customer_id,
  amount: row.amount,
  description: said.en,
  ar_description: said.ar,
  orderId: null,
  topUpId: row.id,
});

/** The bank has the money: told twice, or late, it is in the wallet once. */
export const acceptTopUp = (server: Server, id: string, card: string, keep?: StoredCard): Promise<void> =>
  locked(server, id, async (trx, row) => {
    if (row.state !== 'pending' && row.state !== 'expired') return;
    await change(trx, id, { state: 'succeeded', card, reason: null });
    await credit(server, trx, entryOf(row, moneyWords.topUp));
    if (keep) await persistCard(trx, row.customer_id, keep);
    const { email } = await trx
      .selectFrom('customer')
      .select('email')
      .where('id', '=', row.customer_id)
      .executeTakeFirstOrThrow();
    const language = languageOf(row);
    const subject = moneyWords.arrivedSubject[language];
    const body = moneyWords.arrived(money(row.amount, currency))[language];
    if (email !== null) await deliver(server, { channel: 'email', recipient: email, subject, body }, trx);
    await note(server, trx, row.customer_id, 'wallet topped up', id);
  });

/** The bank says no; what it has said yes to stays. */
export const declineTopUp = (server: Server, id: string, reason: PaymentReason): Promise<void> =>
  locked(server, id, async (trx, row) => {
    if (row.state === 'pending') await change(trx, id, { state: 'declined', reason });
  });

/** The operator sends it back to the card. Throws Refused 409 when it is not in the wallet, or not all of it any more. */
export const returnTopUp = (server: Server, id: string): Promise<void> =>
  locked(server, id, async (trx, row) => {
    if (row.state === 'returned') return;
    if (row.state !== 'succeeded') throw new Refused(409, moneyWords.notReturnable, { code: 'notReturnable' });
    await change(trx, id, { state: 'returned' });
    await charge(server, trx, entryOf(row, moneyWords.returned));
    await note(server, trx, null, 'top-up returned', id);
  });

/** Nobody has paid them in time. */
export async function expireTopUps({ database, clock }: Server): Promise<void> {
  await database
    .updateTable('top_up')
    .set({ state: 'expired', reason: 'late' satisfies PaymentReason })
    .where('state', '=', 'pending')
    .where('expires_at', '<=', exactStampOf(clock.now()))
    .execute();
}
