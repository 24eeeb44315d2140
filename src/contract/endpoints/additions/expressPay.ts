/** The call that Apple's sheet makes before it asks anybody (Q7.7.k); it is nowhere in the specification. */
import * as expressPay from '../../additions/expressPay.ts';
import { post, type Endpoint } from '../../endpoint.ts';
import { responseOf } from '../../wire/wire.ts';

export const expressPayEndpoints = {
  /** 422 for an address that is not the sheet's maker's. */
  expressMerchant: post('payments/express/merchant', responseOf(expressPay.MerchantAnswer), {
    body: expressPay.MerchantQuestion,
    access: 'token',
    addition: 'expressPay',
  }),
} as const satisfies Record<string, Endpoint>;
