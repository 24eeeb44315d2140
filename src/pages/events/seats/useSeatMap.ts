import { useState } from 'react';
import type { SeatMapRef } from '../../../../machines/seatMap/seatMapMachine.ts';
import { useCart, usePageActor } from '../../../actors/portalContext.tsx';
import { provideSeatMap } from '../../../adapters/actors/offered/seatMapActors.ts';
import { useSearchParams } from '../../../components/useSearchParams.ts';
import type { EventDetails } from '../../../contract/offered/events.ts';
import { seatsIn } from './seatAddress.ts';

/** The seats of an event; what the address says is chosen from the beginning. */
export function useSeatMap(event: EventDetails, mapId: number): SeatMapRef {
  const cart = useCart();
  const [params] = useSearchParams();
  const [machine] = useState(() => provideSeatMap(cart));
  return usePageActor(machine, { input: { event, mapId, chosen: seatsIn(params) } });
}
