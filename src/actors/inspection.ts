/**
 * Everything that all actors do, those of the portal and those of pages, for the inspector and for the reporter of
 * errors.
 */
import type { InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent) => void;

const observers = new Set<Observer>();

/** Adds an observer. Returns what removes it. */
export function observeWith(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Pass it as `inspect`; events are dropped while nobody looks. */
export const inspect: Observer = (event) => {
  for (const observer of observers) observer(event);
};
