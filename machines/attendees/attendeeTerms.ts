/** The terms of a booking's attendees (R4.6.4–7, R9.3.3, Q4.6.a, Q4.6.b). */
import type { SiteConfig } from '../../src/contract/site/site.ts';
import { plainText, type Terms } from '../checkout/terms.ts';

const shortest = 6;

/** Without a text there is nothing to agree to; enabled terms longer than six characters must be read. */
export function attendeeTerms({ tnc, ar_tnc, tnc_enable }: Pick<SiteConfig, 'tnc' | 'ar_tnc' | 'tnc_enable'>): Terms {
  const { length } = plainText(tnc ?? '') || plainText(ar_tnc ?? '');
  if (length === 0) return 'none';
  return tnc_enable && length > shortest ? 'read' : 'tick';
}
