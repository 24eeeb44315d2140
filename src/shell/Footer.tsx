import { lazy, Suspense } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { fetchWhenReachable } from '../adapters/actors/fetchWhenReachable.ts';
import { localName } from '../i18n/localName.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { LinkButton } from '../components/buttons/Button.tsx';
import { Link } from '../components/buttons/Link.tsx';
import { LocalText } from '../components/text/LocalText.tsx';
import { StillPlan } from '../components/pictures/StillPlan.tsx';
import { useConfig } from '../actors/portalContext.tsx';
import { joinAddress } from '../../machines/site/navigationRules.ts';
import { socialLinks } from '../../machines/site/socialLinks.ts';
import { tenantOf } from '../../machines/portal/tenants.ts';
import { Brand } from './Brand.tsx';
import payments from './paymentMethods.svg';
import './footer.css';

const Partners = lazy(() =>
  fetchWhenReachable(() => import('./Partners.tsx')).then(({ Partners }) => ({ default: Partners })),
);

/** The year the page was loaded in. */
const year = new Date().getFullYear();

/**
 * Venues, help, social links and the small print: terms and privacy always (R2.8.1, R2.8.2), the accessibility statement
 * where there is one, customer support and contact where the operator answers (R2.8.3, R2.8.4), joining (R2.5.9), the ways to pay (R2.8.7), a tenant's partners
 * (R2.8.9) and whose software it is (R2.8.8).
 */
export function Footer() {
  const { t } = useLingui();
  const locale = useLocale();
  const config = useConfig();
  const name = localName(config.venue, locale);
  const { hasPartners } = tenantOf(globalThis.location.hostname);
  const social = socialLinks(config.social_media ?? {});
  const help = [
    ['/terms-and-conditions', t`Terms and conditions`],
    ['/privacy-policy', t`Privacy`],
    ...(config.enable_footer_accessibility ? [['/accessibility', t`Accessibility`]] : []),
    ...(config.allow_support ? [['/customer-support', t`Customer support`]] : []),
    ...(config.enable_footer_contact_us ? [['/contact-us', t`Contact us`]] : []),
  ] as const;
  return (
    <footer className="foot night">
      <div className="foot__lines" aria-hidden="true">
        <StillPlan scale={9} />
      </div>
      <div className="wrap">
        <div className="foot__head">
          <Brand />
          {/* A header full of sections has no room for it. */}
          {config.enable_join_now ? (
            <LinkButton variant="line" size="s" to={joinAddress(config)}>
              <Trans>Join now</Trans>
            </LinkButton>
          ) : null}
        </div>
        <div className="cols">
          {config.venue.child_venues?.length ? (
            <div>
              <h2 className="foot__h">
                <Trans>Venues</Trans>
              </h2>
              <ul>
                {config.venue.child_venues.map((venue) => (
                  <li key={venue.id}>
                    <LocalText of={venue} />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <div>
            <h2 className="foot__h">
              <Trans>Help</Trans>
            </h2>
            {help.map(([address, words]) => (
              <Link key={address} to={address}>
                {words}
              </Link>
            ))}
          </div>
          {social.length > 0 ? (
            <div>
              <h2 className="foot__h">
                <Trans>Follow</Trans>
              </h2>
              {social.map(({ network, href }) => (
                <a key={network} href={href} lang="en" target="_blank" rel="noopener noreferrer">
                  {network}
                </a>
              ))}
            </div>
          ) : null}
        </div>
        {hasPartners ? (
          <Suspense fallback={null}>
            <Partners />
          </Suspense>
        ) : null}
        <div className="foot__end">
          <span>
            © {year} {name}
          </span>
          <span>
            <Trans>Prices include VAT</Trans>
          </span>
          <span>
            <Trans>
              Powered by <span lang="en">QPortal</span>
            </Trans>
          </span>
          <img className="pays" src={payments} alt={t`Visa, Mastercard, Amex`} width={163} height={32} />
        </div>
      </div>
    </footer>
  );
}
