/** The input, context and events of a top-up: money added to the wallet. */
import type { TopUp, TopUpTerms } from '../../src/contract/additions/topUp.ts';
import type { SavedCard } from '../../src/contract/customers/customers.ts';
import type { Owner } from '../session/owner.ts';
import type { KnownToTabs } from '../shared/otherTab.ts';
import type { Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import type { TopUpSelection } from './topUpRules.ts';

/** A top-up sent under one key, kept until its result is known, for all tabs of the customer (071). */
export interface TopUpIntent extends KnownToTabs {
  owner: Owner;
  key: string;
  amount: number;
  card: string;
  /** The server's number of it, once its answer has come. */
  transactionId: string | null;
}

/** The customer's top-up as another tab of this browser persisted it; null once that tab has settled it (071). */
export interface TopUpNews {
  type: 'topUp.heard';
  intent: TopUpIntent | null;
}

export interface TopUpInput {
  owner: Owner;
  /** The transaction with which the bank sent the customer back. */
  transactionId: string | null;
  /** The top-up that this tab, or another one, sent before. */
  intent: TopUpIntent | null;
}

/** The persisted top-up, unless the transaction in the address is that of another one. */
export function intentOf(kept: TopUpIntent | null, transactionId: string | null): TopUpIntent | null {
  if (kept === null || transactionId === null) return kept;
  const isThat = kept.transactionId === null ? kept.elsewhereUntil === undefined : kept.transactionId === transactionId;
  return isThat ? kept : null;
}

/** Whether a top-up is under way: the bank sent the customer back, or one was sent before. */
export const isUnderWay = ({ transactionId, intent }: Pick<TopUpInput, 'transactionId' | 'intent'>): boolean =>
  transactionId !== null || intent !== null;

/** What the form needs to know. */
export interface TopUpOffer {
  terms: TopUpTerms;
  cards: readonly SavedCard[];
  /** The wallet's balance before the top-up, in major units; it follows what the page shows. */
  balance: number;
}

export interface TopUpContext extends TopUpInput {
  offer: TopUpOffer | null;
  selection: TopUpSelection;
  /** Whether the form was sent: only then a fault of the amount is shown. */
  isChecked: boolean;
  topUp: TopUp | null;
  problem: Problem | null;
  /** Another tab has settled the top-up, or given it up. */
  isSettled: boolean;
  /** How many times in a row the bank had no answer yet. */
  polls: number;
  /** How many times in a row the server could not be reached. */
  tries: number;
}

/** The top-up, in states in which there always is one. */
export const topUpOf = ({ topUp }: TopUpContext): TopUp => required(topUp, 'top-up');

/** A top-up that may be sent; the same one keeps its key. */
export interface TopUpIntention {
  owner: Owner;
  amount: number;
  card: string;
  former: TopUpIntent | null;
}

/** Identifies the persisted top-up that is to be removed, and no other. */
export interface TopUpTraces {
  owner: Owner;
  key: string | null;
  transactionId: string | null;
}

/** The server's answer; coming: it has none, but the request of another tab may still arrive. */
export type TopUpAnswer = TopUp | 'coming' | null;

export type TopUpEvent =
  | TopUpNews
  | { type: 'amount.choose'; amount: number | null }
  | { type: 'amount.write'; text: string }
  | { type: 'card.choose'; card: string }
  | { type: 'card.keep'; on: boolean }
  | { type: 'topUp.submit' }
  | { type: 'topUp.continue' }
  | { type: 'topUp.check' }
  | { type: 'topUp.close' }
  | { type: 'topUp.retry' }
  /** The list of cards on the same page has changed: a card was removed, or another is the default. */
  | { type: 'cards.changed'; cards: readonly SavedCard[] }
  /** What the same page shows as the balance has changed. */
  | { type: 'balance.changed'; balance: number }
  | { type: 'page.shown' }
  | { type: 'connection.returned' };

/**
 * closed: nothing more is to be shown of it · credited: the wallet's balance has grown · refused: what was offered
 * may be outdated.
 */
export type TopUpEmitted = { type: 'topUp.closed' } | { type: 'topUp.credited' } | { type: 'topUp.refused' };
