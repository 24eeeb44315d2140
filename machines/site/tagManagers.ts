import type { SiteConfig } from '../../src/contract/site/site.ts';

/** The format of a tag manager's container id (T08); codes come from the configuration and are not trusted. */
const containerCode = /^GTM-[A-Z0-9]{4,10}$/;

/** The operator's containers without duplicates (R4.2.5), and texts that are no container id. */
export function containersOf({ gtm_code, krews_gtm_code }: Pick<SiteConfig, 'gtm_code' | 'krews_gtm_code'>) {
  const written = [...new Set([gtm_code, krews_gtm_code])].filter((code) => code?.trim()) as string[];
  const codes = written.filter((code) => containerCode.test(code));
  return { codes, violations: written.filter((code) => !codes.includes(code)) };
}
