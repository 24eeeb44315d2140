/** The provider's page: who are you today? */
import { bilingual, document, type Language, type Words } from '../layout.ts';
import { html } from '../markup.ts';
import { personas, type Persona } from './personas.ts';

const words = {
  place: bilingual('National ID', 'الهوية الوطنية'),
  title: bilingual('Who is logging in?', 'من يسجل الدخول؟'),
  intro: bilingual(
    'This page stands in for the national identity provider. Choose a person: the portal gets a token that works once, within a minute.',
    'تحل هذه الصفحة محل مزوّد الهوية الوطنية. اختر شخصًا، فيحصل الموقع على رمز يعمل مرة واحدة خلال دقيقة.',
  ),
  back: bilingual('You return to', 'ستعود إلى'),
  cancel: bilingual('Cancel and go back', 'الإلغاء والعودة'),
  none: bilingual('without Emirates ID', 'بلا هوية إماراتية'),
  known: bilingual('You are still logged in here', 'ما زلت مسجل الدخول هنا'),
  goOn: bilingual('Go on as', 'المتابعة باسم'),
  others: bilingual('Somebody else', 'شخص آخر'),
} as const satisfies Record<string, Words>;

export interface IdentityView {
  readonly language: Language;
  /** The portal's page to return to, checked. */
  readonly returnTo: string;
  /** What the portal wants to get back unchanged. */
  readonly state: string;
  /** Who has not logged out since the last time. */
  readonly known: Persona | null;
}

export function identityPage({ language: l, returnTo, state, known }: IdentityView): string {
  const query = (language: Language): string =>
    new URLSearchParams({ return: returnTo, ...(state ? { state } : {}), lang: language }).toString();
  return document({
    title: words.title[l],
    siteName: words.place[l],
    home: `/idp/authorize?${query(l)}`,
    language: l,
    narrow: true,
    navigation: [{ href: `/idp/authorize?${query(l === 'ar' ? 'en' : 'ar')}`, text: l === 'ar' ? 'English' : 'عربي' }],
    body: html`<div class="head">
        <h1>${words.title[l]}</h1>
        <p>${words.intro[l]}</p>
        <p class="quiet">${words.back[l]} <bdi class="mono ltr">${returnTo}</bdi></p>
      </div>
      <form method="post" action="/idp/authorize?${query(l)}">
        ${
          known
            ? html`<section class="section">
                <h2>${words.known[l]}</h2>
                <div class="row">
                  <button class="btn btn--main" name="persona" value="${known.id}">
                    ${words.goOn[l]} ${known.title[l]}
                  </button>
                </div>
              </section>`
            : null
        }
        <section class="section">
          ${known ? html`<h2>${words.others[l]}</h2>` : null}
          <ul class="picks">
            ${personas
              .filter((persona) => persona !== known)
              .map(
                ({ id, title, text, profile }) =>
                  html`<li>
                    <button class="pick" name="persona" value="${id}">
                      <span><b>${title[l]}</b><span class="quiet small">${text[l]}</span></span>
                      <span class="tail small"
                        >${profile.emirates_id ? html`<bdi class="mono ltr">${profile.emirates_id}</bdi>` : words.none[l]}</span
                      >
                    </button>
                  </li>`,
              )}
          </ul>
        </section>
        <div class="row"><button class="btn" name="persona" value="cancel">${words.cancel[l]}</button></div>
      </form>`,
  });
}

const gone = {
  title: bilingual('Logged out', 'تم تسجيل الخروج'),
  text: bilingual('The identity provider has forgotten you.', 'نسيك مزوّد الهوية.'),
  refused: bilingual('This address does not belong to the portal.', 'هذا العنوان لا يخص الموقع.'),
} as const;

/** Shown when nobody may be sent anywhere. */
export const identityRefusal = (language: Language): string =>
  document({
    title: gone.refused[language],
    siteName: words.place[language],
    home: '/',
    language,
    narrow: true,
    body: html`<div class="head"><h1>${gone.refused[language]}</h1></div>`,
  });

export const loggedOutPage = (language: Language): string =>
  document({
    title: gone.title[language],
    siteName: words.place[language],
    home: '/',
    language,
    narrow: true,
    body: html`<div class="head">
      <h1>${gone.title[language]}</h1>
      <p>${gone.text[language]}</p>
    </div>`,
  });
