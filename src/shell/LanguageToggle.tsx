import { useLocation } from 'react-router';
import { ownAddress } from '../../machines/portal/ownAddress.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useLeadTo } from '../components/Link.tsx';

/** Swaps English and Arabic and says so in the address, where the choice is applied (R4.7.4–6). */
export function LanguageToggle({ className, onChoose }: { className?: string; onChoose?: () => void }) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const leadTo = useLeadTo();
  const other = locale === 'ar' ? 'en' : 'ar';
  const params = new URLSearchParams(search);
  params.set('lang', other);
  const address = ownAddress(`${pathname}?${params.toString()}${hash}`);
  return (
    <a
      className={className}
      href={address}
      lang={other}
      hrefLang={other}
      title={other === 'ar' ? 'العربية' : 'English'}
      onClick={(event) => {
        event.preventDefault();
        onChoose?.();
        leadTo(address, { replace: true, preventScrollReset: true });
      }}
    >
      {other === 'ar' ? 'عربي' : 'EN'}
    </a>
  );
}
