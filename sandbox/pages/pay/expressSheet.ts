/** The gateway's stand-in for Apple's and Google's sheets: a window beside the portal that confirms, is refused, or is closed (Q7.7.k). */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { ExpressName } from '../../../src/contract/additions/expressPay.ts';
import { issueExpressToken } from '../../domain/money/expressPay.ts';
import { amountOf, bilingual, document, type Language } from '../layout.ts';
import { html } from '../markup.ts';
import { fieldsOf, isOwnForm, languageFor, pageHeaders, type PageOptions } from '../page.ts';
import { shopOrigin } from '../portalAddress.ts';

/** Their makers want these names in no other language. */
const names: Readonly<Record<ExpressName, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

const words = {
  place: bilingual('Stand-in of the sandbox', 'بديل تجريبي'),
  hint: bilingual(
    'Where a browser has its own sheet, that one opens instead.',
    'إن كانت لمتصفحك نافذة دفع خاصة به فستفتح بدلًا من هذه.',
  ),
  confirm: bilingual('Confirm', 'تأكيد'),
  refuse: bilingual('Confirm, and let the bank refuse', 'تأكيد مع رفض البنك'),
  close: bilingual('Close without paying', 'إغلاق دون دفع'),
  wait: bilingual('One moment…', 'لحظة من فضلك…'),
} as const;

const cards: Readonly<Record<ExpressName, string>> = {
  apple_pay: 'Apple Pay ••••4242',
  google_pay: 'Google Pay ••••4242',
};

/** Tells the portal, which opened this window, or closes it: the one script of the bank. */
const script = `
const { token, shop } = document.querySelector('[data-shop]').dataset;
if (token && window.opener) window.opener.postMessage({ expressToken: token }, shop);
else window.close();
`;

/** What opened this window has to be told: the page is not cut off from it. */
const headersOf = (shop: string): Record<string, string> => {
  const headers = pageHeaders(shop);
  return {
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy']}; script-src 'self'`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  };
};

const Query = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,3})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

export function expressSheetRoutes({ server, portalOrigin }: PageOptions): Hono {
  const sheet = new Hono();
  sheet.get('/pay/sheet.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }),
  );

  /** What is asked, or null where nobody could be asked for that. */
  const asked = (context: Context) => {
    const name = v.safeParse(ExpressName, context.req.param('name'));
    const query = v.safeParse(Query, context.req.query());
    const shop = shopOrigin(context.req.query('return'), portalOrigin);
    return name.success && query.success ? { name: name.output, ...query.output, shop } : null;
  };

  const page = (language: Language, title: string, body: ReturnType<typeof html>): string =>
    document({ title, siteName: words.place[language], home: '#', language, narrow: true, body });

  sheet.get('/pay/sheet/:name', (context) => {
    const bill = asked(context);
    if (bill === null) return context.notFound();
    const language = languageFor(context);
    const { search } = new URL(context.req.url);
    const body = html`<div class="head">
        <h1><bdi lang="en">${names[bill.name]}</bdi></h1>
        <p>${words.hint[language]}</p>
      </div>
      <div class="panel stack">
        ${amountOf(Number(bill.amount), bill.currency, language)}
        <form method="post" action="/pay/sheet/${bill.name}${search}" class="stack">
          <button class="btn btn--main btn--large" name="do" value="confirm">${words.confirm[language]}</button>
          <button class="btn" name="do" value="refuse">${words.refuse[language]}</button>
          <button class="btn btn--quiet" name="do" value="close">${words.close[language]}</button>
        </form>
      </div>`;
    return context.html(page(language, names[bill.name], body), 200, headersOf(bill.shop));
  });

  sheet.post('/pay/sheet/:name', async (context) => {
    const bill = asked(context);
    if (bill === null) return context.notFound();
    if (!isOwnForm(context)) return context.text('This form was not sent by the bank’s own page.', 403);
    const language = languageFor(context);
    const { do: wish } = await fieldsOf(context);
    const amount = Math.round(Number(bill.amount) * 100);
    const worth = { name: bill.name, amount, card: cards[bill.name], isGood: wish === 'confirm' };
    const token = wish === 'close' ? '' : await issueExpressToken(await server(), worth);
    const body = html`<p data-token="${token}" data-shop="${bill.shop}">${words.wait[language]}</p>
      <script src="/pay/sheet.js" defer></script>`;
    return context.html(page(language, names[bill.name], body), 200, headersOf(bill.shop));
  });
  return sheet;
}
