import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultPreferences, noPromotion } from '../../../machines/cart/paymentPreferences.ts';
import { orderOf, packedProducts, type OrderSources } from '../../../machines/cart/orderPayload.ts';
import { Customer } from '../../../src/contract/customers/customers.ts';
import { OrderProducts, OrderRequest } from '../../../src/contract/orders/orders.ts';
import {
  academy,
  addon,
  court,
  event,
  guest,
  layla,
  membership,
  offer,
  pos,
  swim,
  trainer,
} from '../../models/cart/cart.fixtures.ts';

const sources: OrderSources = {
  user: layla,
  lines: [swim('swim')],
  preferences: defaultPreferences,
  promotion: noPromotion,
  currency: 'AED',
  isBaps: false,
};

describe('products', () => {
  test('are packed in groups, one for each kind (R3.9.3)', () => {
    const lines = [pos('pos'), ...court, event('event'), academy('academy'), trainer('trainer'), offer('offer')];
    const ids = Object.entries(packedProducts(lines, 'AED')).map(([group, packed]) => [
      group,
      packed.map(({ id }) => id),
    ]);
    expect(Object.fromEntries(ids)).toEqual({
      pos: ['pos'],
      capacity_facility: ['court-day', 'court-night'],
      event: ['event'],
      workshop: ['academy'],
      training: ['trainer'],
      offers: ['offer'],
    });
    expect(packedProducts([membership('gold')], 'AED')).toHaveProperty('membership.0.id', 'gold');
  });

  test('leave empty groups out (Q3.9.a)', () => expect(packedProducts([], 'AED')).toEqual({}));

  test('cost what the currency can pay (Q9.1.a)', () => {
    const third = membership('gold', { price: 1000 / 3, tax_amount: 50 / 3, addons: [addon({ price: 10 / 3 })] });
    expect(packedProducts([third], 'AED').membership).toMatchObject([
      { price: 333.33, tax_amount: 16.67, total_price: 350, addons: [{ price: 3.33 }] },
    ]);
    expect(packedProducts([third], 'KWD').membership).toMatchObject([{ price: 333.333, tax_amount: 16.667 }]);
  });

  test('carry their attendees with answers, files and the wish to be known (R3.7.1, R3.7.6, R3.6.3)', () => {
    const attendee = v.parse(Customer, {
      name: 'Tala Haddad',
      email: 'tala@haddad.ae',
      mobile_number: '501234567',
      dob: '2014-06-20',
      customer_tag: { id: 2, name: 'Training' },
      documents: { id_proof: 'files/passport.pdf' },
      additional_fields: [
        { id: 9108, slug: 'certificate', value: 'files/certificate.png' },
        { id: 9106, slug: 'conditions', value: ['heart', 'joints'] },
        { id: 9112, slug: 'waiver', value: 'Tala', content: '<p>I am fit.</p>', ar_content: '<p>أنا لائقة.</p>' },
      ],
      customer_id: 50_002,
      save_detail_for_future: true,
    });
    const line = swim('swim', { customers: [attendee], save_detail_for_future: true });
    const sent: unknown = JSON.parse(JSON.stringify(packedProducts([line], 'AED')));
    expect(v.parse(OrderProducts, sent).capacity_facility).toMatchObject([
      { customers: [attendee], save_detail_for_future: true },
    ]);
  });

  test('are what the contract takes', () => {
    const packed = packedProducts([...court, event('event'), pos('pos'), swim('swim', { addons: [addon()] })], 'AED');
    expect(v.parse(OrderProducts, structuredClone(packed))).toEqual(packed);
  });
});

describe('the order', () => {
  test('names its customer and how they pay (R3.9.2)', () => {
    const preferences = {
      ...defaultPreferences,
      is_wallet: true,
      is_qpoints: true,
      cardId: 'visa',
      order_notes: ' Two rackets ',
    };
    const { product: _, ...parts } = orderOf({ ...sources, preferences, isBaps: true });
    expect(parts).toEqual({
      cardId: 'visa',
      email: 'layla@haddad.ae',
      first_name: 'Layla',
      last_name: 'Haddad',
      gender: 'Female',
      mobile: '+971501234567',
      customerId: '20418',
      is_wallet: '1',
      is_qpoints: '1',
      save_card: '0',
      order_notes: 'Two rackets',
      is_anonymous: '0',
      isBaps: '1',
    });
  });

  test('is a request once its products are text', () => {
    const order = orderOf(sources);
    const request = { ...order, product: JSON.stringify(order.product) };
    expect(v.safeParse(OrderRequest, request).success).toBe(true);
  });

  test('a guest’s single name is split', () =>
    expect(orderOf({ ...sources, user: guest })).toMatchObject({
      first_name: 'Sara',
      last_name: 'Ali Nasser',
      is_anonymous: '1',
    }));

  test('a customer without a name has empty texts instead of null', () => {
    const user = {
      ...layla,
      id: null,
      first_name: null,
      last_name: null,
      name: null,
      email: null,
      mobile: null,
      gender: null,
    };
    expect(orderOf({ ...sources, user })).toMatchObject({
      email: '',
      first_name: '',
      last_name: '',
      mobile: '',
      gender: '',
      customerId: '',
    });
  });

  test.each([
    ['new', true, '1'],
    ['visa', true, '0'],
    ['new', false, '0'],
  ])('with card %s, keep it: %s → save_card %s', (cardId, save_card, sent) =>
    expect(orderOf({ ...sources, preferences: { ...defaultPreferences, cardId, save_card } }).save_card).toBe(sent),
  );

  test.each([
    ['memberships' as const, { card_number: 'M-1' }, ['promotion_code']],
    ['promo' as const, { promotion_code: 'M-1' }, ['card_number']],
  ])('with a promotion of type %s (R3.9.4)', (type, there, missing) => {
    const order = orderOf({ ...sources, promotion: { ...noPromotion, code: 'M-1', type } });
    expect(order).toMatchObject(there);
    expect(Object.keys(order).filter((name) => missing.includes(name))).toEqual([]);
  });

  test('has an address only for what is delivered (Q3.6.e)', () => {
    const preferences = { ...defaultPreferences, deliveryAddress: 'Villa 4' };
    expect(orderOf({ ...sources, preferences })).not.toHaveProperty('delivery_address');
    const lines = [pos('towel', { delivered: true })];
    expect(orderOf({ ...sources, preferences, lines })).toHaveProperty('delivery_address', 'Villa 4');
  });
});

describe('who orders, and with what (R3.9.2, R3.9.4)', () => {
  const named = (names: Partial<typeof layla>) => {
    const { first_name, last_name } = orderOf({ ...sources, user: { ...layla, ...names } });
    return [first_name, last_name];
  };
  test('has first and last name, or the parts of the full one', () => {
    expect(named({ name: 'Somebody Else' })).toEqual(['Layla', 'Haddad']);
    expect(named({ last_name: null })).toEqual(['Layla', '']);
    expect(named({ first_name: '', last_name: null, name: 'Layla Al Haddad' })).toEqual(['Layla', 'Al Haddad']);
    expect(named({ first_name: null, last_name: 'Said', name: 'Layla Haddad' })).toEqual(['Layla', 'Said']);
  });
  test('a code without its kind, or a kind without its code, is no promotion', () => {
    const parts = (promotion: Partial<typeof noPromotion>) => {
      const order = orderOf({ ...sources, promotion: { ...noPromotion, ...promotion } });
      return [order.card_number, order.promotion_code];
    };
    expect(parts({ code: 'PADEL', type: null })).toEqual([undefined, undefined]);
    expect(parts({ code: null, type: 'memberships' })).toEqual([undefined, undefined]);
    expect(parts({ code: 'M-1', type: 'memberships' })).toEqual(['M-1', undefined]);
  });
  test('an address goes along where something is brought, without blanks around it', () => {
    const lines = [pos('tape', { delivered: true })];
    const address = (deliveryAddress: string | null) =>
      orderOf({ ...sources, lines, preferences: { ...defaultPreferences, deliveryAddress } }).delivery_address;
    expect([address(' Street 4, Al Quoz '), address(null)]).toEqual(['Street 4, Al Quoz', '']);
  });
});
