/** Requests to the operator and their replies (Q7.6.j–r). */
import * as v from 'valibot';
import { StoredFile } from '../forms/forms.ts';
import { Id, WireTimestamp } from '../wire/wire.ts';

const files = v.nullish(v.array(StoredFile), []);

export const SupportReply = v.object({
  id: Id,
  author: v.string(),
  from_operator: v.boolean(),
  message: v.string(),
  date: WireTimestamp,
  files,
});
export type SupportReply = v.InferOutput<typeof SupportReply>;

export const SupportRequest = v.object({
  id: Id,
  subject: v.string(),
  category: v.nullish(v.string(), null),
  status: v.picklist(['open', 'answered', 'closed']),
  date: WireTimestamp,
  /** What was said last, where the server tells it in its list. */
  last_reply: v.nullish(v.omit(SupportReply, ['files']), null),
});
export type SupportRequest = v.InferOutput<typeof SupportRequest>;

export const SupportRequestDetails = v.object({
  ...v.omit(SupportRequest, ['last_reply']).entries,
  message: v.string(),
  files,
  replies: v.array(SupportReply),
});
export type SupportRequestDetails = v.InferOutput<typeof SupportRequestDetails>;
