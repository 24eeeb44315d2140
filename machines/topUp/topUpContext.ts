/** What is known of money on its way into the wallet, and what may happen to it. */
import type { TopUp, TopUpTerms } from '../../src/contract/additions/topUp.ts';
import type { SavedCard } from '../../src/contract/customers/customers.ts';
import type { Owner } from '../session/owner.ts';
import type { Problem } from '../shared/problem.ts';
import { required } from '../shared/required.ts';
import type { TopUpSelection } from './topUpRules.ts';

/** What was sent under one key, kept in the tab until its result is known. */
export interface TopUpIntent {
  owner: Owner;
  key: string;
  amount: number;
  card: string;
}

export interface TopUpInput {
  owner: Owner;
  /** The bank sent the customer back with it. */
  transactionId: string | null;
  /** What this tab sent before. */
  intent: TopUpIntent | null;
}

/** Whether money is on its way: the bank sent the customer back, or this tab sent it before. */
export const isUnderWay = ({ transactionId, intent }: Pick<TopUpInput, 'transactionId' | 'intent'>): boolean =>
  transactionId !== null || intent !== null;

/** What the form needs to know. */
export interface TopUpOffer {
  terms: TopUpTerms;
  cards: readonly SavedCard[];
  /** What is in the wallet before. */
  balance: number;
}

export interface TopUpContext extends TopUpInput {
  offer: TopUpOffer | null;
  selection: TopUpSelection;
  /** What is wrong with the amount is said once it was sent. */
  isChecked: boolean;
  topUp: TopUp | null;
  problem: Problem | null;
  /** How often the bank had said nothing yet. */
  polls: number;
  /** How often in a row the server was asked in vain. */
  tries: number;
}

/** Whatever is paid for or has come is known. */
export const topUpOf = ({ topUp }: TopUpContext): TopUp => required(topUp, 'top-up');

/** A wish that may be sent; the same one keeps its key. */
export interface TopUpIntention {
  owner: Owner;
  amount: number;
  card: string;
  former: TopUpIntent | null;
}

export type TopUpEvent =
  | { type: 'amount.choose'; amount: number | null }
  | { type: 'amount.write'; text: string }
  | { type: 'card.choose'; card: string }
  | { type: 'card.keep'; on: boolean }
  | { type: 'topUp.submit' }
  | { type: 'topUp.continue' }
  | { type: 'topUp.check' }
  | { type: 'topUp.close' }
  | { type: 'topUp.retry' }
  /** As the list of them on the same page has it: one was removed, or is used first from now on. */
  | { type: 'cards.changed'; cards: readonly SavedCard[] }
  | { type: 'page.shown' }
  | { type: 'connection.returned' };

/** closed: nothing of it is to be told any more · credited: the wallet holds more · refused: what was offered may be no more. */
export type TopUpEmitted = { type: 'topUp.closed' } | { type: 'topUp.credited' } | { type: 'topUp.refused' };
