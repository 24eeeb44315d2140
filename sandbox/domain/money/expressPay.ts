/** Sheets of browsers and phones, as the sandbox's gateway takes them: a token is worth one payment of one amount (Q7.7.k). */
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { ExpressMethod, ExpressName } from '../../../src/contract/additions/expressPay.ts';
import { expressWords } from '../../answers/expressWords.ts';
import { invalid, Refused } from '../../answers/refused.ts';
import type { Tables, Order } from '../../data/tables.ts';
import type { Server } from '../../server.ts';
import { issueExchangeToken, takeExchangeToken } from '../access/exchangeTokens.ts';
import { markPaid, openPayment, paymentMinutes } from '../orders/settlement.ts';

const names: readonly ExpressName[] = ['apple_pay', 'google_pay'];

export const isExpress = (cardId: string): cardId is ExpressName => names.some((name) => name === cardId);

/** What the gateway offers. @param sandboxOrigin where its stand-in sheet is, for browsers that have none */
export const expressMethods = (sandboxOrigin: string): ExpressMethod[] =>
  names.map((name) => ({
    name,
    merchant_name: 'Saha',
    merchant_id: 'merchant.example.saha',
    country: 'AE',
    networks: ['visa', 'masterCard'],
    gateway: 'sahapay',
    gateway_merchant_id: 'saha',
    sheet: new URL(`/pay/sheet/${name}`, sandboxOrigin).href,
  }));

const Worth = v.object({
  name: v.picklist(['apple_pay', 'google_pay']),
  /** Fils. */
  amount: v.number(),
  card: v.string(),
  isGood: v.boolean(),
});
type Worth = v.InferOutput<typeof Worth>;

export const issueExpressToken = (server: Server, worth: Worth): Promise<string> =>
  issueExchangeToken(server, 'express', null, worth);

/** The gateway's word on a token, before anything is written down; it is good once. Throws Refused 422 for any other. */
export async function takeExpressToken(server: Server, name: ExpressName, token: string | undefined): Promise<Worth> {
  const taken = token === undefined ? null : await takeExchangeToken(server, 'express', token);
  const worth = v.safeParse(Worth, taken?.data);
  if (!worth.success || worth.output.name !== name)
    throw invalid('express_token', expressWords.notKnown, 'expressNotKnown');
  return worth.output;
}

/** A token pays its own amount and no other. Throws Refused 422 for another amount, and when the bank says no. */
export async function payExpress(server: Server, trx: Transaction<Tables>, order: Order, worth: Worth): Promise<void> {
  if (worth.amount !== order.paid_card) throw new Refused(422, expressWords.otherAmount, { code: 'expressAmount' });
  if (!worth.isGood) throw new Refused(422, expressWords.refused, { code: 'expressRefused' });
  const id = await openPayment(server, trx, order, paymentMinutes);
  await trx.updateTable('payment_attempt').set({ state: 'succeeded', card: worth.card }).where('id', '=', id).execute();
  await markPaid(server, trx, order);
}

/** Vouches for the merchant, to Apple's addresses alone. */
export function merchantSession(validationUrl: string): Record<string, unknown> {
  const { protocol, hostname } = new URL(validationUrl);
  if (protocol !== 'https:' || !hostname.endsWith('.apple.com'))
    throw invalid('validation_url', expressWords.foreignMerchant);
  return { merchantIdentifier: 'merchant.example.saha', displayName: 'Saha' };
}
