import { languageOf } from '../../i18n/languageOf.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/**
 * What the server says by itself. It says it in the language in which it was asked: whoever has changed the language since
 * sees it run in its own direction, and hears it in its own voice (3.1.2, A11).
 */
export function ServerWords({ words }: { words: string }) {
  const language = languageOf(words);
  return <bdi lang={language === useLocale() ? undefined : language}>{words}</bdi>;
}
