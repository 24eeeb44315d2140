import { t } from '@lingui/core/macro';
import { fetchFor } from '../adapters/scripts/codeLoading.ts';
import type { Locale } from '../i18n/languages.ts';
import { notify } from './notices.ts';
import { chooseLanguage } from './preferences.ts';

/**
 * Changes the language of the page, or says that its words could not be loaded and offers to try again. Returns whether
 * the language has changed. A browser may remember that a file could not be had: with an address, where to find the
 * page in that language, that page is loaded from the server when the words fail once more.
 */
export async function changeLanguage(language: Locale, again: () => void, address?: string): Promise<boolean> {
  const choose = () => chooseLanguage(language);
  try {
    await (address === undefined ? choose() : fetchFor(address, choose));
    return true;
  } catch {
    notify({
      tone: 'bad',
      text: t`The other language could not be loaded`,
      action: { label: t`Try again`, run: again },
    });
    return false;
  }
}
