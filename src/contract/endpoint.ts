/** How a call between portal and operator is described. */
import type * as v from 'valibot';
import type { AdditionName } from './additions/names.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** json unless stated. */
  readonly encoding?: 'multipart';
  /** The answer is a file, not JSON: parsed as a Blob. */
  readonly file?: 'application/pdf';
  /** May be kept in memory per path and query until login, logout or reload (R7.1.8). */
  readonly cached?: true;
  /** `token`: any logged-in user, guests included; `customer`: no guests. Otherwise open, the bearer is optional. */
  readonly access?: 'token' | 'customer';
  /** Without a token the key of an order opens it, for that one order (docs/decisions/020). */
  readonly orderKey?: true;
  /** The specification has no such call: it is made only where the configuration lists this (docs/decisions/043). */
  readonly addition?: AdditionName;
}

/** What a call answers. */
export type ResponseFor<TEndpoint extends Endpoint> = v.InferOutput<TEndpoint['answer']>;
/** What a caller may put into its query. */
export type QueryFor<TEndpoint extends Endpoint> = TEndpoint extends { query: infer Q extends v.GenericSchema }
  ? v.InferInput<Q>
  : undefined;
/** What a caller puts into its body. */
export type BodyFor<TEndpoint extends Endpoint> = TEndpoint extends { body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined;

type Rest = Omit<Endpoint, 'method' | 'path' | 'answer'>;
const define =
  (method: Endpoint['method']) =>
  <const TAnswer extends v.GenericSchema, const TRest extends Rest = object>(
    path: string,
    answer: TAnswer,
    rest?: TRest,
  ) =>
    ({ method, path, answer, ...rest }) as {
      readonly method: Endpoint['method'];
      readonly path: string;
      readonly answer: TAnswer;
    } & TRest;
export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const remove = define('DELETE');
