/**
 * The page for browsers below the floor: plain, in both languages, written by the document itself before any file of the
 * portal is read. A browser that knows no modules comes here as well, so all of it is in the JavaScript of 2009. The words are
 * here and not in the catalogues, which such a browser cannot load: all but the headings are a file of their own, that only such a
 * browser asks for. A script could not be had so, since the policy lets nobody add one.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { floor, floorTests } from '../floor/floor.ts';

const place = '<!-- too old -->';

/** `27.0` is said as 27, on one line with the name. */
const said = (name: string, version: string): string => `${name}\u00a0${version.replace(/\.0$/, '')}`;
const ios = said('iOS', floor.safari_ios);
const chrome = said('Chrome', floor.chrome);
const edge = said('Edge', floor.edge);
const firefox = said('Firefox', floor.firefox);
const safari = said('Safari', floor.safari);
const samsung = said('Samsung Internet', floor.samsunginternet_android);

interface Words {
  why: string;
  browsers: readonly string[];
  how: string;
  else: string;
}

export const titles = { en: 'Please update your browser', ar: 'يرجى تحديث المتصفح' } as const;

export const words: Readonly<Record<'en' | 'ar', Words>> = {
  en: {
    why: 'This browser is too old for our site. It needs one of these, or a newer one:',
    browsers: [
      `iPhone and iPad: ${ios}`,
      `Android: ${chrome}, ${samsung} or ${firefox}`,
      `Computer: ${chrome}, ${edge}, ${firefox} or ${safari}`,
    ],
    how: 'On an iPhone or iPad, open Settings, General, Software Update. Anywhere else, update the browser in the app store or in its menu.',
    else: 'If this device cannot be updated, please open the site on another one.',
  },
  ar: {
    why: 'هذا المتصفح أقدم من أن يعرض موقعنا. تحتاج إلى أحد المتصفحات التالية أو إلى إصدار أحدث:',
    browsers: [
      `آيفون وآيباد: ${ios}`,
      `أندرويد: ${chrome} أو ${samsung} أو ${firefox}`,
      `الكمبيوتر: ${chrome} أو ${edge} أو ${firefox} أو ${safari}`,
    ],
    how: 'على آيفون أو آيباد، افتح الإعدادات، ثم عام، ثم تحديث البرامج. على أي جهاز آخر، حدّث المتصفح من متجر التطبيقات أو من قائمة المتصفح.',
    else: 'إذا تعذّر تحديث هذا الجهاز، فافتح الموقع على جهاز آخر.',
  },
};

const wordsText = JSON.stringify(words);
const wordsHash = createHash('sha256').update(wordsText).digest('hex').slice(0, 8);
/** Below the site's root. */
export const wordsFile = `assets/tooOld-${wordsHash}.json`;

/**
 * Forbids every script and style that follows, by a policy of the document's own, and writes the page when the document is
 * read: the headings at once, and what to do as soon as it comes. Whatever a network answers instead leaves the headings. Stopping the document instead would leave Chromium with a page that is never painted.
 */
export const tooOldScript = (): string => `(function () {
  if (${floorTests.map(({ isThere }) => isThere).join(' && ')}) return;
  var policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; style-src 'none'";
  document.head.appendChild(policy);
  var titles = ${JSON.stringify(titles)};
  var root = document.documentElement;
  var isArabic = /[?&]lang=ar/.test(location.search) || /^ar/.test(navigator.language || '');
  var page = document.createElement('body');
  page.style.cssText = 'margin:0 auto;padding:2rem 1.25rem;max-width:34rem;font:1.125rem/1.6 system-ui,sans-serif';
  function add(parent, name, text) {
    var made = document.createElement(name);
    if (text) made.appendChild(document.createTextNode(text));
    parent.appendChild(made);
    return made;
  }
  var parts = {};
  function head(language) {
    var part = add(page, isArabic === (language === 'ar') ? 'main' : 'section');
    part.lang = language;
    part.dir = language === 'ar' ? 'rtl' : 'ltr';
    add(part, 'h1', titles[language]);
    parts[language] = part;
  }
  function fill(part, said) {
    add(part, 'p', said.why);
    var list = add(part, 'ul');
    for (var at = 0; at < said.browsers.length; at++) add(list, 'li', said.browsers[at]);
    add(part, 'p', said.how);
    add(part, 'p', said['else']);
  }
  root.style.display = 'none';
  document.addEventListener('DOMContentLoaded', function () {
    head(isArabic ? 'ar' : 'en');
    head(isArabic ? 'en' : 'ar');
    root.lang = isArabic ? 'ar' : 'en';
    root.dir = isArabic ? 'rtl' : 'ltr';
    document.title = titles[root.lang];
    root.replaceChild(page, document.body);
    root.style.display = '';
    var ask = new XMLHttpRequest();
    ask.onreadystatechange = function () {
      if (ask.readyState !== 4 || ask.status !== 200) return;
      try {
        var words = JSON.parse(ask.responseText);
        for (var language in parts) fill(parts[language], words[language]);
      } catch (error) {}
    };
    ask.open('GET', '/${wordsFile}');
    ask.send();
  });
})();`;

/** Spaces at the ends of lines are bytes that every customer would wait for. */
const packed = (script: string): string => script.replace(/\n\s*/g, '\n');
export const tooOldCode = packed(tooOldScript());

export function tooOldPage(): Plugin {
  return {
    name: 'too-old-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(place, () => `<script>${tooOldCode}</script>`),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${wordsFile}`, (_, answer) => {
        answer.setHeader('Content-Type', 'application/json');
        answer.end(wordsText);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: wordsFile, source: wordsText });
    },
  };
}
