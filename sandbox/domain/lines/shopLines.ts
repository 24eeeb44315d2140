/** Memberships, retail products and offers (R3.6.4, R3.6.8). */
import type * as v from 'valibot';
import type { MembershipLine, OfferLine, PosLine } from '../../../src/contract/orders/cart.ts';
import { documentById, documents, type Documents } from '../content/documents.ts';
import { invalid, notFound, Refused } from '../../answers/refused.ts';
import type { Server } from '../../server.ts';
import { productsById } from '../slots/slotPrice.ts';
import { plainLine, type PricedLine } from './pricedLine.ts';
import { checkQuantity, productOf } from './quantities.ts';
import { dateText } from './wording.ts';
import { orderWords } from '../../answers/orderWords.ts';

export async function priceMembershipLines(
  server: Server,
  lines: readonly v.InferOutput<typeof MembershipLine>[],
): Promise<PricedLine[]> {
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const memberships = lines.length > 0 ? await documents(server.database, 'membership') : [];
  return lines.map((line, index) => {
    const field = `membership.${index}`;
    const product = productOf(products, line.product_id, 'membership');
    const membership = memberships.find(({ packages }) => packages.some(({ product_id }) => product_id === product.id));
    const choice = membership?.packages.find(({ product_id }) => product_id === product.id);
    if (!membership || choice?.membership_package_id !== line.membership_package_id) throw notFound();
    checkQuantity(`${field}.quantity`, line.quantity, product);
    if (line.start_date < server.clock.today().toString()) {
      throw invalid(`${field}.start_date`, orderWords.pastStart, 'pastStart');
    }
    // Paid at once, or the first of so many instalments (R9.1.7).
    const divisor = line.installment_divisor;
    if (divisor !== 1 && divisor !== product.installment_divisor) {
      throw invalid(`${field}.installment_divisor`, orderWords.installments, 'installments');
    }
    const end = Temporal.PlainDate.from(line.start_date).add({ months: choice.duration }).subtract({ days: 1 });
    return {
      ...plainLine,
      kind: 'membership',
      product,
      quantity: line.quantity,
      price: product.price / divisor,
      tax: product.tax / divisor,
      name: product.name,
      ar_name: product.ar_name,
      detail: `${dateText('en', line.start_date)} – ${dateText('en', end.toString())}`,
      ar_detail: `${dateText('ar', line.start_date)} – ${dateText('ar', end.toString())}`,
      venueId: product.venue_id,
      sport: membership.sport,
      data: {
        membership_id: membership.membership_id,
        membership_package_id: choice.membership_package_id,
        start_date: line.start_date,
        end_date: end.toString(),
        image: membership.image,
        customers: line.customers,
      },
    };
  });
}

export async function pricePosLines(
  server: Server,
  lines: readonly v.InferOutput<typeof PosLine>[],
  deliveryAddress: string | null,
): Promise<PricedLine[]> {
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const outlets = lines.length > 0 ? await documents(server.database, 'outlet') : [];
  const priced = lines.map((line, index): PricedLine => {
    const field = `pos.${index}`;
    const product = productOf(products, line.product_id, 'pos');
    checkQuantity(`${field}.quantity`, line.quantity, product);
    if (line.delivered && !deliveryAddress) throw invalid('delivery_address', orderWords.addressMissing, 'required');
    const outlet = outlets.find(({ id }) => id === product.parent_id);
    return {
      ...plainLine,
      kind: 'pos',
      product,
      quantity: line.quantity,
      price: product.price,
      tax: product.tax,
      name: product.name,
      ar_name: product.ar_name,
      detail: outlet?.name ?? null,
      ar_detail: outlet?.ar_name ?? null,
      venueId: product.venue_id,
      data: {
        outlet_id: product.parent_id,
        outlet_name: outlet?.name ?? null,
        image: product.image,
        delivery_address: line.delivered ? deliveryAddress : null,
        customers: line.customers,
      },
    };
  });
  if (new Set(priced.map(({ product }) => product.parent_id)).size > 1) {
    throw new Refused(409, orderWords.otherOutlet, {
      code: 'otherOutlet',
    });
  }
  return priced;
}

/** What a coach's package in an offer is, so that its hours are booked like those of one that was bought by itself. */
async function lessonsIn({ database }: Server, offer: Documents['offer'], quantity: number) {
  for (const { id, name, ar_name, packages } of await documents(database, 'trainer')) {
    for (const { product_id, training_package_id, sessions, duration } of packages) {
      const part = offer.products.find((product) => product.product_id === product_id);
      if (part) {
        const sessions_total = sessions * part.quantity * quantity;
        return {
          trainer_id: id,
          trainer_name: name,
          ar_trainer_name: ar_name,
          training_package_id,
          sessions_total,
          duration,
        };
      }
    }
  }
  return {};
}

export async function priceOfferLines(
  server: Server,
  lines: readonly v.InferOutput<typeof OfferLine>[],
): Promise<PricedLine[]> {
  const products = await productsById(
    server.database,
    lines.map(({ product_id }) => product_id),
  );
  const today = server.clock.today().toString();
  const priced: PricedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const product = productOf(products, line.product_id, 'offer');
    const offer = await documentById(server.database, 'offer', line.offer_id);
    if (!offer || product.parent_id !== offer.offer_id) throw notFound();
    if (today < offer.valid_from || today > offer.valid_to)
      throw new Refused(409, orderWords.offerOver, { code: 'offerOver' });
    checkQuantity(`offers.${index}.quantity`, line.quantity, product);
    priced.push({
      ...plainLine,
      kind: 'offer',
      product,
      quantity: line.quantity,
      price: product.price,
      tax: product.tax,
      name: product.name,
      ar_name: product.ar_name,
      detail: offer.description,
      ar_detail: offer.ar_description,
      venueId: product.venue_id,
      sport: offer.sport,
      data: {
        offer_id: offer.offer_id,
        image: offer.image,
        customers: line.customers,
        ...(await lessonsIn(server, offer, line.quantity)),
      },
    });
  }
  return priced;
}
