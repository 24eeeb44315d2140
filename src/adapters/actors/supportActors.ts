/** What customers write to the operator, and what is answered (Q7.6.r). */
import { fromCallback, fromPromise } from 'xstate';
import { fileKindBytes, fileKind } from '../../../machines/person/attachedFile.ts';
import { RefusedError } from '../../../machines/shared/problem.ts';
import { supportMessageMachine, type SentMessage } from '../../../machines/support/supportMessageMachine.ts';
import type { SupportFile } from '../../../machines/support/supportRules.ts';
import { supportThreadMachine } from '../../../machines/support/supportThreadMachine.ts';
import { supportEndpoints } from '../../contract/endpoints/support.ts';
import { call } from '../client.ts';
import { persistSupportDraft, type DraftPlace } from '../supportDrafts.ts';
import { provideReconnect, watchPage } from './reconnectActors.ts';

/** Looks at how a chosen file begins, since its name and its declared type may say anything (Q5.4.d). */
export async function readSupportFile(file: File): Promise<SupportFile> {
  const head = new Uint8Array(await file.slice(0, fileKindBytes).arrayBuffer());
  return { name: file.name, size: file.size, kind: fileKind(file.type, head), blob: file };
}

/** Milliseconds: five files take their time on a phone. */
const uploadTimeout = 120_000;

const textOf = ({ id, draft, files }: SentMessage): string =>
  JSON.stringify([id, draft, files.map(({ name, size }) => [name, size])]);

/** One key as long as the same is sent: what is sent again because its answer was lost is not written down twice. */
function keys() {
  let last: { text: string; key: string } | null = null;
  return {
    keyOf(message: SentMessage): string {
      const text = textOf(message);
      if (last?.text !== text) last = { text, key: crypto.randomUUID() };
      return last.key;
    },
    /** The same words may be sent once more. */
    forget: () => {
      last = null;
    },
  };
}

export function provideSupportMessage(place: DraftPlace): typeof supportMessageMachine {
  const sent = keys();
  return supportMessageMachine.provide({
    actors: {
      persistDraft: persistSupportDraft(place),
      sendMessage: fromPromise(async ({ input, signal }) => {
        const { id, draft, files } = input;
        const message = { message: draft.message.trim(), files: files.map(({ blob }) => blob) };
        const options = { idempotencyKey: sent.keyOf(input), timeoutMs: uploadTimeout, signal };
        if (id === null) {
          const body = {
            ...message,
            subject: draft.subject.trim(),
            ...(draft.category && { category: draft.category }),
          };
          const { data } = await call(supportEndpoints.askSupport, { body, ...options });
          sent.forget();
          return { requestId: data.id };
        }
        const { data } = await call(supportEndpoints.replyToSupport, { params: { id }, body: message, ...options });
        sent.forget();
        return { reply: data };
      }),
    },
  });
}

const isNumber = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

export const provideSupportThread = (): typeof supportThreadMachine =>
  supportThreadMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id }, signal }) => {
        if (!isNumber(id)) throw new RefusedError('notFound', undefined, 404);
        return (await call(supportEndpoints.supportRequest, { params: { id }, signal })).data;
      }),
      reconnect: provideReconnect(),
      watchPage: fromCallback(({ sendBack }) => watchPage(sendBack)),
    },
  });
