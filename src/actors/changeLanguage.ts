import { t } from '@lingui/core/macro';
import { fetchFor } from '../adapters/scripts/codeLoading.ts';
import type { Locale } from '../i18n/languages.ts';
import { passingNotices } from './notices.ts';
import { chooseLanguage } from './preferences.ts';

const failure = passingNotices();

/**
 * Changes the language of the page, or says that its words could not be loaded and offers to try again. Returns whether
 * the language has changed. A browser may remember that a file could not be had: with an address, where to find the
 * page in that language, that page is loaded from the server when the words fail once more.
 */
export async function changeLanguage(language: Locale, again: () => void, address?: string): Promise<boolean> {
  const choose = () => chooseLanguage(language);
  try {
    await (address === undefined ? choose() : fetchFor(address, choose));
    failure.dismiss();
    return true;
  } catch {
    failure.tell(t`The other language could not be loaded`, 'bad', { label: t`Try again`, run: again });
    return false;
  }
}
