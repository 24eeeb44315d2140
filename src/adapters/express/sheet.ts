/** The sheet in which somebody confirms a payment: the browser's own, or the gateway's. One is open at a time. */
import type { ExpressMethod } from '../../contract/additions/expressPay.ts';

export interface ExpressBill {
  method: ExpressMethod;
  /** Major units. */
  amount: number;
  currency: string;
}

/** What came of it: the gateway's token for this payment, or null where the customer closed the sheet. */
export type ConfirmedPayment = { token: string } | null;

/** An open sheet. */
export interface Sheet {
  /** Rejects where the sheet itself fails. */
  readonly confirmed: Promise<ConfirmedPayment>;
  /** Tells it what became of the payment, and so closes it; told twice it stays closed. */
  settle: (isPaid: boolean) => void;
}

export type OpenSheet = (bill: ExpressBill, askMerchant: AskMerchant) => Sheet;
/** Asks the gateway to vouch for the merchant. */
export type AskMerchant = (validationUrl: string) => Promise<unknown>;
