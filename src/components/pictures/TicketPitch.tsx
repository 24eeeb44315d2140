import type { ReactNode } from 'react';
import './pitch.css';

export interface TicketFact {
  term: ReactNode;
  value: ReactNode;
}

export interface TicketPitchProps {
  /** Names the ticket to screen readers. */
  label: string;
  title: ReactNode;
  venue?: ReactNode;
  /** `<TimeText …/>`: the biggest thing on the ticket. */
  time: ReactNode;
  facts: readonly TicketFact[];
  /** `<QrCode …/>`, or what stands there while there is none. */
  code: ReactNode;
  /** What became of a ticket that lets nobody in, in the place of its code. */
  stamp?: ReactNode;
  /** The number below the code. */
  number?: ReactNode;
  note?: ReactNode;
  /** The colour of its court, deep enough for white; blue otherwise. */
  color?: string | undefined;
}

/** A ticket drawn as a pitch: the halfway line is where it tears. */
export function TicketPitch({ label, title, venue, time, facts, code, stamp, number, note, color }: TicketPitchProps) {
  return (
    <article className="pitch" aria-label={label} style={color ? { '--t': color } : undefined}>
      <div className="pitch__a">
        <div className="pitch__top">
          <span>{title}</span>
          {venue ? <span>{venue}</span> : null}
        </div>
        <b className="pitch__t num">{time}</b>
        <div className="pitch__b">
          <dl>
            {facts.map(({ term, value }, index) => (
              <div key={index}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="pitch__c">
        {stamp ? <b className="pitch__x">{stamp}</b> : <div className="qr">{code}</div>}
        {number ? (
          <p>
            <bdi className="num">{number}</bdi>
          </p>
        ) : null}
        {note ? <p className="fine">{note}</p> : null}
      </div>
    </article>
  );
}
