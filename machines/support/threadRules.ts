/** What changes in a thread of messages with the operator (R2.2.5). */
import type { SupportReply, SupportRequestDetails } from '../../src/contract/customers/support.ts';

/** How many answers of the operator's are there that were not there before; none of the first ones is news. */
export function newAnswers(before: SupportRequestDetails | null, now: SupportRequestDetails): number {
  if (before === null) return 0;
  const known = new Set(before.replies.map(({ id }) => id));
  return now.replies.filter(({ id, from_operator }) => from_operator && !known.has(id)).length;
}

/** With the customer's own reply at its end; it opens an answered request again. */
export const withReply = (request: SupportRequestDetails | null, reply: SupportReply): SupportRequestDetails | null =>
  request === null
    ? null
    : {
        ...request,
        status: 'open',
        replies: [...request.replies.filter(({ id }) => id !== reply.id), reply],
      };
