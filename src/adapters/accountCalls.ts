/** Calls of the customer's account: their table comes with the pages that make them. */
import { accountEndpoints } from '../contract/accountEndpoints.ts';
import type { ResponseTo } from '../contract/endpoints.ts';
import { callEndpoint, type CallOptions } from './client.ts';

/** @throws as `call` */
export const callAccount = <Name extends keyof typeof accountEndpoints>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<ResponseTo<Name>> => callEndpoint<Name>(accountEndpoints[name], options);
