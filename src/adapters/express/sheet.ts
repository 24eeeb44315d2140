/**
 * The payment sheet in which a customer confirms a payment: the browser's own, or the gateway's. One is open at a time.
 */
import type { ExpressBill } from '../../../machines/checkout/express.ts';

/** The gateway's token for this payment, or null where the customer closed the sheet. */
export type ConfirmedPayment = { token: string } | null;

/** An open sheet. */
export interface Sheet {
  /** Rejects where the sheet itself fails. */
  readonly confirmed: Promise<ConfirmedPayment>;
  /** Tells the sheet what became of the payment, which closes it; a second call does nothing. */
  settle: (isPaid: boolean) => void;
}

export type OpenSheet = (bill: ExpressBill, askMerchant: AskMerchant) => Sheet;
/** Asks the gateway to vouch for the merchant. */
export type AskMerchant = (validationUrl: string) => Promise<unknown>;
