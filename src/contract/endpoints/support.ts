/** The calls of the support. */
import * as v from 'valibot';
import * as support from '../customers/support.ts';
import { get, post, type Endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../wire/answers.ts';
import { responseOf, Id } from '../wire/wire.ts';

const file = v.union([v.instance(Blob), v.array(v.instance(Blob))]);

export const supportEndpoints = {
  supportRequests: get('customer-support', pageOf(support.SupportRequest), {
    query: v.object(PageQuery),
    access: 'customer',
  }),
  askSupport: post('customer-support', responseOf(v.object({ id: Id })), {
    body: v.object({
      subject: v.string(),
      category: v.optional(v.string()),
      message: v.string(),
      files: v.optional(file),
    }),
    encoding: 'multipart',
    access: 'customer',
  }),
  supportRequest: get('customer-support/{id}', responseOf(support.SupportRequestDetails), { access: 'customer' }),
  replyToSupport: post('customer-support/{id}/replies', responseOf(support.SupportReply), {
    body: v.object({ message: v.string(), files: v.optional(file) }),
    encoding: 'multipart',
    access: 'customer',
  }),
} as const satisfies Record<string, Endpoint>;
