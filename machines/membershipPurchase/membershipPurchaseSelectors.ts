/** Selectors of a membership being chosen. */
import { isCustomer, isGuest } from '../session/sessionRules.ts';
import { membershipLine, type MembershipDraft } from './membershipLines.ts';
import type { MembershipPurchaseSnapshot } from './membershipPurchaseMachine.ts';
import { packageOf, startFault, type PackageOffer } from './membershipRules.ts';

export type PurchaseScreen = 'loading' | 'failed' | 'empty' | 'open';

export function screen(snapshot: MembershipPurchaseSnapshot): PurchaseScreen {
  if (snapshot.matches('open')) return 'open';
  if (snapshot.matches('empty')) return 'empty';
  return snapshot.context.attempts > 0 || snapshot.matches('failed') ? 'failed' : 'loading';
}

export const offers = ({ context }: MembershipPurchaseSnapshot) => context.offers;
export const selection = ({ context }: MembershipPurchaseSnapshot) => context.selection;
export const today = ({ context }: MembershipPurchaseSnapshot) => context.today;
export const problem = ({ context }: MembershipPurchaseSnapshot) => context.problem;
export const heldUntil = ({ context }: MembershipPurchaseSnapshot) => context.heldUntil;
export const isBusy = (snapshot: MembershipPurchaseSnapshot): boolean => snapshot.hasTag('busy');
export const isAdded = (snapshot: MembershipPurchaseSnapshot): boolean => snapshot.matches({ open: 'added' });
export const isAskingRenewal = (snapshot: MembershipPurchaseSnapshot): boolean =>
  snapshot.matches({ open: 'askingRenewal' });
export const isAwaitingAccount = (snapshot: MembershipPurchaseSnapshot): boolean =>
  snapshot.matches({ open: 'awaitingAccount' });
/** Whether somebody without an account looks at it (R6.1.3). */
export const needsAccount = ({ context }: MembershipPurchaseSnapshot): boolean => !isCustomer(context.user);
export const isHereAsGuest = ({ context }: MembershipPurchaseSnapshot): boolean => isGuest(context.user);

export const chosen = ({ context }: MembershipPurchaseSnapshot): PackageOffer | null =>
  packageOf(context.offers, context.selection.packageId);

/** The cart line as it would be added, with what is due now. */
export function draft({ context }: MembershipPurchaseSnapshot): MembershipDraft | null {
  const offer = packageOf(context.offers, context.selection.packageId);
  const startDate = context.selection.startDate ?? context.today;
  return offer && membershipLine(offer, { startDate, isInParts: context.selection.isInParts });
}

/** Whether the first day is valid; while it is being typed it may not be. */
export const isDated = ({ context }: MembershipPurchaseSnapshot): boolean =>
  startFault(context.selection.startDate, context.today) === null;
