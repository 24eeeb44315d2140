import type { Health, SiteConfig } from '../../src/contract/site/site.ts';
import { RefusedError } from '../shared/problem.ts';

/** Whether the configuration announces maintenance: with a title or a message; both empty is none (Q2.10.b). */
export function isInMaintenance(config: SiteConfig | null): boolean {
  const { title, message } = config?.maintenance ?? {};
  return Boolean(title?.trim() || message?.trim());
}

/** Whether the tenant is of type baps, which the operator sets together with its colours (R3.1.3, R1.7.5). */
export const isBaps = (config: Pick<SiteConfig, 'colors'> | null): boolean => config?.colors?.mode === 'baps';

/** Whether there is no such site: the configuration was answered with 404 (R4.2.7). */
export const isSwitchedOff = (error: unknown): boolean => error instanceof RefusedError && error.status === 404;

/**
 * Whether the health check closes the site at this address (R2.10.5). It may name the host with its port or without
 * (Q2.10.c); case is ignored.
 */
export function isClosedBy({ web_enable, domain }: Health, { host, hostname }: { host: string; hostname: string }) {
  const named = domain?.trim().toLowerCase();
  return web_enable && (named === host.toLowerCase() || named === hostname.toLowerCase());
}
