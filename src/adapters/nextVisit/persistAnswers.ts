/** Stores for the next visit what the server says to everybody. Loaded late: nobody waits for it. */
import type { SiteConfig } from '../../contract/site/site.ts';
import type { VenueService } from '../../contract/offered/services.ts';
import { isInMaintenance } from '../../../machines/site/siteRules.ts';
import { lastConfig, lastServices } from './lastAnswers.ts';

const mostServices = 200;

const saidNow = <TSaid>(said: TSaid) => ({ at: Date.now(), said });

export function dropLastAnswers(): void {
  lastConfig.item.drop();
  lastServices.item.drop();
}

/**
 * Left out: what is one customer's own, and what starts third-party scripts, which only the server's own answer may do.
 */
const left = {
  session_id: null,
  vtoken: null,
  gtm_code: null,
  krews_gtm_code: null,
  chat_widget_url: null,
  ad_pixel_url: null,
  reports_dsn: null,
} as const satisfies Partial<SiteConfig>;

/**
 * The configuration, as far as it is the same for everybody; a site in maintenance is opened by no former
 * configuration.
 */
export function persistConfig(config: SiteConfig): void {
  if (isInMaintenance(config)) dropLastAnswers();
  else lastConfig.item.write(saidNow({ ...config, ...left }));
}

/** Without prices, which are never shown but as the server says them now. */
export function persistServices(services: readonly VenueService[]): void {
  if (services.length > mostServices) lastServices.item.drop();
  else lastServices.item.write(saidNow(services.map((service) => ({ ...service, price_from: null }))));
}
