/** The part of the storms' server that adds money to a wallet (Q7.7.c); like the shop, it shares no code with the portal. */
interface Purse {
  id: number;
  /** Fils. */
  wallet: number;
}

interface TopUp {
  id: string;
  key: string;
  account: Purse;
  /** Fils. */
  amount: number;
  card: string;
  state: 'pending' | 'succeeded' | 'declined';
}

interface Wish {
  amount: number;
  card: string;
}

/** Dirhams that are offered by one press, and what may be written. */
export const offeredAmounts = [50, 100, 200] as const;
const bounds = { min: 10, max: 1000 } as const;

type Answer = { data: unknown } | { refused: readonly [status: number, code: string] };

export type TopUps = ReturnType<typeof createTopUps>;

export function createTopUps(stamp: () => string) {
  const topUps: TopUp[] = [];

  const told = ({ id, state, amount, account }: TopUp) => ({
    transactionId: id,
    state,
    amount: amount / 100,
    currency: 'AED',
    date: stamp(),
    reason: null,
    balance: account.wallet / 100,
    url: state === 'pending' ? `https://bank.example/pay/${id}` : null,
  });

  const start = (account: Purse, key: string, { amount, card }: Wish): Answer => {
    const known = topUps.find((one) => one.key === key && one.account === account);
    const fils = Math.round(amount * 100);
    if (known !== undefined)
      return known.amount === fils && known.card === card
        ? { data: told(known) }
        : { refused: [422, 'idempotencyMismatch'] };
    if (amount < bounds.min || amount > bounds.max || !/^(new|card-.+)$/.test(card))
      return { refused: [422, 'invalidAmount'] };
    const begun: TopUp = { id: `tu-${topUps.length + 1}`, key, account, amount: fils, card, state: 'pending' };
    topUps.push(begun);
    return { data: told(begun) };
  };

  const find = (account: Purse, query: URLSearchParams): Answer => {
    const [key, id] = [query.get('key'), query.get('transaction')];
    const found = topUps.find((one) => one.account === account && (one.id === id || one.key === key));
    return { data: found === undefined ? null : told(found) };
  };

  return {
    topUps,
    answer(
      account: Purse,
      method: string,
      path: string,
      asked: { key: string; query: URLSearchParams; body: unknown },
    ) {
      if (path === 'wallet/top-up/terms') return { data: { currency: 'AED', ...bounds, amounts: offeredAmounts } };
      return method === 'POST' ? start(account, asked.key, asked.body as Wish) : find(account, asked.query);
    },
    /** The bank's word on one that still waits for it; returns whether there is such a one. */
    decide(id: string, isPaid: boolean): boolean {
      const found = topUps.find((one) => one.id === id);
      if (found?.state !== 'pending') return found !== undefined;
      found.state = isPaid ? 'succeeded' : 'declined';
      if (isPaid) found.account.wallet += found.amount;
      return true;
    },
    /** Fils that the bank has brought into it. */
    creditedTo: (account: Purse): number =>
      topUps
        .filter((one) => one.account === account && one.state === 'succeeded')
        .reduce((sum, { amount }) => sum + amount, 0),
  };
}
