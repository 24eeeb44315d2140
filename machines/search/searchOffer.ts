import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Tenant } from '../portal/tenants.ts';

/**
 * Whether the site has a search: the operator enables it, and the tenant does not switch it off (R2.7.1, R2.7.2,
 * Q2.7.a).
 */
export const hasSearch = ({ enable_search }: Pick<SiteConfig, 'enable_search'>, { isSearchOff }: Tenant): boolean =>
  enable_search && !isSearchOff;
