/** Memberships, outlets, retail products and offers (Q7.6.n–p). */
import { isMentioned } from '../../../src/contract/wire/spelling.ts';
import type { Server } from '../../server.ts';
import { handle, ok } from '../call.ts';
import { notFound } from '../../answers/refused.ts';
import { documentById, documents, type Documents } from '../../domain/content/documents.ts';
import { pageOf } from './lists.ts';
import { stockOf } from './stock.ts';

type Product = Documents['retail'];

interface Shelf {
  readonly outletId?: number;
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
}

/** Products of the shelf with their stock of this moment. */
async function products(server: Server, shelf: Shelf): Promise<Product[]> {
  const found = (await documents(server.database, 'retail')).filter(
    (product) =>
      (shelf.outletId === undefined || product.outlet_id === shelf.outletId) &&
      (shelf.categoryId === undefined || product.category?.id === shelf.categoryId) &&
      isMentioned(shelf.search ?? '', [
        product.name,
        product.ar_name,
        product.description,
        product.ar_description,
        product.category?.name,
        product.category?.ar_name,
      ]),
  );
  const stock = await stockOf(
    server.database,
    found.map(({ product_id }) => product_id),
  );
  return found.map((product) => {
    const counted = stock.get(product.product_id);
    return counted ? { ...product, ...counted } : product;
  });
}

/** Offers that hold on that day. */
const offersOn = async (server: Server, date: string): Promise<Documents['offer'][]> =>
  (await documents(server.database, 'offer')).filter(
    ({ valid_from, valid_to }) => valid_from <= date && date <= valid_to,
  );

export const shopHandlers = handle({
  memberships: async ({ server }) => ok(await documents(server.database, 'membership')),
  outlets: async ({ server }) => ok(await documents(server.database, 'outlet')),

  async outlet({ server, params }) {
    const outlet = await documentById(server.database, 'outlet', Number(params['id']));
    if (!outlet) throw notFound();
    return ok(outlet);
  },

  async outletProducts({ server, params, query }) {
    const outlet = await documentById(server.database, 'outlet', Number(params['id']));
    if (!outlet) throw notFound();
    const shelf = { outletId: outlet.id, categoryId: query.category_id, search: query.search };
    return pageOf(await products(server, shelf), query);
  },

  async retailProducts({ server, query }) {
    return pageOf(await products(server, { categoryId: query.category_id, search: query.search }), query);
  },

  offers: async ({ server }) => ok(await offersOn(server, server.clock.today().toString())),

  async offer({ server, params }) {
    const offers = await offersOn(server, server.clock.today().toString());
    const offer = offers.find(({ offer_id }) => offer_id === Number(params['offer_id']));
    if (!offer) throw notFound();
    return ok(offer);
  },
});
