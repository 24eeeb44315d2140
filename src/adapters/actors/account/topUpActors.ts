/** What a top-up does outside the machine: one wish under one key, remembered for all tabs of its customer. */
import { fromCallback, fromPromise } from 'xstate';
import type { PortalRef } from '../../../../machines/portal/portalMachine.ts';
import type { Owner } from '../../../../machines/session/owner.ts';
import * as c from '../../../../machines/topUp/topUpContext.ts';
import { topUpMachine } from '../../../../machines/topUp/topUpMachine.ts';
import { isWishRefused } from '../../../../machines/topUp/topUpRules.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import type { TopUp } from '../../../contract/additions/topUp.ts';
import { moneyAdditionEndpoints } from '../../../contract/endpoints/additions/money.ts';
import { call } from '../../http/client.ts';
import { openPaymentPage } from '../../address/paymentPage.ts';
import { awaitTurn } from '../../storage/orders/awaitTurn.ts';
import { persistedTopUp } from '../../storage/orders/topUpIntent.ts';
import { watchConnection } from '../../device/watchConnection.ts';
import { watchPageShown } from '../../device/watchPageShown.ts';
import { loadSavedCards, loadWallet } from './accountActors.ts';
import { tellOfWallet } from './walletNews.ts';
import { deferUpdate } from '../deferUpdate.ts';
import { followRecord } from '../followRecord.ts';

async function loadOffer(signal: AbortSignal): Promise<c.TopUpOffer> {
  const [{ data: terms }, cards, { data: wallet }] = await Promise.all([
    call(moneyAdditionEndpoints.topUpTerms, { signal }),
    loadSavedCards(null, signal),
    loadWallet(null, signal),
  ]);
  return { terms, cards, balance: wallet.balance };
}

/**
 * The same wish keeps its key: however often it is sent, it is one top-up (Q7.7.c). A top-up that is under way unknown to this
 * form, begun by another tab or before an old link was opened, is asked about instead (071).
 */
async function persist({ owner, amount, card, former }: c.TopUpIntention, signal: AbortSignal): Promise<c.TopUpIntent> {
  await awaitTurn(persistedTopUp.name, signal);
  const kept = persistedTopUp.readFor(owner);
  if (kept !== null && (kept.elsewhereUntil !== undefined || kept.key !== former?.key))
    return { ...kept, elsewhereUntil: kept.elsewhereUntil ?? 0 };
  const isSame = former?.owner === owner && former.amount === amount && former.card === card;
  const intent = { owner, amount, card, key: isSame ? former.key : crypto.randomUUID(), transactionId: null };
  persistedTopUp.write(intent);
  return intent;
}

/** A refused wish is forgotten: there is no top-up of it. */
async function unlessRefused<T>(intent: c.TopUpIntent, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isWishRefused(error)) persistedTopUp.take(intent);
    throw error;
  }
}

function tellIfCredited(topUp: TopUp | null): void {
  if (topUp?.state === 'succeeded') tellOfWallet();
}

async function start({ intent, keepsCard }: { intent: c.TopUpIntent; keepsCard: boolean }, signal: AbortSignal) {
  const { key: idempotencyKey, amount, card } = intent;
  const body = { amount, card, save_card: keepsCard };
  const sent = call(moneyAdditionEndpoints.startTopUp, { body, idempotencyKey, signal });
  const { data } = await unlessRefused(intent, sent);
  persistedTopUp.accept(intent, data.transactionId);
  tellIfCredited(data);
  return data;
}

/** Where another tab sends it, the server's none counts for nothing until nothing can arrive any more. */
async function find(
  { transactionId, intent }: Pick<c.TopUpContext, 'transactionId' | 'intent'>,
  signal: AbortSignal,
): Promise<c.TopUpAnswer> {
  const query = transactionId === null ? { key: intent?.key } : { transaction: transactionId };
  const { data } = await call(moneyAdditionEndpoints.topUp, { query, signal });
  tellIfCredited(data);
  if (transactionId !== null || intent === null) return data;
  if (data !== null) persistedTopUp.accept(intent, data.transactionId);
  return data === null && Date.now() < (intent.elsewhereUntil ?? 0) ? 'coming' : data;
}

function clear({ owner, key, transactionId }: c.TopUpTraces): void {
  const kept = persistedTopUp.keptFor(owner);
  const isThat = kept?.key === key || (transactionId !== null && kept?.transactionId === transactionId);
  if (kept !== null && isThat) persistedTopUp.take(kept);
}

export const provideTopUp = (portal: Pick<PortalRef, 'getSnapshot'>) =>
  provideFor(topUpMachine)({
    actors: {
      watchPageShown,
      watchConnection,
      watchTopUp: fromCallback<c.TopUpNews, { owner: Owner }>(({ sendBack, input: { owner } }) =>
        followRecord(persistedTopUp.name, () => {
          const intent = persistedTopUp.readFor(owner);
          // What is only too old to be told of was not settled.
          if (intent !== null || !persistedTopUp.isThere(owner)) sendBack({ type: 'topUp.heard', intent });
        }),
      ),
      deferUpdate: deferUpdate(portal),
      loadOffer: fromPromise(({ signal }) => loadOffer(signal)),
      persistTopUp: fromPromise(({ input, signal }) => persist(input, signal)),
      startTopUp: fromPromise(({ input, signal }) => start(input, signal)),
      openPaymentPage: fromPromise(({ input }) => openPaymentPage(input)),
      findTopUp: fromPromise(({ input, signal }) => find(input, signal)),
      clearPersistedTopUp: fromPromise(async ({ input }) => clear(input)),
    },
  });

/** What is known of it when the page opens: the bank's number of it in the address, or what was sent before. */
export function topUpInput(owner: Owner, written: string | null): c.TopUpInput {
  const transactionId = written === null || written.length > 200 || written === '' ? null : written;
  return { owner, transactionId, intent: c.intentOf(persistedTopUp.readFor(owner), transactionId) };
}
