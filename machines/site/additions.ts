import type { AdditionName } from '../../src/contract/additions/names.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';

/** Whether the operator's server offers this beyond the specification; a list that is absent names nothing (Q7.7.a). */
export const hasAddition = (configuration: Pick<SiteConfig, 'additions'> | null, name: AdditionName): boolean =>
  configuration?.additions.includes(name) ?? false;
