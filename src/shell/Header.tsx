import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { tenantOf } from '../../machines/portal/tenants.ts';
import { hasSearch } from '../../machines/search/searchOffer.ts';
import { isCustomer } from '../../machines/session/sessionRules.ts';
import { headerOffers } from '../../machines/site/headerRules.ts';
import { joinAddress, shownEntries } from '../../machines/site/navigationRules.ts';
import { bag, ticket } from '../art/icons/places.ts';
import { menu, search, chat, logout } from '../art/icons/signs.ts';
import { fetchWhenReachable } from '../adapters/actors/fetchWhenReachable.ts';
import { whenStill } from '../adapters/device/whenStill.ts';
import { whenTouched } from '../adapters/device/whenTouched.ts';
import { Badge } from '../components/signs/Badge.tsx';
import { Button, LinkButton } from '../components/buttons/Button.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { IconButton } from '../components/buttons/IconButton.tsx';
import { Link } from '../components/buttons/Link.tsx';
import { useConfig, useOpenBooking, usePortal, useSession, useUser } from '../actors/portalContext.tsx';
import { Avatar } from './Avatar.tsx';
import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { HeaderNavigation } from './Navigation.tsx';
import './navigation.css';
import { LoadingBar } from './LoadingBar.tsx';
import { nameOf } from './personName.ts';
import { useLoginAddress } from './useLoginAddress.ts';
import { useTickets } from './useTickets.ts';

const fetchDrawer = () => import('./Drawer.tsx').then(({ Drawer }) => ({ default: Drawer }));
// While the server is away it is waited for, as nothing else of the page needs it.
const Drawer = lazy(() => fetchWhenReachable(fetchDrawer));

/** Brand, navigation, language, account, cart, and the button that matters; `over` lies on a hero picture. */
export function Header({ over }: { over: boolean }) {
  const { t } = useLingui();
  const config = useConfig();
  const portal = usePortal();
  const openBooking = useOpenBooking();
  const [drawer, setDrawer] = useState(false);
  const offers = headerOffers(config, useUser());
  // There before anybody presses, and kept by the worker for when the server is away (061).
  useEffect(() => {
    whenStill()
      .then(whenTouched)
      .then(fetchDrawer)
      .catch(() => undefined);
  }, []);
  return (
    <>
      <header className={over ? 'top top--over' : 'top'}>
        <div className="wrap">
          <Brand />
          <nav aria-label={t`Main`}>
            <HeaderNavigation items={shownEntries(config)} />
          </nav>
          <div className="tools">
            {hasSearch(config, tenantOf(globalThis.location.hostname)) ? <SearchButton /> : null}
            {offers.language ? <LanguageToggle className="iconbtn" /> : null}
            {offers.lead ? (
              <IconButton
                className="tools__ask"
                icon={chat}
                label={t`Ask us`}
                aria-haspopup="dialog"
                onClick={() => portal.send({ type: 'lead.open' })}
              />
            ) : null}
            {offers.bookings ? (
              <Link className="iconbtn" to="/profile/facility-bookings" aria-label={t`My Bookings`}>
                <Icon of={ticket} />
              </Link>
            ) : null}
            <Account />
            <CartLink />
            <IconButton
              className="menu-btn"
              icon={menu}
              label={t`Menu`}
              aria-haspopup="dialog"
              onClick={() => setDrawer(true)}
            />
            {offers.join ? (
              <LinkButton className="join not-phone" variant="line" to={joinAddress(config)}>
                <Trans>Join now</Trans>
              </LinkButton>
            ) : null}
            {offers.booking ? (
              <Button className="not-phone" variant="cta" onClick={() => openBooking()}>
                <Trans>Book a facility</Trans>
              </Button>
            ) : null}
          </div>
        </div>
      </header>
      <Suspense fallback={<LoadingBar />}>{drawer ? <Drawer onClose={() => setDrawer(false)} /> : null}</Suspense>
    </>
  );
}

/** Opens the search (R2.7.1); so do Ctrl and K, which no letter typed by mistake is (2.1.4). */
function SearchButton() {
  const { t } = useLingui();
  const portal = usePortal();
  // Before it is painted: whoever sees the page may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) portal.send({ type: 'search.open' });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [portal]);
  return (
    <IconButton
      icon={search}
      label={t`Search`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => portal.send({ type: 'search.open' })}
    />
  );
}

/** The cart, and how many tickets are in it (R2.5.13, R3.6.10). */
function CartLink() {
  const { t } = useLingui();
  const count = useTickets();
  return (
    <Link className="iconbtn not-phone" to="/cart">
      <Icon of={bag} />
      <span className="vh">{t`Cart, tickets: ${count}`}</span>
      <Badge count={count} label={() => ''} />
    </Link>
  );
}

/** The way in; for who is there the way to their own pages, and out (R2.5.11, R2.5.12). */
function Account() {
  const { t } = useLingui();
  const user = useUser();
  const session = useSession();
  const loginAddress = useLoginAddress();
  if (!isCustomer(user)) {
    return (
      <Link className="iconbtn iconbtn--text not-phone" to={loginAddress}>
        <Trans>Log in</Trans>
      </Link>
    );
  }
  return (
    <>
      <Link className="iconbtn iconbtn--text not-phone" to="/profile/user" title={user.name ?? undefined}>
        <Avatar user={user} />
        <span className="vh">{t`Your account, ${nameOf(user)}`}</span>
      </Link>
      <IconButton
        className="not-phone"
        icon={logout}
        label={t`Log out`}
        onClick={() => session.send({ type: 'session.logOut' })}
      />
    </>
  );
}
