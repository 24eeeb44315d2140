/** An event with one plan, and its seats as cart lines. */
import { parse } from 'valibot';
import { EventDetails } from '../../../src/contract/offered/events.ts';
import { hallOfRows } from './hall.fixtures.ts';

const event = parse(EventDetails, {
  id: 307,
  name: 'Exhibition',
  ar_name: 'عرض',
  image: null,
  sport: 'tennis',
  start_date: '2026-12-05',
  end_date: '2026-12-05',
  venue: { id: 4, name: 'Barsha Courts', ar_name: 'ملاعب البرشاء' },
  venue_id: 4,
  event_schedules: [{ date: '2026-12-05', start_time: '19:30:00', end_time: '22:00:00' }],
  price_from: 105,
  tickets: [
    {
      event_ticket_id: 1,
      product_id: 21070,
      name: 'Courtside',
      ar_name: 'بمحاذاة الملعب',
      price: 100,
      tax_amount: 5,
      total_price: 105,
      seat_map_id: 700,
    },
    { event_ticket_id: 2, product_id: 21071, name: 'Standing', price: 20, tax_amount: 1, total_price: 21 },
  ],
});

export const exhibition = { event, map: hallOfRows('......', '......') };

export const seatLineOf = (id: number) => ({
  productType: 'event',
  product_id: 21070,
  product_type_id: null,
  name: 'Exhibition: Courtside',
  ar_name: 'عرض: بمحاذاة الملعب',
  detail: `A, row 1, seat ${id}`,
  ar_detail: `A، الصف 1، المقعد ${id}`,
  image: null,
  sport: 'tennis',
  quantity: 1,
  price: 100,
  tax_amount: 5,
  total_price: 105,
  venue_id: 4,
  customers: [],
  addons: [],
  discount: null,
  seasonal_pricing_id: null,
  event_ticket_id: 1,
  event_id: 307,
  seat_map_id: id,
  event_date: '2026-12-05',
  event_time: '19:30:00',
});
