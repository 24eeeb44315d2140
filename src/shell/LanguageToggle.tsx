import { useLocation } from 'react-router';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import { addressHere } from '../adapters/address/browserAddress.ts';
import { changeLanguage } from '../actors/changeLanguage.ts';
import { useLeadTo } from '../components/buttons/Link.tsx';
import type { Locale } from '../i18n/languages.ts';
import { useLocale } from '../i18n/useLocale.ts';

/** The same page in another language. */
function inLanguage(address: string, language: Locale): string {
  const url = new URL(address, globalThis.location.origin);
  url.searchParams.set('lang', language);
  return ownAddress(url.pathname + url.search + url.hash);
}

/** Swaps English and Arabic and says so in the address (R4.7.4–6); where the words do not come, nothing else changes. */
export function LanguageToggle({ className, onChoose }: { className?: string; onChoose?: () => void }) {
  const locale = useLocale();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & { state: unknown };
  const leadTo = useLeadTo();
  const other = locale === 'ar' ? 'en' : 'ar';
  const here = pathname + search + hash;
  const choose = async (address?: string) => {
    if (!(await changeLanguage(other, () => void choose(inLanguage(addressHere(), other)), address))) return;
    // Somebody may be elsewhere by now.
    const now = addressHere();
    const kept = now === here ? { state } : {};
    leadTo(inLanguage(now, other), { replace: true, preventScrollReset: true, ...kept });
  };
  return (
    <a
      className={className}
      href={inLanguage(here, other)}
      lang={other}
      hrefLang={other}
      title={other === 'ar' ? 'العربية' : 'English'}
      onClick={(event) => {
        event.preventDefault();
        onChoose?.();
        void choose();
      }}
    >
      {other === 'ar' ? 'عربي' : 'EN'}
    </a>
  );
}
