import type { SiteConfig } from '../../src/contract/site/site.ts';

/** What a container of the tag manager is called (T08); codes come from the configuration, so that none is trusted to be one. */
const containerCode = /^GTM-[A-Z0-9]{4,10}$/;

/** The operator's containers, each once (R4.2.5), and what was written in the place of one. */
export function containersOf({ gtm_code, krews_gtm_code }: Pick<SiteConfig, 'gtm_code' | 'krews_gtm_code'>) {
  const written = [...new Set([gtm_code, krews_gtm_code])].filter((code) => code?.trim()) as string[];
  const codes = written.filter((code) => containerCode.test(code));
  return { codes, violations: written.filter((code) => !codes.includes(code)) };
}
