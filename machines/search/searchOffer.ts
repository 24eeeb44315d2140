import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Tenant } from '../portal/tenants.ts';

/** Whether there is a search: the operator wants one, and the tenant is none of the special ones (R2.7.1, R2.7.2, Q2.7.a). */
export const hasSearch = ({ enable_search }: Pick<SiteConfig, 'enable_search'>, { isSearchOff }: Tenant): boolean =>
  enable_search && !isSearchOff;
