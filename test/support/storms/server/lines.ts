/** Lines of an order as they are sent, and the courts in them. */

/** What a promotion takes off one product, in dirhams. */
interface SentDiscount {
  discount_total: number;
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
