import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';

export interface OnTheWayProps {
  login: LoginRef;
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  level: 1 | 2;
}

/** Between here and the identity provider: nothing to fill in, and a way back while there is one. */
export function OnTheWay({ login, heading, headingId, level }: OnTheWayProps) {
  const isLeaving = useSelector(login, read.isAtProvider);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="login" aria-busy>
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 2 ? 'modal__title' : undefined}>
        {isLeaving ? <Trans>UAE PASS opens</Trans> : <Trans>Logging you in</Trans>}
      </Heading>
      <p className="meta">
        {isLeaving ? (
          <Trans>Its page takes over in a moment and brings you back here.</Trans>
        ) : (
          <Trans>This takes only a moment.</Trans>
        )}
      </p>
      <span className="login__rally" />
      {isLeaving ? (
        <Button variant="line" full onClick={() => login.send({ type: 'provider.abandon' })}>
          <Trans>Choose another way</Trans>
        </Button>
      ) : null}
    </div>
  );
}
