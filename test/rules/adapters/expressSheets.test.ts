/** Sheets of browsers: promised where they would open, told once what became of the payment (Q7.7.k). */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSheet, usableMethods } from '../../../src/adapters/express/express.ts';
import type { ExpressMethod, ExpressName } from '../../../src/contract/additions/expressPay.ts';
import { ExpressMethods } from '../../../src/contract/additions/expressPay.ts';
import * as v from 'valibot';

afterEach(() => vi.unstubAllGlobals());

const method = (name: ExpressName, sheet: string | null = null): ExpressMethod => ({
  name,
  merchant_name: 'Saha',
  merchant_id: 'merchant.saha',
  country: 'AE',
  networks: ['visa', 'masterCard'],
  gateway: 'sahapay',
  gateway_merchant_id: 'saha',
  sheet,
});
const billOf = (name: ExpressName) => ({ method: method(name), amount: 84.5, currency: 'AED' });

/** Apple's session, in a test's hands. */
class Apple {
  static opened: Apple;
  static may = true;
  static canMakePayments = () => Apple.may;
  static STATUS_SUCCESS = 0;
  static STATUS_FAILURE = 1;
  declare onvalidatemerchant: (event: { validationURL: string }) => void;
  declare onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
  cancel = () => {};
  addEventListener = (_name: string, hear: () => void) => {
    this.cancel = hear;
  };
  readonly said: unknown[] = [];
  constructor(version: number, request: object) {
    Apple.opened = this;
    this.said.push([version, request]);
  }
  begin = () => this.said.push('begun');
  abort = () => this.said.push('aborted');
  completeMerchantValidation = (session: unknown) => this.said.push(['merchant', session]);
  completePayment = (result: unknown) => this.said.push(result);
}

/** The browser's request, in a test's hands. */
function stubRequest(show: () => Promise<unknown>, may: () => Promise<boolean> = async () => true) {
  const made: unknown[] = [];
  vi.stubGlobal(
    'PaymentRequest',
    class {
      constructor(...asked: unknown[]) {
        made.push(asked);
      }
      canMakePayment = may;
      show = show;
      abort = async () => {};
    },
  );
  return made;
}

describe('what a browser has', () => {
  test('neither sheet: nothing is promised', async () => {
    expect(await usableMethods([method('apple_pay'), method('google_pay')])).toEqual([]);
  });

  test('one of them: that one, whatever the gateway offers beside it', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    expect((await usableMethods([method('apple_pay'), method('google_pay')])).map(({ name }) => name)).toEqual([
      'apple_pay',
    ]);
  });

  test('one that is there and may not be used: none', async () => {
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => false });
    stubRequest(
      async () => null,
      () => Promise.reject(new DOMException('no', 'SecurityError')),
    );
    expect(await usableMethods([method('apple_pay'), method('google_pay')])).toEqual([]);
  });

  test('the gateway’s own sheet where the browser has none; its own before that', async () => {
    const sheet = 'https://bank.example/sheet';
    vi.stubGlobal('ApplePaySession', Apple);
    const usable = await usableMethods([method('apple_pay', sheet), method('google_pay', sheet)]);
    expect(usable.map((one) => [one.name, one.sheet])).toEqual([
      ['apple_pay', null],
      ['google_pay', sheet],
    ]);
  });

  test('what a gateway has beside those is not known here, and breaks nothing', () => {
    const known = method('apple_pay');
    expect(v.parse(ExpressMethods, [known, { name: 'sand_dollar' }, null])).toEqual([known]);
    expect(v.parse(ExpressMethods, undefined)).toEqual([]);
  });
});

describe('Apple Pay', () => {
  const merchant = async () => ({ merchantIdentifier: 'saha' });

  test('begins at once, asks for the merchant, gives its token, and is told how it ended, once', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    const sheet = openSheet(billOf('apple_pay'), merchant);
    const { opened } = Apple;
    expect(opened.said).toEqual([
      [3, expect.objectContaining({ currencyCode: 'AED', total: { label: 'Saha', amount: '84.5' } })],
      'begun',
    ]);
    opened.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' });
    await vi.waitFor(() => expect(opened.said).toContainEqual(['merchant', { merchantIdentifier: 'saha' }]));
    opened.onpaymentauthorized({ payment: { token: { data: 'x' } } });
    expect(await sheet.confirmed).toEqual({ token: '{"data":"x"}' });
    sheet.settle(true);
    sheet.settle(false);
    expect(opened.said.slice(3)).toEqual([{ status: 0 }]);
  });

  test('closed by the customer: nothing', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    const sheet = openSheet(billOf('apple_pay'), merchant);
    Apple.opened.cancel();
    expect(await sheet.confirmed).toBeNull();
    sheet.settle(false);
    expect(Apple.opened.said).toHaveLength(2);
  });

  test('a merchant nobody vouches for closes it', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    const sheet = openSheet(billOf('apple_pay'), () => Promise.reject(new Error('no')));
    Apple.opened.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' });
    await expect(sheet.confirmed).rejects.toThrow('no');
    expect(Apple.opened.said).toContain('aborted');
  });
});

describe('Google Pay', () => {
  test('asks for the sum, gives the gateway’s token, and is told how it ended', async () => {
    const complete = vi.fn<(result: string) => Promise<void>>(async () => {});
    const details = { paymentMethodData: { tokenizationData: { token: 'gateway token' } } };
    const made = stubRequest(async () => ({ details, complete }));
    const sheet = openSheet(billOf('google_pay'), async () => null);
    expect(made).toEqual([
      [
        [expect.objectContaining({ supportedMethods: 'https://google.com/pay' })],
        { total: { label: 'Saha', amount: { currency: 'AED', value: '84.5' } } },
      ],
    ]);
    expect(await sheet.confirmed).toEqual({ token: 'gateway token' });
    sheet.settle(false);
    expect(complete).toHaveBeenCalledExactlyOnceWith('fail');
  });

  test('closed by the customer: nothing; any other fault is one', async () => {
    stubRequest(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await openSheet(billOf('google_pay'), async () => null).confirmed).toBeNull();
    stubRequest(async () => ({ details: {}, complete: async () => {} }));
    await expect(openSheet(billOf('google_pay'), async () => null).confirmed).rejects.toThrow(TypeError);
  });
});
