/** What customers write to the operator, and what is answered (Q7.6.r). */
import { fromCallback, fromPromise } from 'xstate';
import { fileKindBytes, fileKind } from '../../../../machines/person/attachedFile.ts';
import { RefusedError } from '../../../../machines/shared/problem.ts';
import {
  supportMessageMachine,
  type Delivered,
  type SentMessage,
} from '../../../../machines/support/supportMessageMachine.ts';
import type { SupportFile } from '../../../../machines/support/supportRules.ts';
import { supportThreadMachine } from '../../../../machines/support/supportThreadMachine.ts';
import { provideFor } from '../../../../machines/shared/provideFor.ts';
import { supportEndpoints } from '../../../contract/endpoints/support.ts';
import { call } from '../../http/client.ts';
import { persistSupportDraft, type Conversation } from '../../storage/drafts/supportDrafts.ts';
import { clearSupportKey, supportKeyOf } from '../../storage/drafts/supportKeys.ts';
import { provideReconnect, watchPage } from '../reconnectActors.ts';

/** Looks at how a chosen file begins, since its name and its declared type may say anything (Q5.4.d). */
export async function readSupportFile(file: File): Promise<SupportFile> {
  const head = new Uint8Array(await file.slice(0, fileKindBytes).arrayBuffer());
  return { name: file.name, size: file.size, kind: fileKind(file.type, head), blob: file };
}

/** Milliseconds: five files take their time on a phone. */
const uploadTimeout = 120_000;

/** The message arrived at the first attempt with other files: the missing ones go with another message. */
const isOtherThanArrived = (error: unknown): boolean =>
  error instanceof RefusedError && error.code === 'idempotencyMismatch';

async function send(
  { id, draft, files }: SentMessage,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Delivered> {
  const message = { message: draft.message.trim(), files: files.map(({ blob }) => blob) };
  const options = { idempotencyKey, timeoutMs: uploadTimeout, signal };
  if (id !== null)
    return { reply: (await call(supportEndpoints.replyToSupport, { params: { id }, body: message, ...options })).data };
  const body = { ...message, subject: draft.subject.trim(), ...(draft.category && { category: draft.category }) };
  return { requestId: (await call(supportEndpoints.askSupport, { body, ...options })).data.id };
}

export function provideSupportMessage(conversation: Conversation): typeof supportMessageMachine {
  return provideFor(supportMessageMachine)({
    actors: {
      persistDraft: persistSupportDraft(conversation),
      sendMessage: fromPromise(async ({ input, signal }) => {
        try {
          const delivered = await send(input, supportKeyOf(conversation, input), signal);
          clearSupportKey(conversation);
          return delivered;
        } catch (error) {
          if (isOtherThanArrived(error)) clearSupportKey(conversation);
          throw error;
        }
      }),
    },
  });
}

const isNumber = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

export const provideSupportThread = (): typeof supportThreadMachine =>
  provideFor(supportThreadMachine)({
    actors: {
      loadData: fromPromise(async ({ input: { id }, signal }) => {
        if (!isNumber(id)) throw new RefusedError('notFound', undefined, 404);
        return (await call(supportEndpoints.supportRequest, { params: { id }, signal })).data;
      }),
      reconnect: provideReconnect(),
      watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
    },
  });
