import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { isCustomer } from '../../machines/session/sessionRules.ts';
import { isActive } from '../../machines/portal/destinations.ts';
import { bag, home, pin, ticket, user as person } from '../art/icons/places.ts';
import { padel } from '../art/icons/sports.ts';
import { Badge } from '../components/signs/Badge.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Link } from '../components/buttons/Link.tsx';
import { useConfig, useOpenBooking, useUser } from '../actors/portalContext.tsx';
import { useLoginAddress } from './useLoginAddress.ts';
import { useTickets } from './useTickets.ts';

/** The navigation at the bottom of a phone, where a thumb reaches it. */
export function Dock() {
  const { t } = useLingui();
  const openBooking = useOpenBooking();
  const config = useConfig();
  const { pathname } = useLocation();
  const count = useTickets();
  const user = useUser();
  const loginAddress = useLoginAddress();
  const current = (to: string) => (isActive(to, pathname) ? ('page' as const) : undefined);
  const isKnown = isCustomer(user);
  return (
    <nav className="dock" aria-label={t`Quick`}>
      <ul>
        <li>
          <Link to="/" aria-current={current('/')}>
            <Icon of={home} />
            <span>
              <Trans>Home</Trans>
            </span>
          </Link>
        </li>
        {isKnown ? (
          <li>
            <Link to="/profile/facility-bookings" aria-current={current('/profile/facility-bookings')}>
              <Icon of={ticket} />
              <span>
                <Trans>Bookings</Trans>
              </span>
            </Link>
          </li>
        ) : (
          <li>
            <Link to="/places" aria-current={current('/places')}>
              <Icon of={pin} />
              <span>
                <Trans>Venues</Trans>
              </span>
            </Link>
          </li>
        )}
        {config.enable_facility_booking ? (
          <li>
            <button type="button" className="dock__book" onClick={() => openBooking()}>
              <Icon of={padel} />
              <span>
                <Trans>Book</Trans>
              </span>
            </button>
          </li>
        ) : null}
        <li>
          <Link to="/cart" aria-current={current('/cart')}>
            <Icon of={bag} />
            <span aria-hidden>
              <Trans>Cart</Trans>
            </span>
            <span className="vh">{t`Cart, tickets: ${count}`}</span>
            <Badge count={count} label={() => ''} />
          </Link>
        </li>
        <li>
          <Link
            to={isKnown ? '/profile/user' : loginAddress}
            aria-current={current(isKnown ? '/profile/user' : '/login')}
          >
            <Icon of={person} />
            <span>{isKnown ? <Trans>Me</Trans> : <Trans>Log in</Trans>}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
