/** Requests to the operator and their replies (Q7.6.j–r). */
import * as v from 'valibot';
import { Id, WireTimestamp } from './wire.ts';

export const SupportReply = v.object({
  id: Id,
  author: v.string(),
  from_operator: v.boolean(),
  message: v.string(),
  date: WireTimestamp,
  files: v.nullish(v.array(v.string()), []),
});

export const SupportRequest = v.object({
  id: Id,
  subject: v.string(),
  category: v.nullish(v.string(), null),
  status: v.picklist(['open', 'answered', 'closed']),
  date: WireTimestamp,
});

export const SupportRequestDetails = v.object({
  ...SupportRequest.entries,
  message: v.string(),
  replies: v.array(SupportReply),
});
