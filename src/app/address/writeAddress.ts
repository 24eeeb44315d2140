/** Runs the machine of the address; loaded when the page is idle, so that it adds nothing to the first page. */
import { createActor } from 'xstate';
import type { AddressEvent, AddressRef } from '../../../machines/address/addressMachine.ts';
import type { RouterLocation } from '../../../machines/address/bookingAddress.ts';
import type { BookingStop } from '../../../machines/booking/bookingSelection.ts';
import { here, isAtRest } from '../../../machines/pageChange/pageChangeSelectors.ts';
import { inspect } from '../../actors/inspection.ts';
import { onceDrawn } from '../../adapters/device/onceDrawn.ts';
import { openLayers, provideAddress } from './provideAddress.ts';
import type { Router } from './pageRouter.ts';

/** What others tell the machine. */
export type AddressOrder = Extract<AddressEvent, { type: 'address.write' | 'page.open' | 'booking.postpone' }>;

export interface AddressWriter {
  order(order: AddressOrder): void;
  /** The browser is at another entry of its history. */
  reach(): void;
  /** Whoever asked for something, or moved, is done. */
  endTurn(): void;
}

function locationOf({ pageChange }: Router): RouterLocation {
  const { pathname, search, hash, state } = here(pageChange.getSnapshot());
  return { pathname, search, hash, state };
}

/** From here on the machine is told of every address that it did not write itself. */
export function startAddress(router: Router, tell: (here: RouterLocation) => void): AddressWriter {
  const seen = () => ({ here: locationOf(router), layers: openLayers() });
  const address: AddressRef = createActor(provideAddress(router), { systemId: 'address', inspect, input: seen() });
  const endTurn = (): void =>
    address.send({ type: 'turn.ended', isFree: isAtRest(router.pageChange.getSnapshot()), layers: openLayers() });
  const chosen = onceDrawn<AddressOrder>((order) => {
    address.send(order);
    endTurn();
  });
  address.on('address.changed', ({ here }) => {
    // It was chosen at the entry that is left.
    chosen.take();
    tell(here);
  });
  address.start();
  let lastStop: BookingStop | null = null;
  return {
    order(order) {
      const stop = order.type === 'address.write' ? (order.shown?.stop ?? null) : null;
      const isWithinStop = stop !== null && stop === lastStop;
      lastStop = stop;
      if (isWithinStop) return chosen.tell(order);
      const chosenBefore = chosen.take();
      if (chosenBefore !== null) address.send(chosenBefore);
      address.send(order);
    },
    reach: () => address.send({ type: 'entry.reached', ...seen() }),
    endTurn,
  };
}
