/**
 * The part of the storms' server that deletes accounts (Q7.7.g). The first customer has something that is ahead, which keeps
 * theirs; nobody comes back to an account that is gone.
 */
import type { Account, Accounts } from './accounts.ts';
import { Refusal, type Asked } from './asked.ts';
import type { Orders } from './orders.ts';
import type { WaysIn } from './waysIn.ts';

export function createErasures(accounts: Accounts, { orders }: Orders, waysIn: WaysIn) {
  /** Whose accounts are gone, and the tokens with which they were deleted. */
  const erased: { id: number; token: string }[] = [];

  const isUnderWay = (account: Account): boolean =>
    orders.some((order) => order.account === account && order.state.startsWith('awaiting_'));

  function hindrances(account: Account): object[] {
    if (waysIn.indexOf(account.id) === 0) return [{ reason: 'booked', kind: 'facility', count: 1 }];
    return isUnderWay(account) ? [{ reason: 'underWay', count: 1 }] : [];
  }

  const told = (account: Account) => ({
    hindrances: hindrances(account),
    proof: 'password',
    sent_to: null,
    currency: 'AED',
    given_up: { points: account.points / 100, sessions: 0, membership_until: null },
  });

  function erase(account: Account, token: string, { password }: { password?: string }): null {
    if (hindrances(account).length > 0) throw new Refusal(409, 'notErasable', told(account));
    if (waysIn.passwords[waysIn.indexOf(account.id)] !== password) throw new Refusal(422, 'wrongPassword');
    accounts.close(account);
    waysIn.forget(account.id);
    erased.push({ id: account.id, token });
    return null;
  }

  return {
    erased,
    isErased: (id: number): boolean => erased.some((one) => one.id === id),
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      if (asked.path !== 'profile/erasure') return undefined;
      const account = accounts.caller(asked);
      return asked.method === 'POST'
        ? erase(account, asked.token!, asked.body as { password?: string })
        : told(account);
    },
  };
}
