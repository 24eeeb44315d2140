/** Keeps the head of the document true to the page: fetched when the first page is quiet, since only machines wait for it. */
import { headTags, type HeadTag } from '../../../machines/site/headTags.ts';
import { manifestAddress } from '../../../machines/site/manifestAddress.ts';
import type { PortalRef } from '../../../machines/portal/portalMachine.ts';
import type { SiteConfig } from '../../contract/site/site.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { locales } from '../../i18n/languages.ts';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import sharePicture from './share.jpg';

/** Marks what this file wrote, and what the document had before it. */
const mark = 'data-head';

/** The page's own description (PageAbout). */
const told = (name: string): string | null =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null;

/** What social networks show: they leave out drawings (SVG). */
const isPhoto = (path: string | null): boolean => path !== null && !/\.svgz?(?:$|[?#])/i.test(path);

/** The operator's own sentence about the site, and picture of it. */
function ofTheSite({ carousel, venue, logo, image_base: base }: SiteConfig) {
  const locale = currentLocale();
  const [slide] = carousel ?? [];
  const picture = [slide?.image ?? null, logo].find((path) => isPhoto(path)) ?? null;
  return {
    name: localName(venue, locale),
    sentence: slide ? localText(slide, 'text', locale) || localText(slide, 'title', locale) : localName(venue, locale),
    picture: imageAddress(picture, base) ?? new URL(sharePicture, globalThis.location.origin).href,
  };
}

/** The title of a page without the site’s, which has its own sentence. */
function asSentence(title: string, siteName: string): string {
  const behind = ` · ${siteName}`;
  const page = title.endsWith(behind) ? title.slice(0, -behind.length) : title;
  if (page === '' || page === siteName) return '';
  return /[.!?؟…]$/.test(page) ? `${page} ` : `${page}. `;
}

function tagsOf(config: SiteConfig): HeadTag[] {
  const { origin, pathname } = globalThis.location;
  const site = ofTheSite(config);
  const own = told('about-picture');
  const { title } = document;
  return headTags({
    origin,
    pathname,
    locale: currentLocale(),
    locales: config.enable_arabic ? locales : ['en'],
    title,
    site: site.name,
    description: told('about') ?? asSentence(title, site.name) + site.sentence,
    picture: own !== null && isPhoto(own) ? own : site.picture,
    isEmpty: told('about-nothing') !== null,
  });
}

function elementOf({ tag, ...attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(mark, '');
  return element;
}

/** Stays as it is from page to page: a browser fetches what it leads to again whenever the element is another. */
function writeManifest(config: SiteConfig): void {
  const address = manifestAddress(config, currentLocale(), globalThis.location.origin);
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (address === null) return link?.remove();
  if (link?.href === address) return;
  if (link !== null) link.href = address;
  else document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: address }));
}

/** Follows the title, which every page has, the page's own tags and the language; returns what stops it. */
export function writeHead(portal: PortalRef): () => void {
  let written = '';
  const write = () => {
    const { config } = portal.getSnapshot().context;
    if (config === null) return;
    writeManifest(config);
    const tags = tagsOf(config);
    const now = JSON.stringify(tags);
    if (now === written) return;
    written = now;
    for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove();
    document.head.append(...tags.map(elementOf));
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['content'],
  });
  return () => observer.disconnect();
}
