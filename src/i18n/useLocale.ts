import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from './languages.ts';

/** The language on the screen; the component draws itself anew when it changes. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : 'en';
}
