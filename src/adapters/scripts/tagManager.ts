/** The operator's tag managers (R4.2.5): loaded only where there is one, and told first that nobody has agreed yet. */
import { containersOf } from '../../../machines/site/tagManagers.ts';
import type { SiteConfig } from '../../contract/site/site.ts';
import { beginConsent, tellTagManagers } from '../storage/consent.ts';
import { addScript } from './foreignScript.ts';

/** Adds a script for each container; what is no container is named, and nothing else happens (T08). What the page's policy does not allow is named in the console and harms nothing else. */
export function addTagManagers(config: Pick<SiteConfig, 'gtm_code' | 'krews_gtm_code'>): void {
  const { codes, violations } = containersOf(config);
  for (const violation of violations) console.error(`"${violation.slice(0, 40)}" is no tag-manager container.`);
  if (codes.length === 0) return;
  beginConsent();
  for (const code of codes) {
    try {
      tellTagManagers({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript('tag-manager', `https://www.googletagmanager.com/gtm.js?id=${code}`);
    } catch (error) {
      console.error(`The tag manager ${code} was not added:`, error);
    }
  }
}
