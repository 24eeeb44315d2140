import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { navigationOf } from '../../../machines/site/navigationRules.ts';
import { profileEntriesIn, type ProfileEntry } from '../../../machines/site/profileEntries.ts';
import { isBaps } from '../../../machines/site/siteRules.ts';
import type { IconShape } from '../../art/icons/iconShape.ts';
import { points, wallet } from '../../art/icons/money.ts';
import { heart, people } from '../../art/icons/occasions.ts';
import { bag, clock, ticket, user as person } from '../../art/icons/places.ts';
import { fives } from '../../art/icons/sports.ts';
import { chat, logout } from '../../art/icons/signs.ts';
import { shield } from '../../art/icons/tools.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { NavLink } from '../../components/buttons/Link.tsx';
import { useConfig, useSession, useUser } from '../../actors/portalContext.tsx';
import { Avatar } from '../Avatar.tsx';
import { PartnerKind } from './PartnerKind.tsx';

const entries: Readonly<Record<ProfileEntry, { name: MessageDescriptor; icon: IconShape }>> = {
  user: { name: msg`My details`, icon: person },
  'facility-bookings': { name: msg`Facility bookings`, icon: fives },
  'event-bookings': { name: msg`Event bookings`, icon: ticket },
  'trainer-sessions': { name: msg`Coaching sessions`, icon: clock },
  'academy-bookings': { name: msg`Workshops`, icon: people },
  'memberships-bookings': { name: msg`Memberships`, icon: shield },
  retail: { name: msg`Shop orders`, icon: bag },
  'user/wallet': { name: msg`Wallet`, icon: wallet },
  'user/q-points': { name: msg`Q-points`, icon: points },
  family: { name: msg`Family`, icon: heart },
};

/** On a narrow screen the entries are one row, wider than the screen: the one that is open lies in its middle. The page itself stays where it is. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]');
  if (!row || !current) return;
  const [{ left, right }, around] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += (left + right - around.left - around.right) / 2;
}

/** The pages of the customer's own: beside every one of them, above it on a narrow screen (R2.6.3). */
export function ProfileMenu() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const session = useSession();
  const config = useConfig();
  const isOfBaps = isBaps(config);
  if (user === null) return null;
  return (
    <nav className="side" aria-label={t`Profile`}>
      <div className="side__me">
        <Avatar user={user} />
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
      {/* In the other language the row lies the other way round. */}
      <ul key={i18n.locale} ref={showCurrent}>
        {profileEntriesIn(navigationOf(config)).map((entry) => (
          <li key={entry}>
            {/* Wallet and points lie below the profile's own address. */}
            <NavLink to={`/profile/${entry}`} end={entry === 'user'}>
              <Icon of={entries[entry].icon} />
              {/* R2.3.7: on baps sites the entry reads My Bookings. */}
              {entry === 'facility-bookings' && isOfBaps ? t`My Bookings` : i18n._(entries[entry].name)}
            </NavLink>
          </li>
        ))}
        {config.allow_support ? (
          <li>
            <NavLink to="/customer-support">
              <Icon of={chat} />
              <Trans>Customer support</Trans>
            </NavLink>
          </li>
        ) : null}
        <li className="side__end">
          <button type="button" className="side__out" onClick={() => session.send({ type: 'session.logOut' })}>
            <Icon of={logout} />
            <Trans>Log out</Trans>
          </button>
        </li>
      </ul>
    </nav>
  );
}
