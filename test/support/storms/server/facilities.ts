/**
 * The part of the storms' server that offers courts for booking: two courts of padel, four hours of each evening, a day at a
 * time. Like the shop, it shares no code with the portal.
 */
import { stockOf } from './prices.ts';

interface Courts {
  /** Whether whoever asks may still have it. */
  isFree: (court: string) => boolean;
  /** Fils, price and VAT of one. */
  priceOf: (product: number) => readonly [number, number];
}

export const offeredCourts = [303, 305] as const;
const hours = ['18', '19', '20', '21'] as const;
const afterHour = (hour: string): string => `${Number(hour) + 1}:00:00`;
export const serviceId = 3;

export const isOfferedAt = (court: number, start: string): boolean =>
  offeredCourts.some((one) => one === court) && hours.some((hour) => start === `${hour}:00:00`);

const nameOf = (court: number) => ({ id: court, name: `Court ${court}`, ar_name: `ملعب ${court}` });
const dirhams = (fils: number): number => fils / 100;

const service = {
  id: serviceId,
  venue_id: 1,
  name: 'Padel',
  ar_name: 'بادل',
  is_public: 1,
  filter_by: 1,
  facilities: offeredCourts.map(nameOf),
};

/** How many days ahead may be booked. */
export const daysAhead = 30;

export function createFacilities({ isFree, priceOf }: Courts) {
  const isFreeAt = (court: number, date: string, start: string): boolean => isFree(`${court} ${date} ${start}`);

  const facility = (court: number, date: string) => ({
    ...nameOf(court),
    min_booking_time: 60,
    facility_rentals: [{ start_time: '18:00:00', end_time: '22:00:00', product_id: 31 }],
    bookings: hours
      .filter((hour) => !isFreeAt(court, date, `${hour}:00:00`))
      .map((hour) => ({ date, start_time: `${hour}:00:00`, end_time: afterHour(hour) })),
  });

  const product = (id: number, name: string) => {
    const [price, tax] = priceOf(id);
    return { product_id: id, name, product_price: dirhams(price), tax_amount: dirhams(tax), quantity: 1 };
  };
  const offer = (court: number) => {
    const [price, tax] = priceOf(11);
    const stock = { inventory_enable: 1, inventory_period: 'T', stock: stockOf[11] };
    const racket = { product_id: 11, name: 'Racket', price: dirhams(price), tax_amount: dirhams(tax), ...stock };
    return {
      ...nameOf(court),
      per_capacity: 0,
      default_products: [product(31, 'Court'), product(32, 'Lights')],
      categories: [{ id: 1, name: 'Gear', products: [racket] }],
    };
  };

  return {
    /** Undefined: it is no question of this part. */
    answer(path: string, query: URLSearchParams): unknown {
      const [date, start] = [query.get('date') ?? '', query.get('start_time') ?? ''];
      if (path === 'venue/services') return [service];
      if (path.startsWith('facilities/services/filters/')) return { surfaces: [], formations: [], outdoor: [] };
      if (path === 'facilities/schedule')
        return {
          configuration: {
            min_booking_time: 60,
            max_booking_time: 60,
            time_increment: 60,
            advance_booking_days_limit: daysAhead,
          },
          facilities: offeredCourts.map((court) => facility(court, date)),
        };
      if (path === 'facilities/fetchAvailableFacilities')
        return offeredCourts
          .filter((court) => isFreeAt(court, date, start))
          .map((court) => ({ ...nameOf(court), min_booking_time: 60 }));
      if (path === 'facilities/auto') return offer(Number(query.get('facility_id')));
      if (path === 'facilities/customer-configurations') return { customer_threshold: null };
      return undefined;
    },
  };
}
