import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { ArrivalRef } from '../../../machines/login/arrivalMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { Note } from '../../components/signs/Note.tsx';

export interface IntroductionProps {
  arrival: ArrivalRef;
  /** As much of it as may be told. */
  name: string;
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  level: 1 | 2;
}

/** A link would log in a customer who did not ask for it here: they first confirm that it is them (T04). */
export function Introduction({ arrival, name, heading, headingId, level }: IntroductionProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="login stack">
      <Heading id={headingId} ref={heading} tabIndex={-1} className={level === 2 ? 'modal__title' : undefined}>
        <Trans>
          Continue as <bdi>{name}</bdi>?
        </Trans>
      </Heading>
      <p className="meta">
        <Trans>You opened a link that logs you in with UAE PASS.</Trans>
      </p>
      <Note tone="warn">
        <Trans>Was it somebody else who sent you this link? Then do not continue: it is not your account.</Trans>
      </Note>
      <Button variant="cta" full onClick={() => arrival.send({ type: 'arrival.accept' })}>
        <Trans>Yes, log me in</Trans>
      </Button>
      <Button variant="line" full onClick={() => arrival.send({ type: 'arrival.refuse' })}>
        <Trans>No, that is not me</Trans>
      </Button>
    </div>
  );
}
