/** Every message the operator would have sent, newest first. */
import { bilingual, document, field, type Language, type Words } from '../layout.ts';
import { html, type Markup } from '../markup.ts';

export interface InboxMessage {
  readonly id: number;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
  readonly created_at: string;
}

export interface InboxView {
  readonly language: Language;
  readonly to: string;
  readonly messages: readonly InboxMessage[];
  readonly refresh: boolean;
}

const words = {
  place: bilingual('Saha messages', 'رسائل ساحة'),
  title: bilingual('Inbox', 'الرسائل الواردة'),
  intro: bilingual(
    'Text messages and e-mails that leave the sandbox arrive here instead of with real people.',
    'الرسائل النصية والبريد الصادر من البيئة التجريبية يصل إلى هنا بدلًا من أشخاص حقيقيين.',
  ),
  to: bilingual('Part of the number or e-mail', 'جزء من الرقم أو البريد'),
  show: bilingual('Show', 'اعرض'),
  all: bilingual('Show all', 'اعرض الكل'),
  watch: bilingual('Refresh every 5 seconds', 'حدّث كل 5 ثوانٍ'),
  stop: bilingual('Stop refreshing', 'أوقف التحديث'),
  empty: bilingual('No message yet.', 'لا توجد رسائل بعد.'),
  emptyFor: bilingual('No message to that recipient.', 'لا توجد رسائل إلى هذا المستلم.'),
  open: bilingual('Open the link', 'افتح الرابط'),
  sms: bilingual('Text message', 'رسالة نصية'),
  email: bilingual('E-mail', 'بريد إلكتروني'),
} as const satisfies Record<string, Words>;

/** One-time codes are shown large, to be read from a distance. */
const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];

const inboxAddress = (to: string, language: Language, refresh: boolean): string => {
  const query = new URLSearchParams({ lang: language });
  if (to) query.set('to', to);
  if (refresh) query.set('watch', '1');
  return `/inbox?${query.toString()}`;
};

function message(each: InboxMessage, l: Language): Markup {
  const code = codeIn(each.body);
  return html`<li id="message-${each.id}">
    <article class="stack">
      <div class="row row--apart">
        <h2>${each.subject}</h2>
        <span class="quiet num nowrap"><bdi>${each.created_at}</bdi></span>
      </div>
      <p class="quiet small">${words[each.channel][l]} · <bdi class="ltr">${each.recipient}</bdi></p>
      ${code ? html`<p class="otp">${code}</p>` : null}
      ${each.body.split('\n').map((line) => html`<p dir="auto">${line}</p>`)}
      ${each.link ? html`<p><a href="${each.link}">${words.open[l]}</a></p>` : null}
    </article>
  </li>`;
}

export function inboxPage({ language: l, to, messages, refresh }: InboxView): string {
  return document({
    title: words.title[l],
    siteName: words.place[l],
    home: '/',
    language: l,
    ...(refresh ? { refresh: 5 } : {}),
    narrow: true,
    navigation: [
      { href: inboxAddress(to, l === 'ar' ? 'en' : 'ar', refresh), text: l === 'ar' ? 'English' : 'عربي' },
      { href: '/operator', text: l === 'ar' ? 'المشغّل' : 'Operator' },
    ],
    body: html`<div class="head">
        <h1>${words.title[l]}</h1>
        <p class="quiet">${words.intro[l]}</p>
      </div>
      <form class="inline" method="get" action="/inbox">
        <input type="hidden" name="lang" value="${l}" />
        ${refresh ? html`<input type="hidden" name="watch" value="1" />` : null}
        ${field({ name: 'to', label: words.to[l], value: to, ltr: true })}
        <button class="btn">${words.show[l]}</button>
        ${to ? html`<a class="btn btn--quiet" href="${inboxAddress('', l, refresh)}">${words.all[l]}</a>` : null}
        <a class="btn btn--quiet" href="${inboxAddress(to, l, !refresh)}"
          >${refresh ? words.stop[l] : words.watch[l]}</a
        >
      </form>
      ${
        messages.length === 0
          ? html`<p class="empty">${to ? words.emptyFor[l] : words.empty[l]}</p>`
          : html`<ul class="list">
              ${messages.map((each) => message(each, l))}
            </ul>`
      }`,
  });
}
