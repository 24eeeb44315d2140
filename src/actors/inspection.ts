/** One observer for all actors, the portal's and the pages'; set before anything starts, absent unless it was asked for. */
import type { InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent) => void;

let observer: Observer | undefined;

export function observeWith(next: Observer): void {
  observer = next;
}

/** Pass it as `inspect`; events are dropped while nobody looks. */
export const inspect: Observer = (event) => observer?.(event);
