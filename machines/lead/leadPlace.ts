/** Where the lead form may open by itself (Q4.7.a). */
import type { SnapshotFrom } from 'xstate';
import type { portalMachine } from '../portal/portalMachine.ts';

/** What a customer is about when the form arrives. */
export interface LeadPlace {
  pathname: string;
  /** Something else has the customer's attention: a dialog, a booking, a field that is being filled in. */
  isOccupied: boolean;
}

/** Logging in, paying, and the pages that stand without header and footer. */
const quietPages = /^\/(?:login|cart|paymentsuccess|paymentfailed|home-bsl|event-invite)(?:\/|$)/;

export const mayOpenAt = ({ pathname, isOccupied }: LeadPlace): boolean => !isOccupied && !quietPages.test(pathname);

export type PortalSnapshot = SnapshotFrom<typeof portalMachine>;

/** A dialog is there or on its way, or the panel of the page holds a choice. */
export function isAttended(portal: PortalSnapshot): boolean {
  if (!portal.matches({ dialogs: 'none' }) || portal.hasTag('failed')) return true;
  const { asked, chosen } = portal.context;
  if (portal.matches({ booking: 'closed' }) || portal.matches({ booking: 'failed' })) return false;
  return asked?.place !== 'page' || chosen.slot !== null || portal.matches({ booking: { open: 'overPage' } });
}
