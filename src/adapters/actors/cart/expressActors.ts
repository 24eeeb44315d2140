/** What paying with a browser's payment sheet does outside the machine (Q7.7.k). */
import { fromPromise } from 'xstate';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import type { ExpressAnswer, ExpressBill } from '../../../../machines/checkout/express.ts';
import type { PaymentOptions } from '../../../contract/orders/orders.ts';
import { expressPayEndpoints } from '../../../contract/endpoints/additions/expressPay.ts';
import { call } from '../../http/client.ts';
import type { Sheet } from '../../express/sheet.ts';

type Sheets = typeof import('../../express/express.ts');

const fetchTheirCode = () => import('../../express/express.ts');

/** @param isOffered the operator's server has this at all */
export function provideExpress(isOffered: boolean, fetchSheets: () => Promise<Sheets> = fetchTheirCode) {
  let sheets: Sheets | null = null;
  let open: Sheet | null = null;

  function settle(isPaid: boolean): void {
    open?.settle(isPaid);
    open = null;
  }

  async function openSheet(bill: ExpressBill, signal: AbortSignal): Promise<ExpressAnswer> {
    const askMerchant = async (validation_url: string) =>
      (await call(expressPayEndpoints.expressMerchant, { body: { name: bill.method.name, validation_url }, signal }))
        .data.session;
    signal.addEventListener('abort', () => settle(false));
    try {
      // What pays by a sheet was promised once their code was here.
      open = sheets!.openSheet(bill, askMerchant);
      return await open.confirmed;
    } catch (error) {
      settle(false);
      throw error instanceof TypeError || error instanceof DOMException ? new RefusedError('sheetNotOpened') : error;
    }
  }

  return {
    /** The ways to pay, with the sheets that would open in this browser. They are fetched before they are promised. */
    async withUsable(options: PaymentOptions): Promise<PaymentOptions> {
      if (!isOffered || options.methods.length === 0) return { ...options, methods: [] };
      sheets ??= await fetchSheets();
      return { ...options, methods: await sheets.usableMethods(options.methods) };
    },
    /** Closes an open sheet whose order will not be placed. */
    settle,
    actors: {
      openSheet: fromPromise<ExpressAnswer, ExpressBill>(({ input, signal }) => openSheet(input, signal)),
      settleSheet: fromPromise<void, { isPaid: boolean }>(async ({ input }) => settle(input.isPaid)),
    },
  };
}
