import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import * as readArrival from '../../../machines/login/arrivalSelectors.ts';
import type { LoginRef } from '../../../machines/login/loginMachine.ts';
import * as read from '../../../machines/login/loginSelectors.ts';
import { Button } from '../../components/buttons/Button.tsx';

export interface ProviderWaitProps {
  login: LoginRef;
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  level: 1 | 2;
}

/** What happens meanwhile: nobody is told that they are being logged in who has not said that it is them (T04). */
const words: Record<'leaving' | ReturnType<typeof readArrival.admission>, readonly [title: ReactNode, ReactNode]> = {
  leaving: [
    <Trans key="title">UAE PASS opens</Trans>,
    <Trans key="then">Its page takes over in a moment and brings you back here.</Trans>,
  ],
  open: [<Trans key="title">Checking your link</Trans>, <Trans key="then">This takes only a moment.</Trans>],
  refused: [<Trans key="title">Going on without the link</Trans>, <Trans key="then">It does not log you in.</Trans>],
  granted: [<Trans key="title">Logging you in</Trans>, <Trans key="then">This takes only a moment.</Trans>],
};

/** Between here and the identity provider: nothing to fill in, and a way back while there is one. */
export function ProviderWait({ login, heading, headingId, level }: ProviderWaitProps) {
  const isLeaving = useSelector(login, read.isAtProvider);
  const admission = useSelector(useSelector(login, read.arrival), readArrival.admission);
  const [title, then] = words[isLeaving ? 'leaving' : admission];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="login" aria-busy>
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 2 ? 'modal__title' : undefined}>
        {title}
      </Heading>
      <p className="meta">{then}</p>
      <span className="login__rally" />
      {isLeaving ? (
        <Button variant="line" full onClick={() => login.send({ type: 'provider.abandon' })}>
          <Trans>Choose another way</Trans>
        </Button>
      ) : null}
    </div>
  );
}
