/** The calls of the shop. */
import * as v from 'valibot';
import * as retail from '../offered/retail.ts';
import { get, type Endpoint } from '../endpoint.ts';
import { pageOf } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

export const retailEndpoints = {
  outlets: get('outlets', responseOf(v.array(retail.Outlet))),
  outlet: get('outlets/{id}', responseOf(retail.Outlet)),
  outletProducts: get('outlets/{id}/products', pageOf(retail.RetailProduct), { query: retail.ProductListQuery }),
  retailProducts: get('retail/products', pageOf(retail.RetailProduct), { query: retail.ProductListQuery }),
} as const satisfies Record<string, Endpoint>;
