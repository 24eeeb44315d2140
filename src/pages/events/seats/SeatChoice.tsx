import type { EventDetails } from '../../../contract/offered/events.ts';
import { Seats } from './Seats.tsx';
import { useSeatMap } from './useSeatMap.ts';

interface SeatChoiceProps {
  event: EventDetails;
  /** The plan that is chosen from; the address names it. */
  mapId: number;
}

export function SeatChoice({ event, mapId }: SeatChoiceProps) {
  return <Seats seats={useSeatMap(event, mapId)} />;
}
