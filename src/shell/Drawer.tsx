import { Trans, useLingui } from '@lingui/react/macro';
import { isCustomer } from '../../machines/session/sessionRules.ts';
import { joinAddress, shownEntries } from '../../machines/site/navigationRules.ts';
import { down } from '../art/icons/signs.ts';
import { LocalText } from '../components/text/LocalText.tsx';
import { Button, buttonLook, LinkButton } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { useConfig, useOpenBooking, usePortal, useSession, useUser } from '../actors/portalContext.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { keyOf, NavigationLink } from './Navigation.tsx';
import { Avatar } from './Avatar.tsx';
import { nameOf } from './personName.ts';
import { shortName } from './shortName.ts';
import { useLoginAddress } from './useLoginAddress.ts';
import './drawer.css';

/** The navigation of a narrow screen; parents are folded (R2.5.6). */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const config = useConfig();
  const portal = usePortal();
  const openBooking = useOpenBooking();
  const session = useSession();
  const user = useUser();
  const loginAddress = useLoginAddress();
  return (
    <Dialog title={t`Menu`} tall className="drawer" onClose={onClose}>
      <nav aria-label={t`Main`}>
        <ul className="drawer__list">
          {shownEntries(config).map((item, position) => (
            <li key={keyOf(item, position)}>
              {item.children?.length ? (
                <details>
                  <summary>
                    <LocalText of={item} field="link_text" />
                    <Icon of={down} />
                  </summary>
                  <ul>
                    {[...(item.hasPage ? [item] : []), ...item.children].map((entry, index) => (
                      <li key={keyOf(entry, index)}>
                        <NavigationLink item={entry} onFollow={onClose} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <NavigationLink item={item} onFollow={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="drawer__foot">
        {config.enable_facility_booking ? (
          <Button
            variant="cta"
            full
            onClick={() => {
              onClose();
              openBooking();
            }}
          >
            <Trans>Book a facility</Trans>
          </Button>
        ) : null}
        {config.enable_join_now ? (
          <LinkButton variant="line" full to={joinAddress(config)} onClick={onClose}>
            <Trans>Join now</Trans>
          </LinkButton>
        ) : null}
        {config.enable_lead_tracker_button ? (
          <Button
            variant="line"
            full
            onClick={() => {
              onClose();
              portal.send({ type: 'lead.open' });
            }}
          >
            <Trans>Ask us</Trans>
          </Button>
        ) : null}
        {config.enable_arabic ? (
          <LanguageToggle className={buttonLook({ variant: 'line', full: true })} onChoose={onClose} />
        ) : null}
        {!isCustomer(user) ? (
          <LinkButton variant="line" full to={loginAddress} onClick={onClose}>
            <Trans>Log in</Trans>
          </LinkButton>
        ) : (
          <>
            <p className="row">
              <Avatar user={user} />
              <b>
                <span aria-hidden="true">{shortName(user)}</span>
                <span className="vh">{nameOf(user)}</span>
              </b>
            </p>
            <LinkButton variant="line" full to="/profile/user" onClick={onClose}>
              <Trans>My details</Trans>
            </LinkButton>
            <Button
              variant="line"
              full
              onClick={() => {
                onClose();
                session.send({ type: 'session.logOut' });
              }}
            >
              <Trans>Log out</Trans>
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
