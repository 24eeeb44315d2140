/** Where the lead form may open by itself (Q4.7.a). */

/** What the customer is doing when the form is loaded. */
export interface LeadScreen {
  pathname: string;
  /** Whether something else is in use: a dialog, a booking, or a field being filled in. */
  isOccupied: boolean;
}

/** Pages of login and payment, and those without header and footer. */
const quietPages = /^\/(?:login|cart|paymentsuccess|paymentfailed|home-bsl|event-invite)(?:\/|$)/i;

export const mayOpenAt = ({ pathname, isOccupied }: LeadScreen): boolean => !isOccupied && !quietPages.test(pathname);
