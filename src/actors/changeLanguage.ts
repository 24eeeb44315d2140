import { t } from '@lingui/core/macro';
import type { Locale } from '../i18n/locale.ts';
import { notify } from './notices.ts';
import { chooseLanguage } from './preferences.ts';

/** Changes the language of the page, or says that its words could not be had, and offers to try again. Answers whether it is another. */
export async function changeLanguage(language: Locale, again: () => void): Promise<boolean> {
  try {
    await chooseLanguage(language);
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
