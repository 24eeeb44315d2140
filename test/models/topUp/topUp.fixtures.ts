/** Money on its way into a wallet. */
import type { TopUpContext, TopUpOffer } from '../../../machines/topUp/topUpContext.ts';
import type { TopUp } from '../../../src/contract/additions/topUp.ts';

export const page = 'https://bank.example/pay/tu-1';

export const topUpThatIs = (state: TopUp['state'], rest: Partial<TopUp> = {}): TopUp => ({
  transactionId: 'tu-1',
  state,
  amount: 250,
  currency: 'AED',
  date: '2026-11-24 10:00:00',
  reason: null,
  balance: 240.5,
  url: state === 'pending' ? page : null,
  ...rest,
});

export const visa = { id: 'card-1', card_number: '411111******1111', expiry_date: '08/29', is_default: true };

export const offer: TopUpOffer = {
  terms: { currency: 'AED', min: 10, max: 5000, amounts: [100, 250, 500] },
  cards: [visa],
  balance: 240.5,
};

/** The second of three amounts, by the default card. */
export const offered: TopUpContext['selection'] = { offered: 250, written: '', card: 'card-1', keepsCard: false };

export const intent = {
  owner: 'customer 6',
  key: 'key-of-this-top-up',
  amount: 250,
  card: 'card-1',
  transactionId: null,
};
