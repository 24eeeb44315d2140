/** What a customer writes to the operator, and what the operator does with it (Q7.6.r, R2.2.5). */
import { readSupportFile } from '../../../../src/adapters/actors/account/supportActors.ts';
import { carryUnsent } from '../../../../src/adapters/storage/drafts/unsentReply.ts';
import { StormFile } from '../stormFile.ts';
import { placeOfMessage } from '../supportNotes.ts';
import { writingOn } from '../supportPages.ts';
import type { Tab } from '../tab.ts';
import { ownerName } from '../who.ts';
import { onPage } from './onPage.ts';

const requestAt = (tab: Tab, n: number) => {
  const { requests } = tab.shop.support;
  return requests[n % Math.max(1, requests.length)];
};

export const supportDeeds = {
  openAsk: onPage((tab) => tab.goTo('ask')),
  /** By its address, also that of somebody else's. */
  openThread: onPage((tab, n) => tab.goTo('thread', String(requestAt(tab, n)?.id ?? 1))),
  /** Now and then it is taken away again. */
  writeMessage: (tab: Tab, n: number) => {
    const own = writingOn(tab.page());
    if (own?.actor.getSnapshot().matches('writing') !== true) return;
    const { support } = tab;
    support.counts.texts += 1;
    const place = placeOfMessage(ownerName(tab), own.id);
    const message = n % 8 === 7 ? '' : `Message ${support.counts.texts} of ${ownerName(tab)}`;
    own.actor.send({ type: 'draft.change', changes: { message } });
    if (own.id === null)
      own.actor.send({ type: 'draft.change', changes: { subject: `Subject ${n} of ${ownerName(tab)}` } });
    support.written.set(place, message);
  },
  attach: async (tab: Tab, n: number) => {
    const own = writingOn(tab.page());
    if (own?.actor.getSnapshot().matches('writing') !== true) return;
    const isOdd = n % 5 === 4;
    tab.support.counts.files += 1;
    const file = new StormFile(`Attached ${tab.support.counts.files} of ${ownerName(tab)}`, isOdd);
    const read = await readSupportFile(file);
    if (!isOdd && own.writing.files.length < 5) own.writing.files.push(file.name);
    own.actor.send({ type: 'file.add', file: read });
  },
  detach: (tab: Tab, n: number) => {
    const own = writingOn(tab.page());
    if (own?.actor.getSnapshot().matches('writing') !== true || own.writing.files.length === 0) return;
    const position = n % own.writing.files.length;
    own.writing.files.splice(position, 1);
    own.actor.send({ type: 'file.remove', position });
  },
  /** What is pressed twice is one wish. */
  sendMessage: (tab: Tab) => {
    const own = writingOn(tab.page());
    if (own?.actor.getSnapshot().matches('writing') !== true) return;
    const { actor, writing, id } = own;
    actor.send({ type: 'message.send' });
    if (actor.getSnapshot().matches('sending')) {
      const typed = tab.support.written.get(placeOfMessage(ownerName(tab), id)) ?? '';
      // Nobody remembers what lay here before an account was deleted.
      const text = typed === '' ? actor.getSnapshot().context.draft.message : typed;
      writing.pressed = { owner: ownerName(tab), id, text, files: [...writing.files], isSent: false };
      tab.support.presses.push(writing.pressed);
    }
    actor.send({ type: 'message.send' });
  },
  reloadThread: (tab: Tab) => {
    const page = tab.page();
    if (page.name === 'thread') page.actor.send({ type: 'thread.reload' });
  },
  /** A closed request is gone on with in a new one, and what was not sent goes along (048). */
  writeAnew: (tab: Tab) => {
    const page = tab.page();
    if (page.name !== 'thread' || page.actor.getSnapshot().context.request?.status !== 'closed') return;
    const { written } = tab.support;
    const [from, to] = [placeOfMessage(page.owner, page.id), placeOfMessage(page.owner, null)];
    const { replies } = page.actor.getSnapshot().context.request!;
    const typed = written.get(from) ?? '';
    // What stands there needs not be written anew.
    const text = replies.some(({ message }) => message === typed) ? '' : typed;
    carryUnsent(page, { replies });
    if (text !== '' && (written.get(to) ?? '') === '') {
      written.set(to, text);
      written.delete(from);
    }
    tab.goTo('ask');
  },
  /** Somebody looks away, and back. */
  lookAway: (tab: Tab) => {
    if (tab.cart() === null) return;
    for (const hidden of [true, false]) {
      Object.assign(document, { hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  },
  operatorAnswers: (tab: Tab, n: number) => {
    const request = requestAt(tab, n);
    if (request !== undefined) tab.shop.support.answerBy(request);
  },
  operatorCloses: (tab: Tab, n: number) => {
    const request = requestAt(tab, n);
    if (request !== undefined) request.isClosed = true;
  },
} as const;
