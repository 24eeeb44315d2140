/** The selectors of an order being placed; they answer no or null while there is none. */
import type { PlacementSnapshot } from './placementMachine.ts';

type Maybe = PlacementSnapshot | undefined;

export const isBusy = (snapshot: Maybe): boolean => snapshot?.hasTag('busy') ?? false;
/** From the press of Pay to the server's answer. */
export const isPlacing = (snapshot: Maybe): boolean =>
  ['persisting', 'placing', 'accepting'].some((state) => snapshot?.matches(state as 'placing'));
/** Whether it is still unknown what became of the order. */
export const isReconciling = (snapshot: Maybe): boolean =>
  snapshot !== undefined && ['asking', 'waiting', 'forgetting'].some((state) => snapshot.matches(state as 'asking'));
export const isWaitingToAsk = (snapshot: Maybe): boolean => snapshot?.matches('waiting') ?? false;
export const isPriceChanged = (snapshot: Maybe): boolean =>
  snapshot !== undefined && (snapshot.matches('priceChanged') || snapshot.matches('acceptingPrices'));
export const prices = (snapshot: Maybe) => snapshot?.context.prices ?? [];
