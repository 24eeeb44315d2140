/** Invariants of top-ups after every step of a storm (Q7.7.c, K01). */
import * as readTopUp from '../../../../machines/topUp/topUpSelectors.ts';
import { ownerName } from '../who.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';

export function walletFaults(tab: Tab): string[] {
  const found: string[] = [];
  const { topUps } = tab.shop.wallets;
  // One press is at most one top-up, at the pressed amount, however often it is sent.
  const left = [...tab.wishes];
  for (const { id, amount } of topUps) {
    const at = left.indexOf(amount / 100);
    if (at === -1) found.push(`I13: top-up ${id} of ${amount} was pressed for by nobody`);
    else left.splice(at, 1);
  }
  if (topUps.length > 0) tally('I13, K01: the server has a top-up');
  const page = tab.page();
  if (page.name !== 'wallet') return found;
  const snapshot = page.actor.getSnapshot();
  const { owner, topUp, intent, problem } = snapshot.context;
  if (owner !== ownerName(tab)) found.push(`T06: ${ownerName(tab)} sees the wallet of ${owner}`);
  const known = topUps.find(({ id }) => id === topUp?.transactionId);
  if (topUp !== null && `customer ${known?.account.id}` !== owner)
    found.push(`T06: ${owner} sees top-up ${topUp.transactionId}`);
  if (problem?.code === 'notStarted') tally('K01: a top-up is told to be none');
  if (problem?.code === 'notStarted' && topUps.some(({ key }) => key === intent?.key))
    found.push('K01: a top-up stands, and its customer is told that there is none');
  if (readTopUp.screen(snapshot) === 'credited' && known?.state !== 'succeeded')
    found.push('Q7.7.c: told to be in the wallet, which the bank has not said');
  return found;
}
