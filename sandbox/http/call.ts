/** A call as its handler sees it: checked and typed by the contract. */
import type * as v from 'valibot';
import type { EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import type { Customer } from '../domain/customer.ts';
import type { Device } from '../domain/access/devices.ts';
import type { Server } from '../server.ts';
import type { Language } from '../words.ts';

type Table = typeof endpoints;
type ReadOf<Name extends EndpointName, Part extends 'query' | 'body'> = Table[Name] extends {
  [P in Part]: infer Schema extends v.GenericSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

/** Endpoints that only let customers in always have one. */
type CustomerOf<Name extends EndpointName> = Table[Name] extends { access: 'token' | 'customer' }
  ? Customer
  : Customer | null;

export interface Call<Name extends EndpointName> {
  readonly server: Server;
  /** Values of the `{…}` in the path; those that are ids are digits. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: ReadOf<Name, 'query'>;
  readonly body: ReadOf<Name, 'body'>;
  readonly customer: CustomerOf<Name>;
  /** What the browser calls its session; null when it does not say. */
  readonly sessionId: string | null;
  readonly idempotencyKey: string | null;
  /** The key that a guest ties to an order (docs/decisions/020). */
  readonly orderKey: string | null;
  /** The one order that such a key opened, where no token came with the call. */
  readonly openedOrder: number | null;
  readonly language: Language;
  /** The portal's origin that this call comes from: its own, or a tenant's name of it. */
  readonly origin: string;
  /** Where the connection comes from, as far as it can be known. */
  readonly address: string;
  /** What the browser says it is, in two words. */
  readonly device: Device;
  /** What the device's clock says (X-User-Time in X-User-Timezone); null when it says nothing understandable. */
  readonly userTime: Temporal.Instant | null;
  /** Hash of the bearer token, null while signed out. */
  readonly tokenHash: string | null;
}

/** What the contract lets a handler answer. */
export type Answer<Name extends EndpointName> = v.InferInput<Table[Name]['answer']>;
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>>;
export type Handlers<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Handler<Name> };

/** Some of the handlers, each checked against its endpoint. */
export const handle = <const Names extends EndpointName>(handlers: Handlers<Names>): Handlers<Names> => handlers;

/** An answer that carries data. */
export const ok = <T>(data: T, message: string | null = null) => ({ status: true, data, message });

/** One page of a list. */
export function paged<T>(
  data: T[],
  total: number,
  { page = 1, size = defaultSize }: { page?: number | undefined; size?: number | undefined },
) {
  return { status: true, data, message: null, total, total_pages: Math.ceil(total / size), current_page: page };
}

/** As many as a list shows when the portal does not say how many (R9.1.2). */
export const defaultSize = 16;

/** What `limit … offset …` of a page is. */
export const windowOf = ({
  page = 1,
  size = defaultSize,
}: {
  page?: number | undefined;
  size?: number | undefined;
}) => ({
  limit: size,
  offset: (page - 1) * size,
});
