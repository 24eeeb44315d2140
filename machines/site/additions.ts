import type { AdditionName } from '../../src/contract/additions/names.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';

/** Whether the operator's server offers an addition to the specification; without a list it offers none (Q7.7.a). */
export const hasAddition = (configuration: Pick<SiteConfig, 'additions'> | null, name: AdditionName): boolean =>
  configuration?.additions.includes(name) ?? false;
