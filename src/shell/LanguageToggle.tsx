import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '../i18n/useLocale.ts';

/** Swaps English and Arabic and says so in the address, where the choice is applied (R4.7.4–6). */
export function LanguageToggle({ className, onChoose }: { className?: string; onChoose?: () => void }) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const other = locale === 'ar' ? 'en' : 'ar';
  const params = new URLSearchParams(search);
  params.set('lang', other);
  const address = `${pathname}?${params.toString()}${hash}`;
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
        void navigate(address, { replace: true, preventScrollReset: true });
      }}
    >
      {other === 'ar' ? 'عربي' : 'EN'}
    </a>
  );
}
