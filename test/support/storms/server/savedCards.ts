/** The part of the storms' server that has the saved cards of customers, and which of them is the first (Q7.7.l). */
import type { Accounts } from './accounts.ts';
import { Refusal, type Asked } from './asked.ts';

export function createSavedCards(accounts: Accounts) {
  /** By customers; at first it is none, and money is paid with a new one. */
  const first = new Map<number, string>();

  const idsOf = (owner: number): string[] => [1, 2].map((n) => `card-${owner}-${n}`);

  function cards(owner: number) {
    const told = idsOf(owner).map((id) => ({
      id,
      card_number: `411111******111${id.at(-1)}`,
      expiry_date: '12/30',
      is_default: first.get(owner) === id,
    }));
    return told.toSorted((one, other) => Number(other.is_default) - Number(one.is_default));
  }

  function prefer(asked: Asked, id: string): null {
    const owner = accounts.caller(asked).id;
    if (!idsOf(owner).includes(id)) throw new Refusal(404, 'notFound');
    first.set(owner, id);
    return null;
  }

  return {
    firstOf: (owner: number): string | null => first.get(owner) ?? null,
    /** Undefined where the call is none of these. */
    answer: (asked: Asked): unknown => {
      if (asked.path === 'profile/cards') return cards(accounts.caller(asked).id);
      const [, id] = /^profile\/cards\/(.+)\/default$/.exec(asked.path) ?? [];
      return id === undefined ? undefined : prefer(asked, id);
    },
  };
}
