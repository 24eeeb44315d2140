/** An enrolment as a cart line (R3.6.5, Q3.6.d); price and tax are those of the server's answer (R7.3.7). */
import * as v from 'valibot';
import { withTax } from '../money/withTax.ts';
import type { WorkshopDetails, WorkshopProgram } from '../../src/contract/offered/academies.ts';
import type { AcademyLine, WorkshopPrice } from '../../src/contract/orders/cart.ts';
import { Customer } from '../../src/contract/customers/customers.ts';
import type { LineDraft } from '../cart/lines.ts';
import { paidDays, packageOf, priceQuestionOf, type EnrolmentSelection } from './enrolmentSelection.ts';
import { required } from '../shared/required.ts';
import type { Attendee } from './attendees.ts';

export interface Enrolment {
  workshop: WorkshopDetails;
  program: WorkshopProgram;
  selection: EnrolmentSelection;
  answer: WorkshopPrice | null;
  attendees: readonly Attendee[];
}

/** The operator identifies the attendee by id; the cart gets nothing else but the name. */
const customerOf = ({ customerId, name }: Attendee, index: number): Customer => ({
  ...v.getDefaults(Customer),
  additional_fields: [],
  documents: {},
  customer_id: customerId,
  name,
  is_primary: index === 0,
  save_detail_for_future: false,
});

const joined = (one: string, other: string, comma: string): string => `${one}${comma} ${other}`;

/** The Arabic name, where any part of it has one. */
const arabicOf = (workshop: WorkshopDetails, program: WorkshopProgram): string | null =>
  workshop.ar_name || program.ar_name
    ? joined(workshop.ar_name || workshop.name, program.ar_name || program.name, '،')
    : null;

export function academyLine({ workshop, program, selection, answer, attendees }: Enrolment): LineDraft<AcademyLine> {
  const { price, tax_amount, end_date } = required(answer, 'price');
  const { product_id, start_date } = required(priceQuestionOf(program, selection), 'selection');
  const { name, ar_name, package_type } = required(packageOf(program, product_id), 'package');
  const quantity = attendees.length;
  return {
    productType: 'academy',
    product_id,
    product_type_id: null,
    name: joined(workshop.name, program.name, ','),
    ar_name: arabicOf(workshop, program),
    detail: name,
    ar_detail: ar_name,
    image: workshop.image,
    sport: workshop.sport,
    quantity,
    price,
    tax_amount,
    total_price: withTax({ price, tax_amount }) * quantity,
    venue_id: workshop.venue_id ?? workshop.venue?.id ?? null,
    customers: attendees.map(customerOf),
    addons: [],
    discount: null,
    seasonal_pricing_id: null,
    workshop_id: workshop.id,
    workshop_program_id: program.workshop_program_id,
    date_range: [{ start_date, end_date: end_date ?? program.end_date, days: [...paidDays(program, selection)] }],
    package_type,
    workshop_type_id: workshop.workshop_type_id,
  };
}
