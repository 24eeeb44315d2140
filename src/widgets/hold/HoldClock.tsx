import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import * as read from '../../../machines/hold/holdSelectors.ts';
import type { HoldRef } from '../../../machines/hold/holdMachine.ts';
import { usePortalActor } from '../../actors/portalContext.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { TextButton } from '../../components/buttons/TextButton.tsx';
import { TimeInText } from '../../components/dates/TimeInText.tsx';
import { classNames } from '../../components/classNames.ts';
import { useSecondsUntil } from '../../components/dates/useSecondsUntil.ts';
import { countdown } from '../../components/text/countdown.ts';
import './hold.css';

/** A hold has so many minutes when it is fresh (Q7.3.a): the length of the line. */
const minutes = 15;

/**
 * How long the places in the cart still stand, where renewing them stopped: large, and drawn as a line that gets shorter (F31). While
 * all is well there is nothing to see. What is announced is told once; the seconds are silent.
 */
export function HoldClock() {
  const hold = usePortalActor('hold');
  return hold ? <Clock hold={hold} /> : null;
}

function Clock({ hold }: { hold: HoldRef }) {
  const isCounting = useSelector(hold, read.isCounting);
  const isLate = useSelector(hold, (snapshot) => read.isEnding(snapshot) || read.isExpired(snapshot));
  return (
    <div className="wrap">
      <Announced hold={hold} />
      {isCounting ? (
        <section className={classNames('hold', isLate && 'is-late')}>
          <p className="hold__n">
            <Left hold={hold} />
          </p>
          <div>
            <p>
              <Sentence hold={hold} />
            </p>
            <Keep hold={hold} />
          </div>
          <Line hold={hold} />
        </section>
      ) : null}
    </div>
  );
}

/** The same over a task that somebody is at, in one line: what they have typed stays, whatever comes of the cart. */
export function HoldNote() {
  const hold = usePortalActor('hold');
  return hold ? <ShortNote hold={hold} /> : null;
}

function ShortNote({ hold }: { hold: HoldRef }) {
  const isCounting = useSelector(hold, read.isCounting);
  return (
    <>
      <Announced hold={hold} />
      {isCounting ? (
        <div className="hold__note">
          <Note tone="warn">
            <p>
              <b>
                <Left hold={hold} />
              </b>{' '}
              <Sentence hold={hold} />
            </p>
            <Keep hold={hold} />
          </Note>
        </div>
      ) : null}
    </>
  );
}

/** Beside Pay on a phone, where the clock itself has scrolled away; it is heard there. */
export function HoldLeft() {
  const hold = usePortalActor('hold');
  return hold ? <LeftLine hold={hold} /> : null;
}

function LeftLine({ hold }: { hold: HoldRef }) {
  const isCounting = useSelector(hold, read.isCounting);
  const isLate = useSelector(hold, (snapshot) => read.isEnding(snapshot) || read.isExpired(snapshot));
  if (!isCounting) return null;
  const left = <Left hold={hold} />;
  return (
    <div className={classNames('hold__left', isLate && 'is-late')} aria-hidden="true">
      <Trans>{left} left for your places</Trans>
    </div>
  );
}

/** Two minutes before the end and at the end, once each (2.2.1). It is there before it has anything to tell. */
function Announced({ hold }: { hold: HoldRef }) {
  const isEnding = useSelector(hold, read.isEnding);
  const isOver = useSelector(hold, read.isExpired);
  return (
    <output className="vh">
      {isEnding ? <Trans>Two minutes are left for the places in your cart.</Trans> : null}
      {isOver ? <Trans>The time for the places in your cart is over.</Trans> : null}
    </output>
  );
}

function Left({ hold }: { hold: HoldRef }) {
  const endsAt = useSelector(hold, read.endsAt);
  const seconds = useSecondsUntil(endsAt);
  return (
    <span role="timer" className="ltr num">
      {countdown(seconds)}
    </span>
  );
}

function Sentence({ hold }: { hold: HoldRef }): ReactNode {
  const isOver = useSelector(hold, read.isExpired);
  const isUnsure = useSelector(hold, read.isUnsure);
  const until = useSelector(hold, read.until);
  if (isOver)
    return (
      <Trans>
        <b>Your places are no longer kept.</b> They may still be free: we go on asking the venue.
      </Trans>
    );
  const time = <TimeInText time={until?.slice(11) ?? ''} isEnd />;
  if (isUnsure)
    return (
      <Trans>
        <b>Your places stand until {time}.</b> We cannot reach the venue to keep them longer, and go on trying.
      </Trans>
    );
  return (
    <Trans>
      <b>Your places stand until {time}.</b> After that they go back on sale.
    </Trans>
  );
}

function Keep({ hold }: { hold: HoldRef }) {
  const isOver = useSelector(hold, read.isExpired);
  return (
    <TextButton onClick={() => hold.send({ type: 'hold.keep' })}>
      {isOver ? <Trans>Ask for them again</Trans> : <Trans>Keep my places</Trans>}
    </TextButton>
  );
}

/** One mark a minute, and the ball where the clock stands. */
function Line({ hold }: { hold: HoldRef }) {
  const endsAt = useSelector(hold, read.endsAt);
  const seconds = useSecondsUntil(endsAt);
  const share = Math.min(1, Math.ceil(seconds) / (minutes * 60));
  return (
    <div className="hold__line" aria-hidden="true" style={{ '--p': `${share * 100}%`, '--n': minutes }}>
      <i />
    </div>
  );
}
