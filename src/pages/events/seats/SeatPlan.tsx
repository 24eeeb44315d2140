import { useLingui } from '@lingui/react/macro';
import { memo, useContext, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { EventTicket, SeatMap } from '../../../contract/offered/events.ts';
import { nextSeat, type Direction } from '../../../../machines/seatMap/seatSteps.ts';
import { distanceOf, focusOf, type Mine, type Seat } from '../../../../machines/seatMap/seats.ts';
import { withTax } from '../../../../machines/money/withTax.ts';
import { minus, plus } from '../../../art/icons/steps.ts';
import { planArt } from '../../../art/plans/planArt.ts';
import { courtSizes, sportOf } from '../../../art/sport.ts';
import { ArtColorsContext } from '../../../components/pictures/CourtArt.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { expand } from './icons.ts';
import { spokenMoney } from '../../../i18n/spoken.ts';
import { joined, localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useConfig } from '../../../actors/portalContext.tsx';
import { categoryOf } from './categories.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { PlanSection, type PlanSectionProps } from './PlanSection.tsx';
import { SeatPatterns } from './SeatPatterns.tsx';
import { seatSectionWords } from './seatWords.ts';
import { usePlanCamera } from './usePlanCamera.ts';

interface SeatPlanProps {
  map: SeatMap;
  sport: string | null;
  tickets: readonly EventTicket[];
  mine: Mine;
  /** What is chosen is on its way into the cart: nothing else can be. */
  isBusy: boolean;
  onPress: (seatId: number) => void;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const seatIn = (target: EventTarget): number | null => {
  const id = target instanceof Element ? target.closest('[data-seat]')?.getAttribute('data-seat') : null;
  return id ? Number(id) : null;
};

/** The usual distance from seat to seat. */
function pitchOf({ sections }: SeatMap): number {
  const steps = sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ seats }) => seats.slice(1).map((seat, index) => distanceOf(seats[index]!, seat)));
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 10;
}

/**
 * The plan of the hall, to be moved and zoomed (Q7.6.k). As a real place it does not mirror in Arabic. Arrows lead from
 * seat to seat, Space or Enter chooses, + and - zoom.
 */
export function SeatPlan({ map, sport, tickets, mine, isBusy, onPress }: SeatPlanProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const pitch = useMemo(() => pitchOf(map), [map]);
  const { camera, frame, plan, isNear } = usePlanCamera(map.width, map.height, pitch);
  const seats = useMemo(() => map.sections.flatMap(({ rows }) => rows.flatMap((row) => row.seats)), [map]);
  const [visited, setVisited] = useState<number | null>(null);
  const name = localName(map, locale);
  const tabStop = visited ?? firstStop(map, seats);
  const patternOf = useMemo(() => (ticketId: number) => `url(#seats-${categoryOf(tickets, ticketId)})`, [tickets]);

  const pressed = (event: MouseEvent<SVGSVGElement>) => {
    if (camera.wasMoved) return;
    const pointer = (event.nativeEvent as PointerEvent).pointerType ?? 'mouse';
    // A finger that covers four seats cannot mean one of them: the plan comes nearer first. A click without a pointer
    // is a screen reader's.
    if (pointer !== '' && !camera.isPrecise(pointer)) return camera.approach({ x: event.clientX, y: event.clientY });
    const seatId = seatIn(event.target);
    if (seatId === null) return;
    setVisited(seatId);
    onPress(seatId);
  };

  const goTo = (seat: Seat) => {
    setVisited(seat.seat_map_id);
    camera.show(seat);
    plan.current?.querySelector<SVGElement>(`[data-seat="${seat.seat_map_id}"]`)?.focus({ preventScroll: true });
  };

  const typed = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = arrows[event.key];
    const here = seats.find(({ seat_map_id }) => seat_map_id === seatIn(event.target));
    const isChoice = event.key === ' ' || event.key === 'Enter';
    if (direction && here) {
      const next = nextSeat(seats, here, direction);
      if (next) goTo(next);
    } else if (isChoice && here) onPress(here.seat_map_id);
    else if (event.key === '+' || event.key === '=') camera.zoom(1.5);
    else if (event.key === '-') camera.zoom(1 / 1.5);
    else if (event.key === '0') camera.whole();
    else return;
    event.preventDefault();
  };

  return (
    <div className="hall__plan">
      <div
        className="hall__frame"
        ref={frame}
        dir="ltr"
        style={{ aspectRatio: `${map.width} / ${map.height}` }}
        onPointerDown={({ pointerId, button, clientX: x, clientY: y }) => {
          // Another mouse button opens a menu, and its release may not be heard.
          if (button === 0) camera.press(pointerId, { x, y });
        }}
        onPointerMove={({ pointerId, buttons, clientX: x, clientY: y, currentTarget }) => {
          // Let go of beyond the plan.
          if (buttons === 0) return camera.release(pointerId);
          camera.move(pointerId, { x, y });
          if (camera.wasMoved && !currentTarget.hasPointerCapture(pointerId))
            currentTarget.setPointerCapture(pointerId);
        }}
        onPointerUp={({ pointerId }) => camera.release(pointerId)}
        onPointerCancel={({ pointerId }) => camera.release(pointerId)}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears for two thousand seats */}
        <svg
          className="hall__svg"
          ref={plan}
          viewBox={`0 0 ${map.width} ${map.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is a drawing
          role="group"
          aria-label={t`Plan of ${name}. Arrow keys lead from seat to seat.`}
          aria-disabled={isBusy || undefined}
          data-near={isNear || undefined}
          onClick={pressed}
          onKeyDown={typed}
          onFocus={({ target }) => {
            const seat = seats.find(({ seat_map_id }) => seat_map_id === seatIn(target));
            if (seat && target.matches(':focus-visible')) camera.show(seat);
          }}
        >
          <SeatPatterns name="seats" field={pitch * 0.42} />
          <CourtOnPlan map={map} sport={sport} />
          {map.sections.map((section) => (
            <Section key={section.name} {...{ section, tickets, mine, tabStop, pitch, patternOf, isNear }} />
          ))}
          {isNear ? null : <PlanPlates map={map} mine={mine} />}
        </svg>
      </div>
      <ZoomKeys camera={camera} />
    </div>
  );
}

interface SectionProps
  extends
    Pick<SeatPlanProps, 'tickets' | 'mine'>,
    Pick<PlanSectionProps, 'section' | 'pitch' | 'patternOf' | 'isNear'> {
  /** Where Tab leads to, in this section or another one. */
  tabStop: number;
}

/** It is drawn anew where something of its own seats changed. */
function Section({ section, tickets, mine, tabStop, ...look }: SectionProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { currency } = useConfig().venue;
  const ids = new Set(section.rows.flatMap((row) => row.seats.map(({ seat_map_id }) => seat_map_id)));
  const ticket = tickets.find(({ event_ticket_id }) => event_ticket_id === section.rows[0]?.seats[0]?.event_ticket_id);
  const price = ticket ? spokenMoney(withTax(ticket), currency, locale) : '';
  return (
    <PlanSection
      {...look}
      section={section}
      label={joined(locale, seatSectionWords(i18n, section), ticket ? localName(ticket, locale) : '', price)}
      tabStop={ids.has(tabStop) ? tabStop : null}
      chosen={mine.chosen.filter((id) => ids.has(id)).join()}
      inCart={mine.inCart.filter((id) => ids.has(id)).join()}
    />
  );
}

function ZoomKeys({ camera }: Pick<ReturnType<typeof usePlanCamera>, 'camera'>) {
  const { t } = useLingui();
  return (
    <div className="hall__keys">
      <IconButton icon={plus} label={t`Zoom in`} onClick={() => camera.zoom(1.6)} />
      <IconButton icon={minus} label={t`Zoom out`} onClick={() => camera.zoom(1 / 1.6)} />
      <IconButton icon={expand} label={t`Show the whole plan`} onClick={() => camera.whole()} />
    </div>
  );
}

/** Tab leads to the free seat that is nearest to the court. */
function firstStop(map: SeatMap, seats: readonly Seat[]): number {
  const focus = focusOf(map);
  let [best, least] = [seats[0], Infinity];
  for (const seat of seats) {
    const far = distanceOf(seat, focus);
    if (seat.status === 'free' && far < least) [best, least] = [seat, far];
  }
  return best?.seat_map_id ?? 0;
}

/** The court in the middle, true to its lines. */
const CourtOnPlan = memo(function CourtOnPlan({
  map: { court },
  sport: sportName,
}: {
  map: SeatMap;
  sport: string | null;
}) {
  const colors = useContext(ArtColorsContext);
  if (!court) return null;
  const sport = sportOf(sportName);
  const upright = court.height > court.width;
  const pxPerMetre = 240 / courtSizes[sport][0];
  const { width, height, shapes } = planArt({
    sport,
    colors,
    upright,
    pxPerMetre,
    margin: 1,
    light: 'night',
    seed: 'hall',
  });
  return (
    <svg {...court} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map(({ fill = 'none', ...shape }, index) => (
        <path key={index} fill={fill} strokeLinecap="square" {...shape} />
      ))}
    </svg>
  );
});
