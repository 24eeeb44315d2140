import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { arrow, check } from '../../art/icons/signs.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { StatusPill } from '../../components/signs/StatusPill.tsx';
import { ServerWords } from '../../components/text/ServerWords.tsx';

export interface RegisteredProps {
  headingId: string;
  /** A partner's account waits for the operator. */
  isWaiting: boolean;
  /** The server's own words. */
  message: string | null;
  loginAddress: string;
}

/** The end of a registration: the way on, or what is waited for. */
export function Registered({ headingId, isWaiting, message, loginAddress }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    globalThis.scrollTo({ top: 0 });
  }, []);
  const said = (usual: ReactNode) => (message === null ? usual : <ServerWords words={message} />);
  return (
    <div className="register__done">
      {isWaiting ? (
        <StatusPill tone="wait" shape="half">
          <Trans>Awaiting approval</Trans>
        </StatusPill>
      ) : (
        <StatusPill tone="ok" shape="full">
          <Trans>Account created</Trans>
        </StatusPill>
      )}
      <h1 id={headingId} ref={heading} tabIndex={-1}>
        {isWaiting ? <Trans>Asked. We look at it now.</Trans> : <Trans>You are in the squad.</Trans>}
      </h1>
      <p className="lead">
        {isWaiting
          ? said(
              <Trans>As soon as your account is approved you can log in with your mobile number and password.</Trans>,
            )
          : said(<Trans>Log in with your mobile number and your new password.</Trans>)}
      </p>
      <div className="row">
        {isWaiting ? (
          <LinkButton to="/" variant="line" size="l" iconAfter={arrow}>
            <Trans>Look around</Trans>
          </LinkButton>
        ) : (
          <LinkButton to={loginAddress} variant="cta" size="l" icon={check}>
            <Trans>Log in</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
