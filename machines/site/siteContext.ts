/** The site's input and context. */
import type { Health, SiteConfig } from '../../src/contract/site/site.ts';
import type { Problem } from '../shared/problem.ts';

export interface SiteInput {
  /** Host name and port of the portal's address. */
  host: string;
  /** The host name only. */
  hostname: string;
  /** The configuration persisted by an earlier visit; used until the server has answered. */
  former?: SiteConfig | null;
}

export interface SiteContext extends Omit<SiteInput, 'former'> {
  config: SiteConfig | null;
  /** Whether the configuration is from an earlier visit and not yet confirmed by the server. */
  isFormer: boolean;
  /** The answer of the health check that closed the site. */
  health: Health | null;
  /** Why the configuration could not be loaded. */
  problem: Problem | null;
  /** Failed attempts in a row since the customer last asked. */
  attempts: number;
}

/** A configuration, and whether the server still has to confirm it. */
export interface ConfigToApply {
  config: SiteConfig;
  isFormer: boolean;
}
