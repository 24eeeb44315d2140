/**
 * Every call between portal and operator, by name (R7.1–R7.6 and the Q-lines that settle unnamed paths).
 * Paths are relative to /api/v2/; `{name}` marks a path parameter. The sandbox checks requests with this
 * table, the portal checks answers with it.
 */
import type * as v from 'valibot';
import { accountEndpoints } from './accountEndpoints.ts';
import { bookingEndpoints } from './bookingEndpoints.ts';
import { sectionEndpoints } from './sectionEndpoints.ts';

export type { Endpoint } from './endpoint.ts';

export const endpoints = { ...bookingEndpoints, ...accountEndpoints, ...sectionEndpoints } as const;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;

/** What the named call answers. */
export type ResponseTo<Name extends EndpointName> = v.InferOutput<Table[Name]['answer']>;
/** What a caller may put into its query. */
export type QueryOf<Name extends EndpointName> = Table[Name] extends { query: infer Q extends v.GenericSchema }
  ? v.InferInput<Q>
  : undefined;
/** What a caller puts into its body. */
export type BodyOf<Name extends EndpointName> = Table[Name] extends { body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined;
