import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ConsentRef } from '../../../machines/consent/consentMachine.ts';
import type { Purpose } from '../../../machines/consent/consentRules.ts';
import * as read from '../../../machines/consent/consentSelectors.ts';
import { consentInput, provideConsent } from '../../adapters/actors/consentActors.ts';
import { giveConsent } from '../../adapters/storage/consent.ts';
import { useConfig, usePageActor, usePortal } from '../../actors/portalContext.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Checkbox } from '../../components/choices/Checkbox.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import './consent.css';

/**
 * Asks what others may do on this site, and lets the customer take their word back (R1.7.3, R1.7.4, R4.2.5); comes after
 * the page itself, where an operator wants something of the kind.
 */
export function ConsentChoice() {
  const config = useConfig();
  const [input] = useState(() => consentInput(config));
  return input.wishes.length > 0 ? <Choice input={input} /> : null;
}

function Choice({ input }: { input: ReturnType<typeof consentInput> }) {
  const portal = usePortal();
  const [machine] = useState(() => provideConsent(portal));
  const consent: ConsentRef = usePageActor(machine, { input });
  useEffect(() => {
    const wire = consent.on('consent.given', ({ said, hasLeftovers }) => giveConsent(said, hasLeftovers));
    return () => wire.unsubscribe();
  }, [consent]);
  return <Privacy consent={consent} />;
}

/** The question, or the answer that can be changed. */
export function Privacy({ consent }: { consent: ConsentRef }) {
  const { t } = useLingui();
  const isAsked = useSelector(consent, read.isAsked);
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  // The button that had the focus is gone.
  const tell: ConsentRef['send'] = (event) => {
    consent.send(event);
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={isAsked ? 'consent is-asked' : 'consent'}
      aria-label={t`Your privacy`}
      aria-describedby={headingId}
    >
      <div className="wrap consent__in">
        {isAsked ? (
          <Question consent={consent} headingId={headingId} tell={tell} />
        ) : (
          <>
            <p className="fine" id={headingId}>
              <Answer consent={consent} />
            </p>
            <Button size="s" variant="quiet" onClick={() => tell({ type: 'consent.change' })}>
              <Trans>Change this</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

interface QuestionProps {
  consent: ConsentRef;
  headingId: string;
  tell: ConsentRef['send'];
}

/** One thing is allowed or not; of several each is ticked by itself, and none before the customer does. */
function Question({ consent, headingId, tell }: QuestionProps) {
  const purposes = useSelector(consent, read.purposes, sameList);
  const isChanging = useSelector(consent, read.isChanging);
  const [ticked, setTicked] = useState(() => read.granted(consent.getSnapshot()));
  const tick = (purpose: Purpose, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, purpose] : ticked.filter((other) => other !== purpose));
  const isOne = purposes.length === 1;
  return (
    <>
      <div className="consent__what">
        <p id={headingId}>
          <Trans>
            This site works without what follows. May it use it? You can change your answer at the bottom of any page.
          </Trans>
        </p>
        <div className="row">
          {purposes.map((purpose) =>
            isOne ? (
              <strong key={purpose}>
                <PurposeWords of={purpose} />
              </strong>
            ) : (
              <Checkbox key={purpose} checked={ticked.includes(purpose)} onChange={(now) => tick(purpose, now)}>
                <PurposeWords of={purpose} />
              </Checkbox>
            ),
          )}
        </div>
      </div>
      <div className="row">
        <Button size="s" variant="line" onClick={() => tell({ type: 'consent.answer', granted: purposes })}>
          {isOne ? <Trans>Allow it</Trans> : <Trans>Allow all</Trans>}
        </Button>
        {isOne ? null : (
          <Button size="s" variant="line" onClick={() => tell({ type: 'consent.answer', granted: ticked })}>
            <Trans>Allow what is ticked</Trans>
          </Button>
        )}
        <Button size="s" variant="line" onClick={() => tell({ type: 'consent.answer', granted: [] })}>
          {isOne ? <Trans>Do not allow it</Trans> : <Trans>Allow nothing</Trans>}
        </Button>
        {isChanging ? (
          <Button size="s" variant="quiet" onClick={() => tell({ type: 'consent.confirm' })}>
            <Trans>Keep my answer</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}

const sameList = (one: readonly Purpose[], other: readonly Purpose[]) => one.join() === other.join();

/** What was agreed to, in one sentence. */
function Answer({ consent }: { consent: ConsentRef }) {
  const locale = useLocale();
  const words = usePurposeWords();
  const granted = useSelector(consent, read.granted, sameList);
  const what = new Intl.ListFormat(locale, { type: 'unit' }).format(granted.map((purpose) => words[purpose]));
  if (granted.length === 0) return <Trans>You allowed nothing but what the site needs.</Trans>;
  return <Trans>You allowed: {what}.</Trans>;
}

const PurposeWords = ({ of }: { of: Purpose }) => usePurposeWords()[of];

function usePurposeWords(): Record<Purpose, string> {
  const { t } = useLingui();
  return {
    counting: t`counting visits`,
    chat: t`a chat by another company`,
    ads: t`measuring our advertisements, by another company`,
  };
}
