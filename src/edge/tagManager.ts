import { addScript } from './foreignScript.ts';

/** Tag-manager containers of the operator (R4.2.5). Their codes come from the configuration, so that none is trusted to be one. */
const containerCode = /^GTM-[A-Z0-9]{4,10}$/;

interface TagPage {
  dataLayer?: Record<string, unknown>[];
}

/** @throws TypeError where the page's policy does not allow tag managers */
function addContainer(code: string): void {
  const page = globalThis as TagPage;
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript('tag-manager', `https://www.googletagmanager.com/gtm.js?id=${code}`);
}

/** Adds a script for each code that is one; what cannot be added is named in the console and harms nothing else. */
export function addTagManagers(codes: readonly (string | null)[]): void {
  for (const code of new Set(codes)) {
    if (!code?.trim()) continue;
    try {
      if (containerCode.test(code)) addContainer(code);
      else console.error(`"${code.slice(0, 40)}" is no tag-manager container.`);
    } catch (error) {
      console.error(`The tag manager ${code} was not added:`, error);
    }
  }
}
