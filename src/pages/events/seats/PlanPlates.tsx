import { useLingui } from '@lingui/react';
import { lookOf, type Mine, type SeatSection } from '../../../../machines/seatMap/seats.ts';
import type { SeatMap } from '../../../contract/offered/events.ts';
import { seatSectionWords } from './seatWords.ts';

/** Zoomed out: the name of each section and how many places it has left. Screen readers have the list. */
export function PlanPlates({ map, mine }: { map: SeatMap; mine: Mine }) {
  const { i18n } = useLingui();
  const size = Math.min(map.width, map.height) / 30;
  return (
    <g aria-hidden="true" className="plates" style={{ fontSize: size }}>
      {map.sections.map((section) => {
        const { x, y } = middleOf(section);
        const left = section.rows.flatMap(({ seats }) => seats).filter((seat) => lookOf(seat, mine) === 'free').length;
        const name = seatSectionWords(i18n, section);
        const width = (name.length * 0.68 + String(left || 1).length * 0.6 + 1.7) * size;
        return (
          <g key={section.name}>
            <rect
              x={x - width / 2}
              y={y - size * 0.85}
              width={width}
              height={size * 1.7}
              rx={size / 6}
              className="plate"
            />
            <text x={x} y={y}>
              <tspan className="plate__name">{name}</tspan>
              {/* A shift to the right would push the number over an Arabic name. */}
              {'\u00a0'}
              <tspan className="plate__left">{left === 0 ? '×' : left}</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

function middleOf({ rows }: SeatSection): { x: number; y: number } {
  const seats = rows.flatMap((row) => row.seats);
  const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(seats.map(({ x }) => x)), y: between(seats.map(({ y }) => y)) };
}
