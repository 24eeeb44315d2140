import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { NextDayMark } from '../../components/dates/NextDayMark.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import './nearest.css';

interface NearestSectionProps {
  /** One of them is being taken. */
  inert?: boolean;
  children: ReactNode;
}

/** What can be had instead of a slot that somebody else has by now, under its heading. */
export function NearestSection({ inert = false, children }: NearestSectionProps) {
  const headingId = useId();
  return (
    // Several bookings of a list may have theirs: parts with one name, no landmarks.
    <fieldset className="near" aria-labelledby={headingId} inert={inert}>
      <h3 id={headingId}>
        <Trans>Nearest free times</Trans>
      </h3>
      {children}
    </fieldset>
  );
}

interface NearestSlotProps {
  time: string;
  nextDay: boolean;
  /** The court or, where it is elsewhere, the service. */
  where: ReactNode;
  price?: ReactNode;
  onChoose: () => void;
}

/** One time of them, one press away. */
export function NearestSlot({ time, nextDay, where, price, onChoose }: NearestSlotProps) {
  return (
    <button type="button" className="near__slot" onClick={onChoose}>
      <b>
        <TimeText time={time} />
        {nextDay ? <NextDayMark /> : null}
      </b>{' '}
      {where ? <span className="near__where">{where}</span> : null}{' '}
      {price ? <span className="near__price num">{price}</span> : null}
    </button>
  );
}
