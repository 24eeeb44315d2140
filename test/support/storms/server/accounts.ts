/** The customers of the storms' server, by the tokens that they have, and the money that is theirs. */
import { Refusal, type Asked } from './asked.ts';

export interface Account {
  id: number;
  name: string;
  /** Fils. */
  wallet: number;
  points: number;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts() {
  const byToken = new Map<string, Account>();
  /** Whose each token is, or was. */
  const owners = new Map<string, number>();
  /** What each had before anything was paid. */
  const opening = new Map<Account, { wallet: number; points: number }>();

  return {
    byToken,
    opening,
    ownerOf: (token: string): number | undefined => owners.get(token),
    /** It is gone, with every session and all that lay there. */
    close: (account: Account): void => {
      const begun = opening.get(account)!;
      opening.set(account, { wallet: begun.wallet - account.wallet, points: begun.points - account.points });
      Object.assign(account, { wallet: 0, points: 0 });
      for (const [token, one] of byToken) if (one === account) byToken.delete(token);
    },
    open: (token: string, id: number, name: string, wallet = 0, points = 0): void => {
      const account = [...byToken.values()].find((one) => one.id === id) ?? { id, name, wallet, points };
      if (!opening.has(account)) opening.set(account, { wallet, points });
      byToken.set(token, account);
      owners.set(token, id);
    },
    caller({ token }: Asked): Account {
      const account = token === null ? undefined : byToken.get(token);
      if (account === undefined) throw new Refusal(401, 'unauthorized');
      return account;
    },
    /** Spent in another tab. */
    drain: (token: string): void => {
      const account = byToken.get(token);
      if (account === undefined) return;
      const begun = opening.get(account)!;
      opening.set(account, { ...begun, wallet: begun.wallet - account.wallet });
      account.wallet = 0;
    },
  };
}
