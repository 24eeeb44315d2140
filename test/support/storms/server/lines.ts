/** Lines of an order as they are sent, and the courts in them. */

/** What a promotion takes off one product, in dirhams. */
interface SentDiscount {
  discount_total: number;
}

/** When somebody trains. */
export interface Training {
  start_date: string;
  end_date: string;
  /** Weekdays, by their bits. */
  days: readonly number[];
}

export interface SentLine {
  id: string;
  discount?: SentDiscount | null;
  productType: string;
  product_id: number;
  quantity: number;
  price: number;
  tax_amount: number;
  total_price: number;
  isApprovalRequired?: boolean;
  capacityBased?: boolean;
  facilityId?: number;
  selectedFacilityDate?: string;
  selectedFacilityTiming?: string;
  workshop_id?: number;
  date_range?: Training[];
  customers?: { customer_id: number | null }[];
  addons: {
    product_id: number;
    quantity: number;
    price: number;
    tax_amount: number;
    discount?: SentDiscount | null;
  }[];
}

const courtOf = (line: SentLine): string | null =>
  line.productType === 'facility' && !line.capacityBased
    ? `${line.facilityId} ${line.selectedFacilityDate} ${line.selectedFacilityTiming}`
    : null;

export const courtsOf = (lines: readonly SentLine[]): string[] => [
  ...new Set(lines.map(courtOf).filter((court) => court !== null)),
];

const aDay = 86_400_000;

/** The dates of the sessions, of which Sunday has the first bit. */
export function sessionsIn(ranges: readonly Training[]): string[] {
  const dates: string[] = [];
  for (const { start_date, end_date, days } of ranges)
    for (let day = Date.parse(start_date); day <= Date.parse(end_date); day += aDay)
      if (days.includes(1 << new Date(day).getUTCDay())) dates.push(new Date(day).toISOString().slice(0, 10));
  return dates;
}
