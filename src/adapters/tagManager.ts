/** The operator's tag managers (R4.2.5): fetched for operators that have one, and told first that nobody has agreed yet. */
import { beginConsent, tellTagManagers } from './consent.ts';
import { addScript } from './foreignScript.ts';

/** Adds a script for each container; what the page's policy does not allow is named in the console and harms nothing else. */
export function addTagManagers(codes: readonly string[]): void {
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
