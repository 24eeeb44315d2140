/** Google's sheet by the browser's Payment Request, which brings no script of Google's into the page. */
import type { ExpressBill } from '../../../machines/checkout/express.ts';
import type { ConfirmedPayment, Sheet } from './sheet.ts';
import type { ExpressMethod } from '../../contract/additions/expressPay.ts';

const address = 'https://google.com/pay';

const dataOf = (method: ExpressMethod, amount: number, currency: string) => ({
  environment: 'PRODUCTION',
  apiVersion: 2,
  apiVersionMinor: 0,
  merchantInfo: { merchantId: method.merchant_id, merchantName: method.merchant_name },
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: method.networks.map((network) => network.toUpperCase()),
      },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: method.gateway, gatewayMerchantId: method.gateway_merchant_id },
      },
    },
  ],
  transactionInfo: {
    countryCode: method.country,
    currencyCode: currency,
    totalPriceStatus: 'FINAL',
    totalPrice: String(amount),
  },
});

const requestOf = (method: ExpressMethod, amount: number, currency: string): PaymentRequest =>
  new PaymentRequest([{ supportedMethods: address, data: dataOf(method, amount, currency) }], {
    total: { label: method.merchant_name, amount: { currency, value: String(amount) } },
  });

/** Whether the page may ask at all: trying would log an error in the console. Browsers that do not tell are asked. */
function mayAsk(): boolean {
  const page = globalThis.document as { featurePolicy?: { allowsFeature: (name: string) => boolean } } | undefined;
  return page?.featurePolicy?.allowsFeature('payment') ?? true;
}

export async function hasGooglePay(method: ExpressMethod): Promise<boolean> {
  if (!('PaymentRequest' in globalThis) || !mayAsk()) return false;
  try {
    return await requestOf(method, 1, 'AED').canMakePayment();
  } catch {
    // Not allowed on this page, or not in this browser.
    return false;
  }
}

const tokenOf = (details: unknown): string => {
  const { paymentMethodData } = details as { paymentMethodData?: { tokenizationData?: { token?: unknown } } };
  const token = paymentMethodData?.tokenizationData?.token;
  if (typeof token !== 'string') throw new TypeError('The sheet gave no token.');
  return token;
};

export function openGooglePay({ method, amount, currency }: ExpressBill): Sheet {
  let answer: PaymentResponse | null = null;
  const request = requestOf(method, amount, currency);
  const show = async (): Promise<ConfirmedPayment> => {
    try {
      answer = await request.show();
      return { token: tokenOf(answer.details) };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
      throw error;
    }
  };
  return {
    confirmed: show(),
    settle(isPaid) {
      const told = answer;
      answer = null;
      // Fails where the sheet was closed meanwhile, which is of no consequence.
      if (told) void told.complete(isPaid ? 'success' : 'fail').catch(() => undefined);
      else void request.abort().catch(() => undefined);
    },
  };
}
