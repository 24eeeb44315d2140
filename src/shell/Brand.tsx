import { useLingui } from '@lingui/react/macro';
import { localName } from '../i18n/localName.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { useConfig } from '../actors/portalContext.tsx';
import { imageAddress } from '../components/pictures/imageAddress.ts';
import { Link } from '../components/buttons/Link.tsx';

/** The operator's mark and name, home. */
export function Brand() {
  const { t } = useLingui();
  const locale = useLocale();
  const { venue, logo, image_base: base } = useConfig();
  const name = localName(venue, locale);
  const mark = imageAddress(logo, base);
  return (
    <Link className="brand" to="/" aria-label={t`${name}, home`}>
      {mark === null ? <BrandMark /> : <img src={mark} alt="" width={34} height={34} />}
      <span>{name}</span>
    </Link>
  );
}

/** A penalty box, for operators who have no mark of their own. */
function BrandMark() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <rect width="34" height="34" rx="2" fill="var(--primary)" />
      <path
        d="M4 5.25H30M7.5 5.25V20.25H26.5V5.25M12.5 5.25V11.25H21.5V5.25M11.4 20.25A6.6 6.6 0 0 0 22.6 20.25"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="2.25"
      />
      <circle cx="17" cy="15.9" r="1.9" fill="var(--accent)" />
    </svg>
  );
}
