import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { chooseConsent, consent } from '../../actors/consent.ts';
import './consent.css';

/** Asks whether visits may be counted, and lets the customer take their word back; loaded where an operator counts (R4.2.5). */
export function ConsentChoice() {
  const { t } = useLingui();
  const { said, isAsked } = useSelector(consent, ({ context }) => context);
  const place = useRef<HTMLElement>(null);
  const answer = (word: 'granted' | 'denied') => {
    chooseConsent(word);
    // The button that had the focus is gone.
    place.current?.focus();
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={isAsked ? 'consent is-asked' : 'consent'}
      aria-label={t`Counting visits`}
    >
      <div className="wrap consent__in">
        {isAsked ? (
          <>
            <p>
              <Trans>May we count how this site is used? You can change your answer at the bottom of any page.</Trans>
            </p>
            <div className="row">
              <Button size="s" onClick={() => answer('granted')}>
                <Trans>Yes, count</Trans>
              </Button>
              <Button size="s" variant="line" onClick={() => answer('denied')}>
                <Trans>No, do not count</Trans>
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="fine">
              {said === 'granted' ? (
                <Trans>You agreed that your visits are counted.</Trans>
              ) : (
                <Trans>Your visits are not counted.</Trans>
              )}
            </p>
            <Button size="s" variant="quiet" onClick={() => consent.trigger.asked()}>
              <Trans>Change this</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
