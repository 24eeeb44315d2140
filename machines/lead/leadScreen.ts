/** Where the lead form may open by itself (Q4.7.a). */

/** What a customer is about when the form arrives. */
export interface LeadScreen {
  pathname: string;
  /** Something else has the customer's attention: a dialog, a booking, a field that is being filled in. */
  isOccupied: boolean;
}

/** Logging in, paying, and the pages that stand without header and footer. */
const quietPages = /^\/(?:login|cart|paymentsuccess|paymentfailed|home-bsl|event-invite)(?:\/|$)/i;

export const mayOpenAt = ({ pathname, isOccupied }: LeadScreen): boolean => !isOccupied && !quietPages.test(pathname);
