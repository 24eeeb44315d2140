import type { SiteConfig } from '../../src/contract/site/site.ts';
import { addressOf } from '../shared/addressOf.ts';

/**
 * By which manifest the site can be installed in a language, null when it cannot: one of another origin would be another
 * site's, and the page's policy takes none (061).
 */
export function manifestAddress(
  { manifest_url, ar_manifest_url }: Pick<SiteConfig, 'manifest_url' | 'ar_manifest_url'>,
  locale: 'en' | 'ar',
  origin: string,
): string | null {
  const own = locale === 'ar' ? (ar_manifest_url ?? manifest_url) : manifest_url;
  const address = own?.trim() ? addressOf(own, origin) : null;
  return address?.origin === origin ? address.href : null;
}
