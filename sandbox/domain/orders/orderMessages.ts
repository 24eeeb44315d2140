/** What customers are written about their orders, in the language in which they ordered. */
import type { Queryable } from '../../data/database.ts';
import type { Server } from '../../server.ts';
import { bilingual, type Language, type Words } from '../../words.ts';
import { deliver } from '../inbox.ts';
import { makeOrderLink } from './orderLinks.ts';
import { itemsOf } from './receipts.ts';
import { isGuests } from '../money/refunds.ts';
import type { Order } from '../../data/tables.ts';

const figures = (fils: number): string =>
  (fils / 100).toLocaleString('en-US', { minimumFractionDigits: fils % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 });
const currencies: Readonly<Record<string, Words>> = { AED: bilingual('AED', 'د.إ') };

/** AED 270, or 270 د.إ. */
export function money(fils: number, currency: string): Words {
  const { en, ar } = currencies[currency] ?? bilingual(currency, currency);
  return bilingual(`${en} ${figures(fils)}`, `${figures(fils)} ${ar}`);
}

export const languageOf = ({ language }: Pick<Order, 'language'>): Language => (language === 'ar' ? 'ar' : 'en');

/** The page behind an address in the language of the order, whatever the browser prefers. */
const inLanguage = (address: string, order: Order): string => `${address}?lang=${languageOf(order)}`;

/** What was ordered, a line each. */
async function listOf(database: Queryable, order: Order, language: Language): Promise<string> {
  const items = await itemsOf(database, order.id);
  return items
    .map((item) => {
      const name = (language === 'ar' && item.ar_name) || item.name;
      const detail = (language === 'ar' && item.ar_detail) || item.detail;
      return [item.quantity === 1 ? name : `${name} × ${item.quantity}`, detail].filter(Boolean).join(' · ');
    })
    .join('\n');
}

interface Letter {
  readonly subject: (id: number) => Words;
  /** A guest has neither points nor a wallet. */
  readonly body: (order: Order, isGuest: boolean) => Words;
  /** Says what the order holds. */
  readonly isListed?: true;
}

const letters = {
  paid: {
    subject: (id) => bilingual(`Your order ${id} is confirmed`, `تم تأكيد طلبك رقم ${id}`),
    body: ({ total, currency }) => {
      const sum = money(total, currency);
      return bilingual(
        `Paid: ${sum.en}. Your order is behind the link, with its tickets where it has some.`,
        `المدفوع: ${sum.ar}. تجد طلبك عبر الرابط، مع تذاكره إن وُجدت.`,
      );
    },
    isListed: true,
  },
  asked: {
    subject: (id) => bilingual(`We have your request, order ${id}`, `وصلنا طلبك رقم ${id}`),
    body: () =>
      bilingual(
        'The venue answers within a day. Your places are kept until then.',
        'يرد الموقع خلال يوم، ونحتفظ بأماكنك حتى ذلك الحين.',
      ),
    isListed: true,
  },
  approved: {
    subject: (id) => bilingual(`Order ${id} is approved`, `تمت الموافقة على الطلب ${id}`),
    body: () =>
      bilingual(
        'Your booking is approved. Please pay within 24 hours.',
        'تمت الموافقة على حجزك. يُرجى الدفع خلال 24 ساعة.',
      ),
    isListed: true,
  },
  rejected: {
    subject: (id) => bilingual(`Order ${id} could not be approved`, `تعذّرت الموافقة على الطلب ${id}`),
    body: () =>
      bilingual(
        'The venue could not take your booking. Nothing was charged; points, wallet and credit are as before.',
        'لم يتمكن الموقع من قبول حجزك. لم يُخصم أي مبلغ، ونقاطك ومحفظتك ورصيدك الائتماني كما كانت.',
      ),
  },
  cancelled: {
    subject: (id) => bilingual(`Order ${id} is cancelled`, `أُلغي الطلب ${id}`),
    body: ({ state, paid_card, currency }, isGuest) => {
      const sum = money(paid_card, currency);
      if (state !== 'paid' || paid_card === 0) {
        return isGuest
          ? bilingual('Nothing is charged.', 'لن يُخصم أي مبلغ.')
          : bilingual(
              'Nothing is charged; points, wallet and credit are as before.',
              'لن يُخصم أي مبلغ، ونقاطك ومحفظتك ورصيدك الائتماني كما كانت.',
            );
      }
      const toCard = bilingual(
        `What you paid by card, ${sum.en}, goes back to your card within 7 business days.`,
        `المبلغ المدفوع بالبطاقة، ${sum.ar}، يُعاد إلى بطاقتك خلال 7 أيام عمل.`,
      );
      return isGuest
        ? toCard
        : bilingual(
            `${toCard.en} Points, wallet and credit are as before.`,
            `${toCard.ar} ونقاطك ومحفظتك ورصيدك الائتماني كما كانت.`,
          );
    },
  },
  refunded: {
    subject: (id) => bilingual(`Refund of order ${id}`, `استرداد مبلغ الطلب ${id}`),
    body: ({ paid_card, currency }) => {
      const sum = money(paid_card, currency);
      return bilingual(
        `Your payment arrived after the order had ended. ${sum.en} go back to your card within 7 business days.`,
        `وصلت دفعتك بعد انتهاء الطلب، وسيُعاد ${sum.ar} إلى بطاقتك خلال 7 أيام عمل.`,
      );
    },
  },
} as const satisfies Record<string, Letter>;

/** Writes to the customer of the order; `link` is where the message leads. */
export async function writeAbout(
  server: Server,
  database: Queryable,
  kind: keyof typeof letters,
  order: Order,
  link?: string,
): Promise<void> {
  const language = languageOf(order);
  const letter: Letter = letters[kind];
  const body = letter.body(order, await isGuests(database, order))[language];
  await deliver(
    server,
    {
      channel: 'email',
      recipient: order.email,
      subject: letter.subject(order.id)[language],
      body: letter.isListed ? `${await listOf(database, order, language)}\n${body}` : body,
      ...(link === undefined ? {} : { link }),
    },
    database,
  );
}

/** Where a message leads to an order that stands: by a link of its own, which needs no login and ends. */
export const receiptOf = async (server: Server, database: Queryable, order: Order): Promise<string> =>
  inLanguage(`${server.portalOrigin}/paymentsuccess/${await makeOrderLink(server, database, order)}`, order);
/** Where an order is paid. @param origin where the customer shops: the bank sends them back there */
export const payPageOf = (server: Server, order: Order, attempt: string, origin?: string): string =>
  payPage(server, attempt, languageOf(order), origin);

/** The bank's page of a payment. @param origin where the customer shops, and is sent back to */
export function payPage(
  server: Server,
  payment: string,
  language: Language,
  origin: string = server.portalOrigin,
): string {
  const page = `${server.url}/pay/${payment}?lang=${language}`;
  return origin === server.portalOrigin ? page : `${page}&${new URLSearchParams({ return: origin })}`;
}
