/** The browser's payment sheets: offered where they would open, and told the outcome once (Q7.7.k). */
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
  addEventListener = (name: string, hear: () => void) => {
    if (name === 'cancel') this.cancel = hear;
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
function stubRequest(
  show: () => Promise<unknown>,
  may: () => Promise<boolean> = async () => true,
  abort: () => Promise<void> = async () => {},
) {
  const made: unknown[] = [];
  vi.stubGlobal(
    'PaymentRequest',
    class {
      constructor(...asked: unknown[]) {
        made.push(asked);
      }
      canMakePayment = may;
      show = show;
      abort = abort;
    },
  );
  return made;
}

describe('what a browser has', () => {
  test('neither sheet: nothing is promised', async () => {
    expect(await usableMethods([method('apple_pay'), method('google_pay')])).toEqual([]);
  });

  test('with one of them: that one, whatever else the gateway offers', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    expect((await usableMethods([method('apple_pay'), method('google_pay')])).map(({ name }) => name)).toEqual([
      'apple_pay',
    ]);
  });

  test('with one that may not be used: none', async () => {
    vi.stubGlobal('ApplePaySession', { canMakePayments: () => false });
    stubRequest(
      async () => null,
      () => Promise.reject(new DOMException('no', 'SecurityError')),
    );
    expect(await usableMethods([method('apple_pay'), method('google_pay')])).toEqual([]);
  });

  test('the gateway’s own sheet where the browser has none; the browser’s first', async () => {
    const sheet = 'https://bank.example/sheet';
    vi.stubGlobal('ApplePaySession', Apple);
    const usable = await usableMethods([method('apple_pay', sheet), method('google_pay', sheet)]);
    expect(usable.map((one) => [one.name, one.sheet])).toEqual([
      ['apple_pay', null],
      ['google_pay', sheet],
    ]);
  });

  test('unknown methods of a gateway are ignored', () => {
    const known = method('apple_pay');
    expect(v.parse(ExpressMethods, [known, { name: 'sand_dollar' }, null])).toEqual([known]);
    expect(v.parse(ExpressMethods, undefined)).toEqual([]);
  });
});

describe('Apple Pay', () => {
  const merchant = async () => ({ merchantIdentifier: 'saha' });

  test('opens at once, validates the merchant, returns its token, and is told the outcome, once', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    const sheet = openSheet(billOf('apple_pay'), merchant);
    const { opened } = Apple;
    expect(opened.said).toEqual([
      [
        3,
        {
          countryCode: 'AE',
          currencyCode: 'AED',
          supportedNetworks: ['visa', 'masterCard'],
          merchantCapabilities: ['supports3DS'],
          total: { label: 'Saha', amount: '84.5' },
        },
      ],
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

  test('an unvalidated merchant closes it', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    const sheet = openSheet(billOf('apple_pay'), () => Promise.reject(new Error('no')));
    Apple.opened.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/' });
    await expect(sheet.confirmed).rejects.toThrow('no');
    expect(Apple.opened.said).toContain('aborted');
    sheet.settle(false);
    expect(Apple.opened.said).toHaveLength(3);
  });

  test('a failed payment is reported to it', async () => {
    vi.stubGlobal('ApplePaySession', Apple);
    openSheet(billOf('apple_pay'), merchant).settle(false);
    expect(Apple.opened.said.slice(2)).toEqual([{ status: 1 }]);
  });

  test('in a frame, where asking is refused, it is not available; a browser without it opens none', async () => {
    const canMakePayments = () => {
      throw new DOMException('no', 'InvalidAccessError');
    };
    vi.stubGlobal('ApplePaySession', { canMakePayments });
    expect(await usableMethods([method('apple_pay')])).toEqual([]);
    vi.stubGlobal('ApplePaySession', undefined);
    expect(await usableMethods([method('apple_pay')])).toEqual([]);
    expect(() => openSheet(billOf('apple_pay'), merchant)).toThrow(new TypeError('This browser has no Apple Pay.'));
  });
});

/** As Google's documents have it. */
const asked = (totalPrice: string) => ({
  environment: 'PRODUCTION',
  apiVersion: 2,
  apiVersionMinor: 0,
  merchantInfo: { merchantId: 'merchant.saha', merchantName: 'Saha' },
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: ['VISA', 'MASTERCARD'],
      },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'sahapay', gatewayMerchantId: 'saha' },
      },
    },
  ],
  transactionInfo: { countryCode: 'AE', currencyCode: 'AED', totalPriceStatus: 'FINAL', totalPrice },
});

describe('Google Pay', () => {
  test('is there where the browser says so, and the page may ask', async () => {
    const asking = (isAllowed: boolean | null) => {
      const allowsFeature = (name: string) => name === 'payment' && isAllowed === true;
      vi.stubGlobal('document', isAllowed === null ? {} : { featurePolicy: { allowsFeature } });
      return usableMethods([method('google_pay')]);
    };
    const made = stubRequest(async () => null);
    expect([await asking(true), await asking(null)].map((found) => found.length)).toEqual([1, 1]);
    expect(made[0]).toMatchObject([[{ data: asked('1') }], {}]);
    expect(await asking(false)).toEqual([]);
    stubRequest(
      async () => null,
      async () => false,
    );
    expect(await asking(true)).toEqual([]);
  });

  test('asks for the sum, returns the gateway’s token, and is told the outcome', async () => {
    const complete = vi.fn<(result: string) => Promise<void>>(async () => {});
    const details = { paymentMethodData: { tokenizationData: { token: 'gateway token' } } };
    const made = stubRequest(async () => ({ details, complete }));
    const sheet = openSheet(billOf('google_pay'), async () => null);
    expect(made).toEqual([
      [
        [{ supportedMethods: 'https://google.com/pay', data: asked('84.5') }],
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

  test.each([{}, { paymentMethodData: {} }, { paymentMethodData: { tokenizationData: {} } }])(
    'an answer without a token is a fault (%j)',
    async (details) => {
      stubRequest(async () => ({ details, complete: async () => {} }));
      const { confirmed } = openSheet(billOf('google_pay'), async () => null);
      await expect(confirmed).rejects.toThrow(new TypeError('The sheet gave no token.'));
    },
  );

  test('a fault other than closing it is reported', async () => {
    stubRequest(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await expect(openSheet(billOf('google_pay'), async () => null).confirmed).rejects.toThrow('no');
  });

  test('a paid one is told so once; one still open is closed', async () => {
    const complete = vi.fn<(result: string) => Promise<void>>(async () => {});
    const details = { paymentMethodData: { tokenizationData: { token: 'gateway token' } } };
    const abort = vi.fn<() => Promise<void>>(async () => {});
    stubRequest(async () => ({ details, complete }), undefined, abort);
    const sheet = openSheet(billOf('google_pay'), async () => null);
    sheet.settle(false);
    expect([abort.mock.calls.length, complete.mock.calls.length]).toEqual([1, 0]);
    await sheet.confirmed;
    sheet.settle(true);
    sheet.settle(true);
    expect(complete).toHaveBeenCalledExactlyOnceWith('success');
  });
});

describe('a gateway’s own sheet', () => {
  const beside = { closed: false, close: () => void (beside.closed = true) };
  const opened: unknown[][] = [];
  const hearing = new Set<(message: object) => void>();
  const bill = { ...billOf('google_pay'), method: method('google_pay', 'https://bank.example/sheet?a=1') };
  const open = (found: typeof beside | null = beside) => {
    opened.length = 0;
    beside.closed = false;
    vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
    vi.stubGlobal('location', { origin: 'https://saha.ae' });
    vi.stubGlobal('open', (...told: unknown[]) => {
      opened.push(told);
      return found;
    });
    hearing.clear();
    vi.stubGlobal('addEventListener', (name: string, hear: (message: object) => void) => {
      if (name === 'message') hearing.add(hear);
    });
    vi.stubGlobal('removeEventListener', (name: string, hear: (message: object) => void) => {
      if (name === 'message') hearing.delete(hear);
    });
    return openSheet(bill, async () => null);
  };
  const say = (data: unknown, more: object = {}) => {
    for (const hear of hearing) hear({ source: beside, origin: 'https://bank.example', data, ...more });
  };

  afterEach(() => vi.useRealTimers());

  test('gets the sum, the language and its place, in a window of its own', () => {
    open().confirmed.catch(() => undefined);
    const [[address, name, look] = []] = opened;
    const { searchParams } = new URL(String(address));
    expect(Object.fromEntries(searchParams)).toEqual({
      a: '1',
      amount: '84.5',
      currency: 'AED',
      lang: 'ar',
      return: 'https://saha.ae',
    });
    expect([name, look]).toEqual(['express-pay', 'popup,width=420,height=640']);
    say({ expressToken: 'over' });
  });

  test('its token is taken from it alone, and once', async () => {
    const { confirmed } = open();
    say({ expressToken: 'other window' }, { source: {} });
    say({ expressToken: 'other site' }, { origin: 'https://evil.example' });
    for (const nothing of ['text', null, undefined, {}, { expressToken: 1 }]) say(nothing);
    say({ expressToken: 'gateway token' });
    say({ expressToken: 'later' });
    expect(await confirmed).toEqual({ token: 'gateway token' });
    expect(hearing.size).toBe(0);
  });

  test('one that is closed has confirmed nothing', async () => {
    vi.useFakeTimers();
    const told = vi.fn<(answer: unknown) => void>();
    const sheet = open();
    void sheet.confirmed.then(told);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).not.toHaveBeenCalled();
    sheet.settle(false);
    expect(beside.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(told).toHaveBeenCalledExactlyOnceWith(null);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('where no window can be opened it is not available', () => {
    expect(() => open(null)).toThrow(new TypeError('No window may be opened.'));
  });
});
