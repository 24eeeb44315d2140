/** The frame of every page around the portal, in the reader's language. */
import { mark } from '../art/brand.ts';
import { bilingual, type Language, type Words } from '../words.ts';
import { attribute, html, render, trusted, type Markup } from './markup.ts';

export { bilingual, type Language, type Words };

/** ?lang decides, then the browser's wish, then English. */
export function languageOf(query: string | undefined, accepted: string | undefined): Language {
  if (query === 'ar' || query === 'en') return query;
  return /^\s*ar\b/i.test(accepted ?? '') ? 'ar' : 'en';
}

export interface Page {
  readonly title: string;
  /** Whose page it is: bank, provider, inbox, operator. */
  readonly siteName: string;
  readonly home: string;
  readonly language: Language;
  readonly body: Markup;
  readonly navigation?: readonly { readonly href: string; readonly text: string; readonly current?: boolean }[];
  readonly narrow?: boolean;
  /** Seconds after which the page asks again. */
  readonly refresh?: number;
  readonly footer?: string;
}

const skip = bilingual('Skip to the content', 'انتقل إلى المحتوى');
const stamp = bilingual('sandbox', 'بيئة تجريبية');
const footer = bilingual(
  'This page belongs to the sandbox. No real money, no real people.',
  'هذه الصفحة جزء من البيئة التجريبية. لا أموال حقيقية ولا أشخاص حقيقيون.',
);

/** A whole document. */
export function document(page: Page): string {
  const { language } = page;
  return render(
    html`<!doctype html>
      <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          ${page.refresh ? html`<meta http-equiv="refresh" content="${page.refresh}" />` : null}
          <title>${page.title} · ${page.siteName}</title>
          <link rel="icon" href="/art/mark.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/pages/style.css" />
        </head>
        <body>
          <a class="skip" href="#content">${skip[language]}</a>
          <header class="top">
            <div class="top__in">
              <a class="brand" href="${page.home}"
                ><span aria-hidden="true">${trusted(mark)}</span><span>${page.siteName}</span></a
              >
              <span class="stamp">${stamp[language]}</span>
              ${
                page.navigation
                  ? html`<nav aria-label="${page.siteName}">
                      ${page.navigation.map(
                        ({ href, text, current }) =>
                          html`<a href="${href}" ${current ? trusted(' aria-current="page"') : null}>${text}</a>`,
                      )}
                    </nav>`
                  : null
              }
            </div>
          </header>
          <main id="content" ${page.narrow ? trusted(' class="narrow"') : null}>${page.body}</main>
          <footer class="foot"><p>${page.footer ?? footer[language]}</p></footer>
        </body>
      </html> `,
  );
}

/** A labelled input; a problem is announced with it. */
export function field(input: {
  /** Where a page has two fields of one name. */
  readonly id?: string;
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: string;
  readonly problem?: string | undefined;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  readonly placeholder?: string;
  readonly maxlength?: number;
  readonly required?: boolean;
  readonly ltr?: boolean;
  /** The reader begins here. */
  readonly focus?: boolean;
}): Markup {
  const { name, problem, hint, id = name } = input;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${id}">${input.label}</label>
    <input
      id="${id}"
      name="${name}"
      type="${input.type ?? 'text'}"
      value="${input.value ?? ''}"
      ${
        input.autocomplete ? html` autocomplete="${input.autocomplete}"` : null
      }${input.inputmode ? html` inputmode="${input.inputmode}"` : null}${
        input.placeholder ? html` placeholder="${input.placeholder}"` : null
      }${input.maxlength ? html` maxlength="${input.maxlength}"` : null}${attribute('required', input.required === true)}${attribute('autofocus', input.focus === true)}${
        input.ltr ? trusted(' dir="ltr"') : null
      }${described ? html` aria-describedby="${described}"` : null}${problem ? trusted(' aria-invalid="true"') : null}
    />
    ${hint ? html`<span class="quiet small" id="${id}-hint">${hint}</span>` : null}
    ${problem ? html`<span class="problem" id="${id}-problem">${problem}</span>` : null}
  </div>`;
}

/** 1,234.50 or 270: whole amounts without decimals. */
export const figures = (amount: number): string =>
  amount.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** What a currency is called beside an amount. */
export const currencyIn = (language: Language, currency: string): string =>
  language === 'ar' && currency === 'AED' ? 'د.إ' : currency;

/** AED 270, or 270 د.إ. */
export const money = (amount: number, currency = 'AED', language: Language = 'en'): string =>
  language === 'ar'
    ? `${figures(amount)} ${currencyIn(language, currency)}`
    : `${currencyIn(language, currency)} ${figures(amount)}`;

/** An amount as the largest thing on a page. */
export function amountOf(amount: number, currency: string, language: Language = 'en'): Markup {
  const unit = html`<small>${currencyIn(language, currency)}</small>`;
  return html`<p class="amount">${language === 'ar' ? [figures(amount), ' ', unit] : [unit, ' ', figures(amount)]}</p>`;
}
