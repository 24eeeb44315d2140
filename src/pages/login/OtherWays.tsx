import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import type { TypedAtLogin } from '../../../machines/registration/typedAtLogin.ts';
import { hasAddition } from '../../../machines/site/additions.ts';
import { beginDrafts } from '../../adapters/storage/drafts/registrationDrafts.ts';
import { id } from '../../art/icons/tools.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { useConfig, usePortal } from '../../actors/portalContext.tsx';
import { useRegisterAddress } from './useRegisterAddress.ts';

export interface OtherWaysProps {
  login: LoginRef;
  /** What was typed at an account: a new one begins with it. */
  typed: TypedAtLogin;
  /** Takes the place of the form by the one for guests. */
  onGuest: () => void;
}

/** What stands below the form of an account: the identity provider, going on as a guest, a new account (R2.13.4–6). */
export function OtherWays({ login, typed, onGuest }: OtherWaysProps) {
  const portal = usePortal();
  const registerAddress = useRegisterAddress();
  const config = useConfig();
  const isSentAgain = hasAddition(config, 'sendAgain');
  const bindsReturn = hasAddition(config, 'providerState');
  // While it is asked whether they may come in, another way is refused: it does not look as if it were there.
  const isBusy = useSelector(login, read.isBusy);
  const { guests, provider } = useSelector(login, read.offers);
  return (
    <>
      {guests || provider ? (
        <div className="or">
          <span>
            <Trans>or</Trans>
          </span>
        </div>
      ) : null}
      {guests || provider ? (
        <div className="login__ways">
          {provider ? (
            <Button
              variant="pass"
              size="l"
              full
              icon={id}
              disabled={isBusy}
              onClick={() => login.send({ type: 'provider.choose', bindsReturn })}
            >
              <Trans>Continue with UAE PASS</Trans>
            </Button>
          ) : null}
          {guests ? (
            <Button variant="line" size="l" full disabled={isBusy} onClick={onGuest}>
              <Trans>Continue as guest</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
      <p className="meta login__new">
        <Trans>
          New here?{' '}
          <Link
            className="u"
            to={registerAddress}
            onClick={() => {
              beginDrafts(typed);
              portal.send({ type: 'login.close' });
            }}
          >
            Create an account
          </Link>
        </Trans>
      </p>
      {isSentAgain ? (
        <p className="meta login__new">
          <Link className="u" to="/send-again" onClick={() => portal.send({ type: 'login.close' })}>
            <Trans>Ordered as a guest? Have the order sent again</Trans>
          </Link>
        </p>
      ) : null}
    </>
  );
}
