/** The cart and what becomes of it, as it goes over the wire (R3.6, R3.9, R7.3, Q7.6.b, Q7.6.h, Q7.6.i, Q7.7.b). */
import { describe, expect, test } from 'vitest';
import { CartLine } from '../../../src/contract/orders/cart.ts';
import { cancelEndpoints } from '../../../src/contract/endpoints/additions/cancel.ts';
import { expressPayEndpoints } from '../../../src/contract/endpoints/additions/expressPay.ts';
import { orderAdditionEndpoints } from '../../../src/contract/endpoints/additions/order.ts';
import { cartEndpoints } from '../../../src/contract/endpoints/cart.ts';
import { orderEndpoints } from '../../../src/contract/endpoints/order.ts';
import { OrderProducts } from '../../../src/contract/orders/orders.ts';
import { answered, checkCalls, outcome } from '../support/checkCalls.ts';
import { discount, lines } from '../support/lines.ts';
import { orderItem } from '../support/orders.ts';
import {
  amount,
  count,
  date,
  either,
  faultsOf,
  flag,
  formed,
  from,
  id,
  may,
  maybe,
  named,
  offFlag,
  oneOf,
  read,
  size,
  stamp,
  text,
  time,
  wrong,
} from '../support/wireExample.ts';

describe('a line of the cart (R3.6.1 to R3.6.8)', () => {
  test.each(Object.entries(lines))('%s', (_, line) => expect(faultsOf(CartLine, line)).toEqual([]));
  test('nothing else is a line', () =>
    expect(wrong(CartLine, { ...lines.offer, productType: 'voucher' })).toEqual(['productType']));
  test('an order packs them in groups, without those that are empty (R3.9.3, Q3.9.a)', () =>
    expect(
      faultsOf(OrderProducts, {
        capacity_facility: maybe([lines.facility]),
        event: maybe([lines.event]),
        membership: maybe([lines.membership]),
        workshop: maybe([lines.academy]),
        training: maybe([lines.trainer]),
        offers: maybe([lines.offer]),
        pos: maybe([lines.pos]),
      }),
    ).toEqual([]));
});

const quantity = from(0, 2, 2_147_483_647);
const held = { product_id: id(), quantity, date: date(), start_time: time(), end_time: time(), facility_id: id() };
const priced = {
  product_id: id(),
  quantity,
  venue_id: may(id()),
  price: amount(100),
  tax: amount(5),
  date: may(date()),
  start_time: may(time()),
  facility_id: may(id()),
  event_id: may(id()),
  event_ticket_id: may(id()),
  workshop_program_id: may(id()),
  trainer_id: may(id()),
  training_package_id: may(id()),
  membership_package_id: may(id()),
  offer_id: may(id()),
  cartIndex: size(0),
  isAddon: true,
  parent_product_id: may(id()),
  parent_product_index: may(size(0)),
};
checkCalls('the cart (R7.3.4, R7.3.5, R7.3.7, R7.3.8, Q7.6.b)', cartEndpoints, {
  reserve: {
    call: 'POST cart/sync',
    body: { products: [held] },
    answer: answered({
      expires_at: may(stamp()),
      products: [
        {
          product_id: id(),
          facility_id: id(),
          date: may(date()),
          start_time: time(),
          end_time: may(time()),
          reserved: false,
          message: may('Taken'),
        },
      ],
    }),
  },
  release: { call: 'DELETE cart/sync', body: { products: [held] }, answer: outcome },
  checkWorkshop: {
    call: 'POST workshops/check',
    body: { workshop_program_id: id(), product_id: id(), start_date: date(), days: [size(4)] },
    answer: answered({ price: amount(400), tax_amount: amount(20), end_date: may(date()) }),
  },
  verifyBenefits: {
    call: 'POST benefits/verify',
    body: {
      products: [priced],
      mobile: may('+971500000001'),
      promotion_code: may('SAHA10'),
      card_number: may('M-1'),
      special_treatment: may(either(1, [], [0, 2, '1', true])),
    },
    answer: answered({
      products: [{ ...priced, discount: may(discount) }],
      promotion_code: may('SAHA10'),
      discount: may(size(-5), 0),
    }),
  },
});

const part = () => either('1', ['0'], ['', 'true', 1, 0, true]);
const state = oneOf('awaiting_payment', 'awaiting_approval', 'paid', 'failed', 'expired', 'rejected', 'cancelled');
const placed = {
  order_id: id(),
  state,
  token: may('t-1'),
  pg: may('gateway'),
  url: may('https://pay.example/1'),
  transactionId: may('tr-1'),
  isApprovalRequired: offFlag(),
  expires_at: may(stamp()),
  amount_due: may(amount(64.5)),
};
const ticket = {
  ticket_number: 'T-1',
  qr: 'T-1-9f',
  name: 'Court 1',
  ar_name: may('ملعب'),
  item: 'Padel',
  ar_item: may('بادل'),
  venue: may('Al Quoz'),
  ar_venue: may('القوز'),
  sport: may('padel'),
  facility_id: may(id()),
  date: may(date()),
  start_time: may(time()),
  end_time: may(time()),
  seat: may('A-4'),
  state: may(oneOf('used', 'valid', 'cancelled', 'refused'), 'valid'),
};
const paidWith = {
  method: oneOf('card', 'wallet', 'q_points', 'credit'),
  amount: amount(50),
  label: may('4242********4242'),
};
/** Which sheets there are is told by names, of which those that are unknown are passed over (Q7.7.k). */
const sheet = {
  name: 'apple_pay',
  merchant_name: 'Saha',
  merchant_id: 'merchant.saha',
  country: 'AE',
  networks: ['visa', 'mada'],
  gateway: 'gate',
  gateway_merchant_id: 'saha-1',
  sheet: 'https://pay.example/sheet',
};
const bare = { name: 'google_pay', merchant_name: 'Saha', merchant_id: 'BCR', country: 'AE', networks: [] };
const sheets = may(
  read([sheet], [sheet], {
    accepts: [
      [[bare], [{ ...bare, gateway: null, gateway_merchant_id: null, sheet: null }]],
      [[{ ...sheet, name: 'other_pay' }, sheet], [sheet]],
      [[{ ...sheet, country: 'ARE' }, { ...sheet, networks: 'visa' }, { ...sheet, merchant_id: null }, 7], []],
      [[], []],
    ],
    refuses: ['apple_pay', {}],
  }),
  [],
);
checkCalls('orders, payments, tickets (R3.9.2, R7.3.10, Q7.6.h, Q7.6.i)', orderEndpoints, {
  placeOrder: {
    call: 'POST orders, multipart, token',
    body: {
      cardId: text('new', { least: 1 }),
      express_token: maybe(text('{"token":1}', { most: 20_000 })),
      email: 'layla@saha.example',
      first_name: 'Layla',
      last_name: maybe('Haddad', ''),
      gender: maybe('Female', ''),
      mobile: '+971500000001',
      product: '{}',
      product_files: maybe(
        either({ front: new Blob(['front']) }, [{}], [{ front: 'files/front.png' }, 'files/front.png']),
      ),
      customerId: maybe('41', ''),
      is_wallet: part(),
      is_qpoints: part(),
      save_card: part(),
      order_notes: maybe(text('By the gate', { most: 1000 }), ''),
      is_anonymous: part(),
      isBaps: part(),
      card_number: maybe('M-1'),
      promotion_code: maybe('SAHA10'),
      delivery_address: maybe('Street 4'),
      special_treatment: maybe(either('1', [], ['0', 1, true, ''])),
    },
    answer: answered(placed),
  },
  orderStatus: {
    call: 'GET orders/status, token, order key',
    query: { key: text('k'.repeat(32), { least: 16, most: 64 }) },
    answer: answered(either({ ...plainPlaced() }, [null], ['paid', {}])),
  },
  paymentOptions: {
    call: 'GET payments/options, token',
    answer: answered({
      cards: [{ id: 'card-1', card_number: '4242********4242', expiry_date: '12/30', is_default: offFlag() }],
      wallet: { balance: amount(250) },
      q_points: { points: size(900), value: amount(9) },
      credit: may({ limit: amount(5000), used: amount(1200), available: amount(3800) }),
      methods: sheets,
    }),
  },
  payment: {
    call: 'GET payments/{token}, order key',
    answer: answered({
      order_id: id(),
      state,
      isApprovalRequired: offFlag(),
      total: amount(105),
      tax: amount(5),
      currency: 'AED',
      date: stamp(),
      items: [orderItem],
      promotion_code: may('SAHA10'),
      tickets: [ticket],
      paid_with: [paidWith],
      cancelled: may({ at: stamp(), was_paid: true }),
      timeline: may(
        [
          {
            at: stamp(),
            event: oneOf(
              'placed',
              'approved',
              'rejected',
              'paid',
              'failed',
              'triedAgain',
              'expired',
              'cancelled',
              'refunded',
            ),
          },
        ],
        [],
      ),
    }),
  },
  transaction: {
    call: 'GET payments/transactions/{transactionId}, token, order key',
    answer: answered({
      transactionId: 'tr-1',
      order_id: id(),
      state,
      amount: amount(105),
      currency: 'AED',
      date: stamp(),
      reason: may('Insufficient funds'),
      token: may('t-1'),
    }),
  },
  retryPayment: {
    call: 'POST payments/transactions/{transactionId}/retry, token, order key',
    answer: answered(placed),
  },
  abandonPayment: {
    call: 'POST payments/transactions/{transactionId}/abandon, token, order key',
    answer: outcome,
  },
  orderTickets: {
    call: 'GET orders/{order_id}/tickets, customer',
    answer: answered({
      order: { order_id: id(), state, date: stamp(), total: amount(105), currency: 'AED' },
      tickets: [ticket],
    }),
  },
  ticketFile: {
    call: 'GET orders/{order_id}/tickets/download, application/pdf, token',
    // Whoever stands between portal and server, as the page of a hotel's network, answers with a page of its own.
    answer: either(
      new Blob(['%PDF'], { type: 'application/pdf' }),
      [new Blob(['%PDF'], { type: 'application/pdf;charset=binary' })],
      [
        '%PDF',
        {},
        new Blob(['<!doctype html>'], { type: 'text/html' }),
        new Blob(['{}'], { type: 'application/json' }),
      ],
    ),
  },
});

/** An order as it is placed, all of it told. */
function plainPlaced() {
  return {
    order_id: 41,
    state: 'paid',
    token: 't-1',
    pg: null,
    url: null,
    transactionId: 'tr-1',
    isApprovalRequired: false,
    expires_at: null,
    amount_due: null,
  };
}

const cancellation = {
  order_id: id(),
  items: may([orderItem], []),
  is_allowed: flag(),
  reason: may(oneOf('unpaid', 'over', 'begun', 'notCancellable', 'cancelled')),
  currency: 'AED',
  paid: may(amount(105)),
  refund: amount(52.5),
  refunds: [{ method: oneOf('card', 'credit', 'wallet', 'q_points'), amount: amount(52.5), label: may('4242**4242') }],
  steps: [{ until: stamp(), refund: amount(105) }],
  status: may(oneOf('cancelled', 'refund_requested')),
};
checkCalls('giving an order up (Q7.7.b)', cancelEndpoints, {
  cancellationTerms: {
    call: 'GET orders/cancellation-terms, cached, addition cancel',
    answer: answered([
      {
        kind: oneOf('facility', 'event', 'academy', 'trainer'),
        venue_service_id: may(id()),
        steps: [{ hours_before: count(24), percent: count(50, { least: 1, most: 100 }) }],
      },
    ]),
  },
  cancellation: {
    call: 'GET orders/{order_id}/cancellation, token, order key, addition cancel',
    answer: answered(cancellation),
  },
  cancelOrder: {
    call: 'POST orders/{order_id}/cancellation, token, order key, addition cancel',
    body: { refund: amount(52.5) },
    answer: answered(cancellation),
  },
});

checkCalls('paying by a sheet (Q7.7.k)', expressPayEndpoints, {
  expressMerchant: {
    call: 'POST payments/express/merchant, token, addition expressPay',
    body: {
      name: oneOf('apple_pay', 'google_pay'),
      validation_url: either('https://apple-pay-gateway.apple.com/start', [], ['', 'apple', 7]),
    },
    answer: answered({ session: either({ nonce: 'n', epoch: 7 }, [{}], ['session', 7]) }),
  },
});

const invoiceLine = {
  ...named('Court 1'),
  detail: may('18:00'),
  ar_detail: may('٦ مساءً'),
  quantity: from(0, 2),
  unit_price: amount(50),
  discount: either(10, [], [-1, '10']),
  net: either(90, [], [-1, '90']),
  vat_rate: amount(5),
  vat: either(4.5, [], [-1, '4.5']),
  total: either(94.5, [], [-1, '94.5']),
};
const invoiced = {
  number: text('INV-1', { least: 1, most: 40 }),
  issued_at: stamp(),
  net: either(90, [], [-1, '90']),
  vat: either(4.5, [], [-1, '4.5']),
  total: either(94.5, [], [-1, '94.5']),
};
const invoice = {
  ...invoiced,
  order_id: id(),
  supplied_on: date(),
  currency: 'AED',
  seller: {
    ...named('Saha'),
    address: 'Street 4',
    ar_address: may('شارع ٤'),
    trn: formed('100123456700003', [], ['10012345670000', '1001234567000031', '10012345670000x']),
  },
  customer: { name: 'Layla Haddad', email: may('layla@saha.example'), address: may('Street 7') },
  lines: [invoiceLine],
  discount: either(10, [], [-1, '10']),
  paid_with: [paidWith],
  credit_notes: may(
    [
      {
        number: text('CN-1', { least: 1, most: 40 }),
        issued_at: stamp(),
        net: amount(90),
        vat: amount(4.5),
        total: amount(94.5),
      },
    ],
    [],
  ),
};
checkCalls('invoices, and orders sent once more (Q7.7.i, Q7.7.j)', orderAdditionEndpoints, {
  invoice: {
    call: 'GET orders/{order_id}/invoice, order key, addition invoice',
    query: { token: maybe(text('t-1', { least: 1, most: 200 })) },
    answer: answered(invoice),
  },
  sendOrdersAgain: {
    call: 'POST orders/send-again, addition sendAgain',
    body: either(
      { email: 'layla@saha.example' },
      [{ mobile: '+971500000001' }, { mobile: '12345678' }, { mobile: '123456789012345678' }],
      [],
    ),
    answer: outcome,
  },
});

describe('what is told as one must fit together', () => {
  const sent = (change: object) => answered({ ...invoice, ...change });
  const of = (change: object) => wrong(orderAdditionEndpoints.invoice.answer, sent(change));
  test('an invoice that does not add up is none (Q7.7.j)', () => {
    const two = [invoiceLine, { ...invoiceLine, net: 10, vat: 0.5, total: 10.5, discount: 0 }];
    expect(of({ lines: two, net: 100, vat: 5, total: 105, discount: 10 })).toEqual([]);
    const isNone = ['data'];
    expect(of({ lines: [{ ...invoiceLine, total: 94 }] })).toEqual(isNone);
    expect(
      of({ lines: [invoiceLine, { ...invoiceLine, total: 94 }], net: 180, vat: 9, total: 189, discount: 20 }),
    ).toEqual(isNone);
    expect(of({ net: 91, total: 95.5 })).toEqual(isNone);
    expect(of({ vat: 4.4, total: 94.4 })).toEqual(isNone);
    expect(of({ discount: 9 })).toEqual(isNone);
    expect(of({ total: 94.4 })).toEqual(isNone);
  });
  test('thousandths count, and what a computer adds to them does not', () => {
    const cheap = { ...invoiceLine, net: 0.1, vat: 0.2, total: 0.3, discount: 0 };
    expect(of({ lines: [cheap], net: 0.1, vat: 0.2, total: 0.3, discount: 0 })).toEqual([]);
    expect(of({ lines: [{ ...cheap, total: 0.301 }], net: 0.1, vat: 0.2, total: 0.3, discount: 0 })).toEqual(['data']);
  });
  test('orders are sent again by an address or a number, not by both and not by neither (Q7.7.i)', () => {
    const again = orderAdditionEndpoints.sendOrdersAgain.body;
    const [address, mobile] = ['layla@saha.example', '+971500000001'];
    expect(wrong(again, { email: address, mobile })).toEqual(['']);
    expect(wrong(again, {})).toEqual(['']);
    expect(wrong(again, { email: 'layla' })).toEqual(['email']);
    for (const number of ['1234567', '1234567890123456789', '++971500000001', '97150000x001', 'x97150000001', '', 7])
      expect(wrong(again, { mobile: number })).toEqual(['mobile']);
  });
});
