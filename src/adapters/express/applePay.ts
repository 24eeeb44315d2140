/** Apple's sheet, as far as it is used here; see developer.apple.com, Apple Pay on the Web. */
import type { ExpressBill } from '../../../machines/checkout/express.ts';
import type { AskMerchant, ConfirmedPayment, Sheet } from './sheet.ts';

interface AppleSession {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
  addEventListener: (name: 'cancel', hear: () => void) => void;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completePayment: (result: { status: number }) => void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  canMakePayments: () => boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

const version = 3;
const sessions = (): AppleSessions | undefined => (globalThis as { ApplePaySession?: AppleSessions }).ApplePaySession;

export function hasApplePay(): boolean {
  try {
    return sessions()?.canMakePayments() ?? false;
  } catch {
    // Refused in a frame or without TLS: then there is none.
    return false;
  }
}

/** Opened within the handler of the press: Safari opens no sheet later. */
export function openApplePay({ method, amount, currency }: ExpressBill, askMerchant: AskMerchant): Sheet {
  const Session = sessions();
  if (Session === undefined) throw new TypeError('This browser has no Apple Pay.');
  const session = new Session(version, {
    countryCode: method.country,
    currencyCode: currency,
    supportedNetworks: method.networks,
    merchantCapabilities: ['supports3DS'],
    total: { label: method.merchant_name, amount: String(amount) },
  });
  let isOpen = true;
  const confirmed = new Promise<ConfirmedPayment>((resolve, reject) => {
    session.onvalidatemerchant = ({ validationURL }) => {
      askMerchant(validationURL).then(
        (merchant) => session.completeMerchantValidation(merchant),
        (error: unknown) => {
          isOpen = false;
          session.abort();
          reject(error);
        },
      );
    };
    session.onpaymentauthorized = ({ payment }) => resolve({ token: JSON.stringify(payment.token) });
    session.addEventListener('cancel', () => {
      isOpen = false;
      resolve(null);
    });
  });
  session.begin();
  return {
    confirmed,
    settle(isPaid) {
      if (!isOpen) return;
      isOpen = false;
      session.completePayment({ status: isPaid ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE });
    },
  };
}
