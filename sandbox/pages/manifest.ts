/** What a browser needs to install a site of the operator's: name, icons and colours of its brand, in one language. */
import { siteConfig } from '../data/seed/site.ts';
import { tenantSites } from '../data/seed/tenantSites.ts';

type Locale = 'en' | 'ar';

/** Sites by the name of their mark. */
const sites = new Map(
  [siteConfig, ...Object.values(tenantSites).map((own) => ({ ...siteConfig, ...own }))].map((site) => [
    brandOf(site.manifest_url),
    site,
  ]),
);

function brandOf(address: string | null | undefined): string {
  return /(?:^|\/)([a-z]+)\.en\.webmanifest$/.exec(address ?? '')?.[1] ?? '';
}

const paper = '#fbfaf8';

/** @param file as the configuration calls it, e.g. `kura.ar.webmanifest`; null for one that no site has */
export function manifestOf(file: string): object | null {
  const [, brand = '', language = ''] = /^([a-z]+)\.(en|ar)\.webmanifest$/.exec(file) ?? [];
  const site = sites.get(brand);
  if (site === undefined) return null;
  const lang = language as Locale;
  const { venue, colors } = site;
  const name = (lang === 'ar' && venue.ar_name) || venue.name;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/art/icons/${brand}-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    // One site in both languages: a browser that installed it in one does not offer the other as a second app.
    id: '/',
    name,
    short_name: name,
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    start_url: `/?lang=${lang}`,
    scope: '/',
    display: 'standalone',
    theme_color: colors?.primary ?? paper,
    background_color: colors?.mode === 'dark' ? (colors.dark ?? paper) : paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
