/** What a site starts with, and what is known of it. */
import type { Health, SiteConfig } from '../../src/contract/site/site.ts';
import type { Problem } from '../shared/problem.ts';

export interface SiteInput {
  /** Name and port of the address the portal was opened at. */
  host: string;
  /** The name alone. */
  hostname: string;
  /** The configuration that a former visit left; it stands until the server has answered. */
  former?: SiteConfig | null;
}

export interface SiteContext extends Omit<SiteInput, 'former'> {
  config: SiteConfig | null;
  /** It is of a former visit, and the server has not said yet whether it still holds. */
  isFormer: boolean;
  /** What the health check said, once it closed the site. */
  health: Health | null;
  /** Why the configuration could not be had. */
  problem: Problem | null;
  /** Tries that failed in a row since somebody last asked. */
  attempts: number;
}

/** A configuration, and whether the server has still to say that it holds. */
export interface ConfigToApply {
  config: SiteConfig;
  isFormer: boolean;
}
