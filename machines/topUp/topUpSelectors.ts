import { required } from '../shared/required.ts';
import type { TopUpSnapshot } from './topUpMachine.ts';
import { amountFault, amountOf, type AmountFault } from './topUpRules.ts';

export type TopUpScreen =
  | 'loading'
  | 'failed'
  | 'form'
  | 'elsewhere'
  | 'waiting'
  | 'unreachable'
  | 'credited'
  | 'refused';

const own = ['failed', 'waiting', 'unreachable', 'credited', 'refused'] as const;

/** Which screen to show; while the server is being asked, the previous one stays. */
export function screen(snapshot: TopUpSnapshot): TopUpScreen {
  const { offer, topUp, tries, intent } = snapshot.context;
  const named = own.find((state) => snapshot.matches(state));
  if (named) return named;
  if (tries > 0) return 'unreachable';
  if (topUp !== null) return 'waiting';
  // Another tab has sent one just now: until it may be known what became of it, the form would stand there without a word.
  const isAsked = snapshot.matches('asking') || snapshot.matches('coming');
  if (isAsked && intent?.elsewhereUntil) return 'elsewhere';
  return offer === null ? 'loading' : 'form';
}

export const isBusy = (snapshot: TopUpSnapshot): boolean => snapshot.hasTag('busy');
export const offer = ({ context }: TopUpSnapshot) => context.offer;
export const selection = ({ context }: TopUpSnapshot) => context.selection;
export const topUp = ({ context }: TopUpSnapshot) => context.topUp;
export const problem = ({ context }: TopUpSnapshot) => context.problem;
export const hasGatewayPage = ({ context }: TopUpSnapshot): boolean => context.topUp?.url != null;

/** What is wrong with the amount, shown once the form was sent. */
export const fault = ({ context: { isChecked, selection, offer } }: TopUpSnapshot): AmountFault | null =>
  isChecked ? amountFault(selection, required(offer, 'offer').terms) : null;

/** The amount that would be added, in major units; null while it is not valid. */
export const amount = ({ context: { selection, offer } }: TopUpSnapshot): number | null =>
  offer !== null && amountFault(selection, offer.terms) === null ? amountOf(selection) : null;
