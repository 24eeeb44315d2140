/** Selectors of the home page's two questions. */
import type { Id } from '../../src/contract/wire/wire.ts';
import type { QuickChoiceSnapshot } from './quickChoiceMachine.ts';
import { chosenOf, daysOffered } from './quickChoiceRules.ts';

/** Whether there are several services to ask about; assumed until they are loaded, since most sites have several. */
export const asksWhat = (snapshot: QuickChoiceSnapshot): boolean =>
  snapshot.matches('choosing') ? snapshot.context.services.length > 1 : !snapshot.matches('empty');
/** Whether the services failed to load, and are being retried. */
export const lacksServices = ({ context }: QuickChoiceSnapshot): boolean =>
  context.problem !== null && context.services.length === 0;
export const services = ({ context }: QuickChoiceSnapshot) => context.services;
export const service = ({ context }: QuickChoiceSnapshot) => chosenOf(context).service;
export const days = ({ context }: QuickChoiceSnapshot): string[] => daysOffered(context);
export const day = ({ context }: QuickChoiceSnapshot): string | null => chosenOf(context).day;
export const today = ({ context }: QuickChoiceSnapshot): string => context.now.slice(0, 10);

/** The selection with which the panel opens; today is its default and left out. */
export function wanted(snapshot: QuickChoiceSnapshot): { serviceId: Id | null; date: string | null } {
  const chosen = day(snapshot);
  return { serviceId: service(snapshot)?.id ?? null, date: chosen === today(snapshot) ? null : chosen };
}
