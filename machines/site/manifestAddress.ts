import type { SiteConfig } from '../../src/contract/site/site.ts';
import { addressOf } from '../shared/addressOf.ts';

/**
 * The manifest with which the site can be installed in a language, or null: one of another origin would install another
 * site, and the page's content security policy rejects it (061).
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
