/** The calls about those who come: what is asked of them, and what is known of them. */
import * as v from 'valibot';
import * as customers from '../customers/customers.ts';
import * as facilities from '../offered/facilities.ts';
import * as forms from '../forms/forms.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { QueryId } from '../wire/answers.ts';
import { responseOf } from '../wire/wire.ts';

const file = v.union([v.instance(Blob), v.array(v.instance(Blob))]);

export const attendeeEndpoints = {
  fieldConfig: get('facilities/fieldConfig', facilities.FieldConfigAnswer, {
    query: v.object({ venue_service_id: QueryId }),
  }),
  saveFiles: post('file/save/data', responseOf(v.object({ files: v.array(forms.StoredFile) })), {
    body: v.object({ 'preUpload[0]': file, 'types[]': v.union([v.string(), v.array(v.string())]) }),
    encoding: 'multipart',
    access: 'token',
  }),
  customerTags: get('customers/all-tags', responseOf(v.array(customers.CustomerTag)), { cached: true }),
  idProofTypes: get('customers/id-proof-types', responseOf(v.array(customers.IdProofType))),
  family: get('customers-associated', responseOf(v.array(customers.FamilyMember)), { access: 'customer' }),
  familyMemberDetails: get('customers-associated/additional-data', responseOf(customers.Customer), {
    query: v.object({ customerId: QueryId, product_type: v.string() }),
    access: 'customer',
  }),
  profile: get('profile', responseOf(customers.Profile), { access: 'customer' }),
} as const satisfies Record<string, Endpoint>;
