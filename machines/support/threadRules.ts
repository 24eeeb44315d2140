/** Changes in a support thread (R2.2.5). */
import type { SupportReply, SupportRequestDetails } from '../../src/contract/customers/support.ts';

/** How many of the operator's answers are new; those in the first load are not. */
export function newAnswers(before: SupportRequestDetails | null, now: SupportRequestDetails): number {
  if (before === null) return 0;
  const known = new Set(before.replies.map(({ id }) => id));
  return now.replies.filter(({ id, from_operator }) => from_operator && !known.has(id)).length;
}

/** The request with the customer's reply added, which reopens an answered request. */
export const withReply = (request: SupportRequestDetails | null, reply: SupportReply): SupportRequestDetails | null =>
  request === null
    ? null
    : {
        ...request,
        status: 'open',
        replies: [...request.replies.filter(({ id }) => id !== reply.id), reply],
      };

/** Whether the customer's own words stand in the thread. */
export const isInThread = ({ replies }: Pick<SupportRequestDetails, 'replies'>, words: string): boolean =>
  replies.some(({ from_operator, message }) => !from_operator && message.trim() === words.trim());
