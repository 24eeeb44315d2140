/** The pages of a storm on which a customer writes to the operator, as their views start them (R2.1.30, R2.1.31). */
import { createActor, type ActorRef, type EventObject, type Snapshot } from 'xstate';
import type { Owner } from '../../../machines/session/owner.ts';
import type { SupportMessageRef } from '../../../machines/support/supportMessageMachine.ts';
import type { SupportThreadRef } from '../../../machines/support/supportThreadMachine.ts';
import { provideSupportMessage, provideSupportThread } from '../../../src/adapters/actors/account/supportActors.ts';
import { supportDraft } from '../../../src/adapters/storage/drafts/supportDrafts.ts';
import type { Sending } from './supportNotes.ts';

/** What a storm knows of a message that is being written. */
export interface Writing {
  /** The names of the files that were attached, and not taken away again. */
  files: string[];
  /** What was pressed last. */
  pressed: Sending | null;
}

export type SupportPage =
  | { name: 'ask'; owner: Owner; actor: SupportMessageRef; writing: Writing }
  | {
      name: 'thread';
      owner: Owner;
      /** The number in its address. */
      id: string;
      actor: SupportThreadRef;
      /** Its reply box; a request that is closed has none. */
      reply: SupportMessageRef | null;
      writing: Writing;
    };

type Started = (actor: ActorRef<Snapshot<unknown>, EventObject>) => void;

const nothing = (): Writing => ({ files: [], pressed: null });

function openAsk(owner: Owner, started: Started): SupportPage {
  const of = { owner, id: null };
  const actor = createActor(provideSupportMessage(of), { input: { reply: null, draft: supportDraft(of) } });
  started(actor as never);
  return { name: 'ask', owner, actor, writing: nothing() };
}

function openThread(owner: Owner, id: string, started: Started): SupportPage {
  const actor = createActor(provideSupportThread(), { input: { id } });
  const page: Extract<SupportPage, { name: 'thread' }> = {
    name: 'thread',
    owner,
    id,
    actor,
    reply: null,
    writing: nothing(),
  };
  // The box is there while the request is, and is not closed.
  actor.subscribe(({ context: { request } }) => {
    const isOpen = request !== null && request.status !== 'closed';
    if (!isOpen) {
      page.reply?.stop();
      page.reply = null;
      page.writing = nothing();
    } else if (page.reply === null) {
      const of = { owner, id };
      const input = { reply: { id, supportThread: actor }, draft: supportDraft(of) };
      page.reply = createActor(provideSupportMessage(of), { input });
      started(page.reply as never);
    }
  });
  started(actor as never);
  return page;
}

/** Null where it is another page. */
export const openSupportPage = (
  name: string,
  detail: string | null,
  owner: Owner,
  started: Started,
): SupportPage | null =>
  name === 'ask' ? openAsk(owner, started) : name === 'thread' ? openThread(owner, detail ?? '', started) : null;

/** What is being written on that page. */
export function writingOn(page: {
  name: string;
}): { actor: SupportMessageRef; writing: Writing; id: string | null } | null {
  const own = page as SupportPage;
  if (own.name === 'ask') return { actor: own.actor, writing: own.writing, id: null };
  if (own.name !== 'thread' || own.reply === null) return null;
  return { actor: own.reply, writing: own.writing, id: own.id };
}
