/** What a top-up does in the world: one wish under one key, and what is remembered of it in this tab. */
import { fromPromise } from 'xstate';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import type { Owner } from '../../../../machines/session/owner.ts';
import type { TopUpInput, TopUpIntent, TopUpIntention, TopUpOffer } from '../../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../../machines/topUp/topUpMachine.ts';
import { moneyAdditionEndpoints } from '../../../contract/endpoints/additions/money.ts';
import { call } from '../../http/client.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { persistedTopUp } from '../../storage/orders/topUpIntent.ts';
import { watchConnection } from '../../device/watchConnection.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { loadSavedCards, loadWallet } from './accountActors.ts';
import { deferUpdate } from '../deferUpdate.ts';

async function loadOffer(signal: AbortSignal): Promise<TopUpOffer> {
  const [{ data: terms }, cards, { data: wallet }] = await Promise.all([
    call(moneyAdditionEndpoints.topUpTerms, { signal }),
    loadSavedCards(null, signal),
    loadWallet(null, signal),
  ]);
  return { terms, cards, balance: wallet.balance };
}

/** The same wish keeps its key: however often it is sent, it is one top-up (Q7.7.c). */
function persist({ owner, amount, card, former }: TopUpIntention): TopUpIntent {
  const isSame = former?.owner === owner && former.amount === amount && former.card === card;
  const intent = isSame ? former : { owner, amount, card, key: crypto.randomUUID() };
  persistedTopUp.write(intent);
  return intent;
}

export const provideTopUp = (portal: Pick<PortalRef, 'getSnapshot'>) =>
  topUpMachine.provide({
    actors: {
      watchPageShown,
      watchConnection,
      deferUpdate: deferUpdate(portal),
      loadOffer: fromPromise(({ signal }) => loadOffer(signal)),
      persistTopUp: fromPromise(async ({ input }) => persist(input)),
      startTopUp: fromPromise(async ({ input: { intent, keepsCard }, signal }) => {
        const { key: idempotencyKey, amount, card } = intent;
        const body = { amount, card, save_card: keepsCard };
        return (await call(moneyAdditionEndpoints.startTopUp, { body, idempotencyKey, signal })).data;
      }),
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      findTopUp: fromPromise(async ({ input: { transactionId, intent }, signal }) => {
        const query = transactionId === null ? { key: intent?.key } : { transaction: transactionId };
        return (await call(moneyAdditionEndpoints.topUp, { query, signal })).data;
      }),
      clearPersistedTopUp: fromPromise(async () => persistedTopUp.drop()),
    },
  });

/** What is known of it when the page opens: the bank's number of it in the address, or what this tab had sent. */
export const topUpInput = (owner: Owner, transactionId: string | null): TopUpInput => ({
  owner,
  transactionId: transactionId === null || transactionId.length > 200 || transactionId === '' ? null : transactionId,
  intent: persistedTopUp.readFor(owner),
});
