/** The bank's page: amount and order, a card form, test cards that pay by one click, and ways to leave. */
import type { InferInput } from 'valibot';
import type { OrderItem } from '../../../src/contract/orders/orders.ts';
import { amountOf, bilingual, document, field, money, type Language, type Words } from '../layout.ts';
import { attribute, html, type Markup } from '../markup.ts';
import { grouped, testCards, type CardEntry, type CardProblem, type CardProblems } from './cards.ts';

export interface PayView {
  readonly language: Language;
  /** Address of this page, in the reader's language. */
  readonly address: (language: Language) => string;
  /** Null: it is for no order. */
  readonly orderId: number | null;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly items: readonly InferInput<typeof OrderItem>[];
  /** Until when the payment is waited for, in the reader's words. */
  readonly until: string | null;
  /** The saved card the customer chose in the cart. */
  readonly savedCard: { readonly card_number: string; readonly expiry_date: string } | null;
  /** The customer wished to keep the card. */
  readonly saveCard: boolean;
  readonly entry?: Partial<CardEntry>;
  readonly problems?: CardProblems;
}

export const bank = bilingual('Saha Pay', 'ساحة باي');

const words = {
  title: bilingual('Pay by card', 'الدفع بالبطاقة'),
  order: bilingual('Order', 'الطلب'),
  email: bilingual('Receipt to', 'الإيصال إلى'),
  until: bilingual('Pay before', 'ادفع قبل'),
  cardForm: bilingual('Your card', 'بطاقتك'),
  number: bilingual('Card number', 'رقم البطاقة'),
  expiry: bilingual('Expires (MM/YY)', 'تاريخ الانتهاء (شهر/سنة)'),
  cvc: bilingual('Security code', 'رمز الأمان'),
  holder: bilingual('Name on the card', 'الاسم على البطاقة'),
  save: bilingual('Keep this card for the next time', 'احفظ هذه البطاقة للمرة القادمة'),
  pay: bilingual('Pay', 'ادفع'),
  saved: bilingual('Your saved card', 'بطاقتك المحفوظة'),
  other: bilingual('Another card', 'بطاقة أخرى'),
  test: bilingual('Test cards', 'بطاقات تجريبية'),
  testHint: bilingual('One click fills in the card and pays.', 'نقرة واحدة تملأ البيانات وتدفع.'),
  leave: bilingual('Leave', 'المغادرة'),
  cancel: bilingual('Cancel the payment', 'إلغاء الدفع'),
  walk: bilingual('Walk away', 'غادر دون رد'),
  walkHint: bilingual(
    'Cancelling tells the portal. Walking away tells nobody: the places stay held until the time runs out.',
    'الإلغاء يُبلغ الموقع. أما المغادرة فلا تُبلغ أحدًا، وتبقى الأماكن محجوزة حتى ينتهي الوقت.',
  ),
  summary: bilingual('You pay', 'المبلغ المطلوب'),
} as const satisfies Record<string, Words>;

const problems = {
  number: bilingual('This is no valid card number.', 'رقم البطاقة غير صحيح.'),
  expiry: bilingual('Write month and year, for example 09/29.', 'اكتب الشهر والسنة، مثل 09/29.'),
  expired: bilingual('This card has expired.', 'انتهت صلاحية هذه البطاقة.'),
  cvc: bilingual('Three or four digits from the back.', 'ثلاثة أرقام أو أربعة من ظهر البطاقة.'),
  holder: bilingual('Write the name as it stands on the card.', 'اكتب الاسم كما هو على البطاقة.'),
} as const satisfies Record<CardProblem, Words>;

export function payPage(view: PayView): string {
  const { language: l, entry = {} } = view;
  const action = view.address(l);
  const problem = (name: keyof CardEntry): string | undefined => {
    const code = view.problems?.[name];
    return code && problems[code][l];
  };
  const firstWrong = (['number', 'expiry', 'cvc', 'holder'] as const).find(problem);
  const checked = (name: keyof CardEntry) => ({ name, problem: problem(name), focus: name === firstWrong });
  const price = money(view.amount, view.currency, l);

  const cardForm = html`<section class="section" aria-labelledby="card">
    <h2 id="card">${view.savedCard ? words.other[l] : words.cardForm[l]}</h2>
    <form method="post" action="${action}" novalidate>
      ${field({ ...checked('number'), label: words.number[l], value: entry.number ?? '', inputmode: 'numeric', autocomplete: 'cc-number', maxlength: 23, ltr: true, placeholder: '4242 4242 4242 4242' })}
      <div class="pair">
        ${field({ ...checked('expiry'), label: words.expiry[l], value: entry.expiry ?? '', inputmode: 'numeric', autocomplete: 'cc-exp', maxlength: 7, ltr: true, placeholder: '09/29' })}
        ${field({ ...checked('cvc'), label: words.cvc[l], value: '', inputmode: 'numeric', autocomplete: 'cc-csc', maxlength: 4, ltr: true, placeholder: '123' })}
      </div>
      ${field({ ...checked('holder'), label: words.holder[l], value: entry.holder ?? '', autocomplete: 'cc-name', maxlength: 60 })}
      <label class="check"
        ><input type="checkbox" name="save" value="1" ${attribute('checked', view.saveCard)} /><span
          >${words.save[l]}</span
        ></label
      >
      <button class="btn btn--main btn--large" name="do" value="pay">
        ${words.pay[l]} <bdi class="num nowrap">${price}</bdi>
      </button>
    </form>
  </section>`;

  // Beside what is paid, so that whoever keeps a card here never has to look for the button.
  const savedForm: Markup | null = view.savedCard
    ? html`<section class="stack" aria-labelledby="saved">
        <h2 id="saved" class="small">${words.saved[l]}</h2>
        <p>
          <bdi class="num ltr">${view.savedCard.card_number}</bdi> ·
          <bdi class="num ltr">${view.savedCard.expiry_date}</bdi>
        </p>
        <form method="post" action="${action}">
          <button class="btn btn--main btn--large" name="do" value="pay-saved">
            ${words.pay[l]} <bdi class="num nowrap">${price}</bdi>
          </button>
        </form>
      </section>`
    : null;

  const tests = html`<section class="section" aria-labelledby="test">
    <h2 id="test">${words.test[l]}</h2>
    <p class="quiet">${words.testHint[l]}</p>
    <form method="post" action="${action}">
      <input type="hidden" name="do" value="pay-test" />
      <input type="hidden" name="save" value="${view.saveCard ? '1' : '0'}" />
      <ul class="picks">
        ${testCards.map(
          (card) =>
            html`<li>
              <button class="pick" name="number" value="${card.number}">
                <span><b>${card.title[l]}</b><span class="quiet small">${card.text[l]}</span></span
                ><bdi class="tail mono ltr">${grouped(card.number)}</bdi>
              </button>
            </li>`,
        )}
      </ul>
    </form>
  </section>`;

  const leave = html`<section class="section" aria-labelledby="leave">
    <h2 id="leave">${words.leave[l]}</h2>
    <p class="quiet">${words.walkHint[l]}</p>
    <form method="post" action="${action}">
      <div class="row">
        <button class="btn" name="do" value="cancel">${words.cancel[l]}</button>
        <button class="btn btn--quiet" name="do" value="walk-away">${words.walk[l]}</button>
      </div>
    </form>
  </section>`;

  return document({
    title: words.title[l],
    siteName: bank[l],
    home: action,
    language: l,
    narrow: true,
    navigation: [
      {
        href: view.address(l === 'ar' ? 'en' : 'ar'),
        text: l === 'ar' ? 'English' : 'عربي',
      },
    ],
    body: html`<div class="head"><h1>${words.title[l]}</h1></div>
      <div class="split">
        <div class="stack stack--wide">${cardForm}${tests}${leave}</div>
        <aside class="panel" aria-label="${words.summary[l]}">
          <p class="quiet">${words.summary[l]}</p>
          ${amountOf(view.amount, view.currency, l)}${savedForm}
          <ul class="list">
            ${view.items.map(
              (item) =>
                html`<li>
                  <div class="row row--apart">
                    <span>${(l === 'ar' && item.ar_name) || item.name}</span
                    ><span class="num nowrap">${item.quantity === 1 ? null : html`× ${item.quantity}`}</span>
                  </div>
                  <p class="quiet small">${(l === 'ar' && item.ar_detail) || item.detail}</p>
                </li>`,
            )}
          </ul>
          <dl>
            ${
              view.orderId === null
                ? null
                : html`<dt>${words.order[l]}</dt>
                    <dd class="num"><bdi>${view.orderId}</bdi></dd>`
            }
            <dt>${words.email[l]}</dt>
            <dd><bdi>${brokenBehindAt(view.email)}</bdi></dd>
            ${
              view.until
                ? html`<dt>${words.until[l]}</dt>
                    <dd class="num"><bdi>${view.until}</bdi></dd>`
                : null
            }
          </dl>
        </aside>
      </div>`,
  });
}

/** Where there is no room for it an address goes on behind its @, and not in the middle of a word. */
function brokenBehindAt(email: string): Markup {
  const host = email.indexOf('@') + 1;
  return html`${email.slice(0, host)}<wbr />${email.slice(host)}`;
}

const silence = {
  title: bilingual('The bank is thinking', 'البنك يفكر'),
  text: bilingual(
    'This card never gets an answer. In real life the customer closes the page; do the same, or go back to the portal by hand.',
    'هذه البطاقة لا تتلقى ردًا أبدًا. في الواقع يغلق العميل الصفحة، فافعل مثله أو عُد إلى الموقع بنفسك.',
  ),
  back: bilingual('Back to the portal', 'العودة إلى الموقع'),
} as const;

/** What a customer sees whose bank never answers. */
export const silentPage = (language: Language, portal: string): string =>
  document({
    title: silence.title[language],
    siteName: bank[language],
    home: portal,
    language,
    narrow: true,
    body: html`<div class="head">
        <h1>${silence.title[language]}</h1>
        <p>${silence.text[language]}</p>
      </div>
      <p><a class="btn" href="${portal}">${silence.back[language]}</a></p>`,
  });

const over = {
  title: bilingual('Nothing to pay here', 'لا يوجد ما يُدفع هنا'),
  text: {
    settled: bilingual('This payment has been settled already.', 'تمت تسوية هذه الدفعة من قبل.'),
    expired: bilingual('The time to pay has run out. Nothing was charged.', 'انتهى وقت الدفع ولم يُخصم أي مبلغ.'),
    unknown: bilingual('This payment does not exist.', 'هذه الدفعة غير موجودة.'),
  },
} as const;

/** A payment that cannot be made (any more). */
export const overPage = (language: Language, reason: keyof typeof over.text, portal: string): string =>
  document({
    title: over.title[language],
    siteName: bank[language],
    home: portal,
    language,
    narrow: true,
    body: html`<div class="head">
        <h1>${over.title[language]}</h1>
        <p>${over.text[reason][language]}</p>
      </div>
      <p><a class="btn" href="${portal}">${silence.back[language]}</a></p>`,
  });
