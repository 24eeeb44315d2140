/** The tags of a page's head for search engines and link previews. Pure, so that each tag can be tested. */
import { withoutLinks } from '../shared/withoutLinks.ts';
import { pathParts } from '../shared/pathParts.ts';

export type HeadTag =
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string; hreflang?: string };

export interface HeadFacts {
  origin: string;
  pathname: string;
  /** The current language, and all that are offered. */
  locale: 'en' | 'ar';
  locales: readonly ('en' | 'ar')[];
  title: string;
  site: string;
  /** The page's own description, else the operator's for the site. */
  description: string;
  /** An absolute address. */
  picture: string | null;
  /** The page has nothing to show, such as a service that is not offered. */
  isEmpty: boolean;
}

/** Pages whose address holds a token or whose content is one customer's: neither belongs in an index or a preview. */
const ownPlaces: ReadonlySet<string | undefined> = new Set([
  'login',
  'verify-customer',
  'paymentsuccess',
  'paymentfailed',
  'home-bsl',
  'event-invite',
  'profile',
  'customer-support',
  'cart',
  '404',
]);

export function isForEverybody(pathname: string): boolean {
  const parts = pathParts(pathname);
  return parts !== null && !ownPlaces.has(parts[0]);
}

/** The canonical spelling of a path: pages open regardless of case and repeated slashes. */
function ownPath(pathname: string): string {
  const [section = '', ...rest] = pathname.split('/').filter(Boolean);
  const path = `/${[section.toLowerCase(), ...rest].join('/')}`;
  return path === '/home' ? '/' : path;
}

/** The canonical address of a page: the home page has two paths, and selections are in the query. */
const addressIn = ({ origin, pathname }: HeadFacts, locale: string | null): string =>
  `${origin}${ownPath(pathname)}${locale === null ? '' : `?lang=${locale}`}`;

const regions = { en: 'en_AE', ar: 'ar_AE' } as const;
const longest = 160;

/** Plain text, cut at a word, since search engines cut it anyway. */
export function inShort(text: string): string {
  const plain = withoutLinks(text.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?،؛؟])/g, '$1')
    .trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  let end = space < longest / 2 ? cut.length : space;
  while (' ,.;:،؛'.includes(cut.charAt(end - 1)) && end > 0) end -= 1;
  return `${cut.slice(0, end)}…`;
}

export function headTags(facts: HeadFacts): HeadTag[] {
  const { locale, locales, title, site, picture } = facts;
  const description = inShort(facts.description);
  const shared: HeadTag[] = [
    { tag: 'meta', name: 'description', content: description },
    { tag: 'meta', property: 'og:title', content: title },
    { tag: 'meta', property: 'og:description', content: description },
    { tag: 'meta', property: 'og:site_name', content: site },
    { tag: 'meta', property: 'og:locale', content: regions[locale] },
    ...(picture === null
      ? []
      : ([
          { tag: 'meta', property: 'og:image', content: picture },
          { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
        ] as const)),
  ];
  if (facts.isEmpty || !isForEverybody(facts.pathname))
    return [{ tag: 'meta', name: 'robots', content: 'noindex' }, ...shared];
  const isStory = /^\/blog\/./.test(ownPath(facts.pathname));
  return [
    ...shared,
    { tag: 'meta', property: 'og:type', content: isStory ? 'article' : 'website' },
    { tag: 'meta', property: 'og:url', content: addressIn(facts, locale) },
    { tag: 'link', rel: 'canonical', href: addressIn(facts, locale) },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ tag: 'meta', property: 'og:locale:alternate', content: regions[other] }) as const),
    ...locales.map(
      (each) => ({ tag: 'link', rel: 'alternate', hreflang: each, href: addressIn(facts, each) }) as const,
    ),
    { tag: 'link', rel: 'alternate', hreflang: 'x-default', href: addressIn(facts, null) },
  ];
}
