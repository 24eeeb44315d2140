import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { lookOf, seatNumber, type Mine, type SeatSection } from '../../../../machines/seatMap/seats.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { seatLabel } from './seatWords.ts';

export interface PlanSectionProps {
  section: SeatSection;
  /** What it is called, with its price. */
  label: string;
  /** Ids with commas between, of this part alone: as text, so that what happens elsewhere draws nothing here. */
  chosen: string;
  inCart: string;
  /** From seat to seat. */
  pitch: number;
  /** The pattern of each ticket. */
  patternOf: (ticketId: number) => string;
  /** The one seat that Tab leads to, where it is here. */
  tabStop: number | null;
  isNear: boolean;
}

const idsOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** A part of the hall: a shape for each seat, and their numbers while they can be read. */
export const PlanSection = memo(function PlanSection(props: PlanSectionProps) {
  const { section, label, chosen, inCart, pitch, patternOf, tabStop, isNear } = props;
  const { i18n } = useLingui();
  const locale = useLocale();
  const mine: Mine = { chosen: idsOf(chosen), inCart: idsOf(inCart) };
  const side = pitch * 0.84;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a drawing there are no others
    <g role="group" aria-label={label}>
      {section.rows.map((row) =>
        row.seats.map((seat) => {
          const look = lookOf(seat, mine);
          const height = look === 'sold' ? side / 5 : side;
          return (
            <rect
              key={seat.seat_map_id}
              className={`pseat pseat--${look}`}
              data-seat={seat.seat_map_id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- within a drawing there are no others
              role="checkbox"
              aria-checked={look === 'mine' || look === 'inCart'}
              aria-disabled={look === 'sold' || look === 'held' || undefined}
              aria-label={seatLabel(i18n, locale, { seat, row, section }, mine)}
              tabIndex={seat.seat_map_id === tabStop ? 0 : -1}
              x={seat.x - side / 2}
              y={seat.y - height / 2}
              width={side}
              height={height}
              rx={look === 'sold' ? 0 : pitch * 0.14}
              {...(look === 'free' ? { fill: patternOf(seat.event_ticket_id) } : {})}
            />
          );
        }),
      )}
      {isNear ? (
        <g className="pnums" aria-hidden="true" style={{ fontSize: pitch * 0.36 }}>
          {section.rows.map((row) =>
            row.seats.map((seat) => {
              const look = lookOf(seat, mine);
              return look === 'sold' ? null : (
                <text key={seat.seat_map_id} className={`pnum pnum--${look}`} x={seat.x} y={seat.y}>
                  {seatNumber(seat)}
                </text>
              );
            }),
          )}
        </g>
      ) : null}
    </g>
  );
});
