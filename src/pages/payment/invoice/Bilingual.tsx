import { spokenWords } from '../../../i18n/spokenWords.ts';
import { Spoken } from '../../../components/text/Spoken.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Pair } from './invoiceWords.ts';

/** As it is read aloud; the form of a company is written in letters. */
const spoken = (words: string): string => spokenWords(words).replaceAll('ذ.م.م', 'ذات مسؤولية محدودة');

export const ReadAloud = ({ words }: { words: string }) => <Spoken as={spoken(words)}>{words}</Spoken>;

/** Words in the reader's language first, the other one after them. */
export function Bilingual({ of }: { of: Pair }) {
  const locale = useLocale();
  const other = locale === 'ar' ? 'en' : 'ar';
  const isSame = of.en === of.ar;
  return (
    <>
      <b>{isSame ? <bdi className="ltr">{of.en}</bdi> : <ReadAloud words={of[locale]} />}</b>
      {isSame ? null : (
        <>
          {' '}
          <span className="inv__o" lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
            <ReadAloud words={of[other]} />
          </span>
        </>
      )}
    </>
  );
}
