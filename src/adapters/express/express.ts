/** The payment sheets of this browser, and the one that is open. Loaded only where the gateway offers any. */
import type { ExpressMethod, ExpressName } from '../../contract/additions/expressPay.ts';
import { hasApplePay, openApplePay } from './applePay.ts';
import { openGatewaySheet } from './gatewaySheet.ts';
import { hasGooglePay, openGooglePay } from './googlePay.ts';
import type { ExpressBill } from '../../../machines/checkout/express.ts';
import type { AskMerchant, OpenSheet, Sheet } from './sheet.ts';

const own: Readonly<Record<ExpressName, { isHere: (method: ExpressMethod) => Promise<boolean>; open: OpenSheet }>> = {
  apple_pay: { isHere: async () => hasApplePay(), open: openApplePay },
  google_pay: { isHere: hasGooglePay, open: openGooglePay },
};

/** The sheets that can be opened here and now: nothing is offered that would not open (Q7.7.k). */
export async function usableMethods(methods: readonly ExpressMethod[]): Promise<ExpressMethod[]> {
  const here = await Promise.all(methods.map((method) => own[method.name].isHere(method)));
  return methods.flatMap((method, index) =>
    here[index] ? [{ ...method, sheet: null }] : method.sheet ? [method] : [],
  );
}

/** To be called in the press itself: no browser opens a sheet later. */
export function openSheet(bill: ExpressBill, askMerchant: AskMerchant): Sheet {
  return bill.method.sheet === null ? own[bill.method.name].open(bill, askMerchant) : openGatewaySheet(bill);
}
