import { Trans, useLingui } from '@lingui/react/macro';
import { fives } from '../art/icons/sports.ts';
import { logout } from '../art/icons/tools.ts';
import { Icon } from '../components/Icon.tsx';
import { NavLink } from '../components/Link.tsx';
import { useConfig, useSession, useUser } from '../actors/portalContext.tsx';
import { PartnerKind } from './PartnerKind.tsx';
import { initialsOf } from './personName.ts';

/** The pages of the customer's own, beside every one of them (R2.6.3). */
export function ProfileMenu() {
  const { t } = useLingui();
  const user = useUser();
  const session = useSession();
  const isBaps = useConfig().colors?.mode === 'baps';
  if (user === null) return null;
  return (
    <nav className="side not-phone" aria-label={t`Profile`}>
      <div className="side__me">
        <span className="avatar">{initialsOf(user)}</span>
        <span>
          <b>{user.name}</b>
          <PartnerKind user={user} />
          {user.membership_card_number ? (
            <span className="fine">
              <Trans>Member {user.membership_card_number}</Trans>
            </span>
          ) : null}
        </span>
      </div>
      <ul>
        <li>
          <NavLink to="/profile/facility-bookings">
            <Icon of={fives} />
            {isBaps ? <Trans>My Bookings</Trans> : <Trans>Facility bookings</Trans>}
          </NavLink>
        </li>
        <li>
          <button type="button" className="side__out" onClick={() => session.send({ type: 'session.logOut' })}>
            <Icon of={logout} />
            <Trans>Log out</Trans>
          </button>
        </li>
      </ul>
    </nav>
  );
}
