import { withoutLinks } from '../../../machines/shared/withoutLinks.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { localText } from '../../i18n/localName.ts';
import { spokenWords } from '../../i18n/spokenWords.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Spoken } from './Spoken.tsx';

interface LocalTextProps<Field extends string> {
  of: NoInfer<{ readonly [key in Field | `ar_${Field}`]?: string | null | undefined }>;
  /** Its name unless something else is said. */
  field?: Field;
}

/**
 * What the operator keeps in two languages, in that of the page. Where only the other is there it says so, and runs in
 * its own direction, so that it is read and written as what it is (3.1.2).
 */
export function LocalText<Field extends string = 'name'>({ of, field = 'name' as Field }: LocalTextProps<Field>) {
  const locale = useLocale();
  const words = withoutLinks(localText(of, field, locale));
  const language = languageOf(words);
  const read = <Spoken as={spokenWords(words)}>{words}</Spoken>;
  return language === locale || !language ? read : <bdi lang={language}>{read}</bdi>;
}
