import type { WorkshopDetails, WorkshopProgram } from '../../src/contract/offered/academies.ts';
import type { WorkshopPrice } from '../../src/contract/orders/cart.ts';
import { paidDays, firstSession, packageOf, startDates } from './enrolmentSelection.ts';
import type { EnrolmentContext } from './enrolmentContext.ts';
import type { EnrolmentSnapshot } from './enrolmentMachine.ts';
import { sessionDates } from './programmes.ts';

/** What is shown where the price belongs. */
export type PriceScreen = 'incomplete' | 'asking' | 'failed' | 'priced';

export function priceScreen(snapshot: EnrolmentSnapshot): PriceScreen {
  if (snapshot.matches({ choosing: 'incomplete' })) return 'incomplete';
  if (snapshot.context.answer !== null) return 'priced';
  return snapshot.context.problem === null ? 'asking' : 'failed';
}

export const workshop = ({ context }: EnrolmentSnapshot): WorkshopDetails => context.workshop;
export const program = ({ context }: EnrolmentSnapshot): WorkshopProgram => context.program;
/** Days are chosen only for packages that are paid by the session (Q7.3.c). */
export const mayToggleDays = ({ context: { program: offered, selection: chosen } }: EnrolmentSnapshot): boolean =>
  offered.days.length > 1 && packageOf(offered, chosen.productId)?.is_prorata === 1;
export const selection = ({ context }: EnrolmentSnapshot): EnrolmentContext['selection'] => context.selection;
export const answer = ({ context }: EnrolmentSnapshot): WorkshopPrice | null => context.answer;
export const problem = ({ context }: EnrolmentSnapshot): EnrolmentContext['problem'] => context.problem;
export const refusal = ({ context }: EnrolmentSnapshot): EnrolmentContext['refusal'] => context.refusal;
export const attendees = ({ context }: EnrolmentSnapshot): EnrolmentContext['attendees'] => context.attendees;
export const isNobodyChosen = ({ context }: EnrolmentSnapshot): boolean => context.isNobodyChosen;
export const isAsking = (snapshot: EnrolmentSnapshot): boolean => snapshot.matches({ choosing: 'asking' });
export const isAdding = (snapshot: EnrolmentSnapshot): boolean => snapshot.matches('adding');
export const isAdded = (snapshot: EnrolmentSnapshot): boolean => snapshot.matches('added');
/** Only a selection with a price can be added. */
export const mayAdd = (snapshot: EnrolmentSnapshot): boolean => snapshot.matches({ choosing: 'priced' });

/** The days on which the first session may be. */
export const starts = ({ context: { program, selection: chosen, now } }: EnrolmentSnapshot): string[] =>
  startDates(program, chosen, now);
export const firstDate = ({ context: { program, selection: chosen } }: EnrolmentSnapshot): string | undefined =>
  firstSession(program, chosen);

/** The sessions that the price includes; none while it is being requested. */
export function sessions({ context }: EnrolmentSnapshot): string[] {
  const { program, selection: chosen, answer: price } = context;
  if (price === null) return [];
  return sessionDates(chosen.start, price.end_date ?? program.end_date, paidDays(program, chosen));
}
