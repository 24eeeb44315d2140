/** People who come from the national identity provider. */
import { databaseFault, sqlState, transact, type Queryable } from '../../data/database.ts';
import type { Customer } from '../customer.ts';
import type { Server } from '../../server.ts';
import { customerByMobile, newCustomer } from '../customers.ts';
import { isEmailTaken } from './emails.ts';
import { issueExchangeToken, takeExchangeToken } from './exchangeTokens.ts';

/** What the provider tells about a person. */
export interface ProviderProfile {
  /** Identifies the person at the provider, for good. */
  readonly subject: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  /** The name that somebody without an e-mail address has at the provider. */
  readonly preferred_username: string | null;
  /** Without country code. */
  readonly mobile_number: string | null;
  readonly country_code: string;
  readonly dob: string | null;
  readonly gender: 'Male' | 'Female' | null;
  readonly country_id: number | null;
  readonly emirates_id: string | null;
}

/** A token with which the browser returns to the portal; works once, within a minute. */
export const issueProviderToken = (server: Server, profile: ProviderProfile): Promise<string> =>
  issueExchangeToken(server, 'provider', null, profile);

/** The customer behind a token: known by the provider's name, else by the mobile number, else new. Null when the token is no good. */
export async function exchangeProviderToken(server: Server, token: string): Promise<Customer | null> {
  const taken = await takeExchangeToken(server, 'provider', token);
  if (!taken) return null;
  if (taken.customer_id !== null) {
    const customer = await server.database
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', taken.customer_id)
      .executeTakeFirst();
    return customer ?? null;
  }
  const profile = taken.data as ProviderProfile;
  const find = () => transact(server.database, (trx) => customerBehind(server, trx, profile));
  // Two tokens of one new person at once: the second finds the customer whom the first has made.
  return find().catch((error: unknown) => {
    if (databaseFault(error)?.code === sqlState.unique) return find();
    throw error;
  });
}

async function customerBehind(server: Server, trx: Queryable, profile: ProviderProfile): Promise<Customer> {
  const known = await trx
    .selectFrom('customer')
    .selectAll()
    .where('provider_subject', '=', profile.subject)
    .executeTakeFirst();
  if (known) return known;
  const sameMobile =
    profile.mobile_number === null
      ? undefined
      : await customerByMobile(trx, profile.country_code, profile.mobile_number);
  if (sameMobile) {
    return trx
      .updateTable('customer')
      .set({ provider_subject: profile.subject })
      .where('id', '=', sameMobile.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  const { subject, emirates_id, ...person } = profile;
  // An address that another customer has here stays theirs, whatever the provider knows.
  const isTaken = person.email !== null && (await isEmailTaken(trx, person.email));
  const documents =
    emirates_id === null ? [] : [{ id_proof_type_id: 32, id_proof_number: emirates_id, expiry_date: null, path: null }];
  return trx
    .insertInto('customer')
    .values({
      ...newCustomer(server.clock.stamp()),
      ...person,
      email: isTaken ? null : person.email,
      name: `${profile.first_name} ${profile.last_name}`,
      provider_subject: subject,
      documents: JSON.stringify(documents),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
