/** The bank: takes a card, does with it what the card stands for, and sends the customer back to the portal. */
import { Hono, type Context } from 'hono';
import { timeText } from '../../domain/lines/wording.ts';
import type { StoredCard } from '../../domain/money/savedCards.ts';
import type { Server } from '../../server.ts';
import { fieldsOf, isOwnForm, languageFor, pageHeaders, type PageOptions } from '../page.ts';
import {
  behaviourOf,
  readCard,
  testCards,
  type Behaviour,
  type Card,
  type CardEntry,
  type CardProblems,
} from './cards.ts';
import { shopOrigin } from '../portalAddress.ts';
import { billOf, type Bill } from './bill.ts';
import { charge, masked } from './charge.ts';
import { overPage, payPage, silentPage } from './payPage.ts';

type Fields = Readonly<Record<string, string>>;

const savedCard = async (server: Server, id: string): Promise<StoredCard | null> =>
  (await server.database
    .selectFrom('saved_card')
    .select(['card_number', 'expiry_date'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

const entryOf = (fields: Fields): CardEntry => ({
  number: fields['number'] ?? '',
  expiry: fields['expiry'] ?? '',
  cvc: fields['cvc'] ?? '',
  holder: fields['holder'] ?? '',
});

/** The card to keep, when the customer ticked it. */
const kept = (fields: Fields, { number, expiry }: Card): StoredCard | undefined =>
  fields['save'] === '1' ? { card_number: masked(number), expiry_date: expiry } : undefined;

export function payRoutes({ server, portalOrigin, later }: PageOptions): Hono {
  const bank = new Hono();
  /** Where the shop that sent the customer stands: the portal, or a name of it. */
  const shopOf = (context: Context): string => shopOrigin(context.req.query('return'), portalOrigin);
  const headersFor = (context: Context): Record<string, string> => pageHeaders(shopOf(context));

  const showOver = (context: Context, bill: Bill | undefined): Response => {
    const language = languageFor(context);
    if (!bill) return context.html(overPage(language, 'unknown', `${shopOf(context)}/`), 404, headersFor(context));
    const reason = bill.state === 'expired' ? 'expired' : 'settled';
    return context.html(overPage(language, reason, shopOf(context) + bill.resultPath), 410, headersFor(context));
  };

  interface RefusedError {
    readonly entry: CardEntry;
    readonly problems: CardProblems;
  }
  async function showForm(context: Context, open: Server, bill: Bill, refusal?: RefusedError): Promise<Response> {
    const language = languageFor(context);
    const shop = shopOf(context);
    const named: Readonly<Record<string, string>> = shop === portalOrigin ? {} : { return: shop };
    const page = payPage({
      language,
      address: (language) => `/pay/${encodeURIComponent(bill.id)}?${new URLSearchParams({ lang: language, ...named })}`,
      orderId: bill.orderId,
      amount: bill.amount,
      currency: bill.currency,
      email: bill.email,
      items: bill.items,
      until: timeText(language, bill.expiresAt.slice(11)),
      savedCard: await savedCard(open, bill.cardId),
      saveCard: bill.savesCard,
      ...refusal,
    });
    return context.html(page, refusal ? 422 : 200, headersFor(context));
  }

  bank.get('/pay/:transactionId', async (context) => {
    const open = await server();
    const bill = await billOf(open, context.req.param('transactionId'));
    return bill?.state === 'open' ? showForm(context, open, bill) : showOver(context, bill);
  });

  bank.post('/pay/:transactionId', async (context) => {
    if (!isOwnForm(context))
      return context.text('This form was not sent by the bank’s own page.', 403, headersFor(context));
    const open = await server();
    const bill = await billOf(open, context.req.param('transactionId'));
    if (bill?.state !== 'open') return showOver(context, bill);
    const fields = await fieldsOf(context);

    const pay = async (card: string, behaviour: Behaviour, keep?: StoredCard): Promise<Response> => {
      const path = await charge({ bill, card, behaviour, keep, later });
      return path === null
        ? context.html(silentPage(languageFor(context), shopOf(context) + bill.resultPath), 200, headersFor(context))
        : context.redirect(shopOf(context) + path, 303);
    };

    switch (fields['do'] ?? 'pay') {
      case 'walk-away':
        return context.redirect(`${shopOf(context)}/`, 303);
      case 'cancel':
        return context.redirect(shopOf(context) + (await bill.decline('cancelled')), 303);
      case 'pay-saved': {
        const saved = await savedCard(open, bill.cardId);
        // A kept card was good once; its middle digits, and so its behaviour, are known to nobody here.
        return saved ? pay(saved.card_number, 'accepts') : showForm(context, open, bill);
      }
      case 'pay-test': {
        const card = testCards.find(({ number }) => number === fields['number']);
        if (!card) return showForm(context, open, bill);
        const last = open.clock.today().add({ years: 3 }).toString();
        const expiry = `${last.slice(5, 7)}/${last.slice(2, 4)}`;
        return pay(masked(card.number), card.behaviour, kept(fields, { number: card.number, expiry }));
      }
      default: {
        const entry = entryOf(fields);
        const read = readCard(entry, open.clock.today().toPlainYearMonth());
        if ('problems' in read) return showForm(context, open, bill, { entry, problems: read.problems });
        return pay(masked(read.card.number), behaviourOf(read.card.number), kept(fields, read.card));
      }
    }
  });
  return bank;
}
