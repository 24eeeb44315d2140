/**
 * Invariants of what is written to the operator: sent once for each press and told so only when it is there, kept until then,
 * and seen by its customer alone (Q7.6.r, R2.2.5, F34, T06).
 */
import { unsentReply } from '../../../../src/adapters/storage/drafts/unsentReply.ts';
import { placeOfMessage } from '../supportNotes.ts';
import { writingOn } from '../supportPages.ts';
import type { Page } from '../pages.ts';
import type { Tab } from '../tab.ts';
import { tally } from '../tally.ts';
import { ownerName } from '../who.ts';

/** What the server has of each message, wherever it was written. */
const messagesIn = (tab: Tab) =>
  tab.shop.support.requests.flatMap(({ id, owner, message, files, replies }) => [
    { place: 'new', id, owner, message, files },
    ...replies.flatMap((reply) => (reply.by === 'operator' ? [] : [{ ...reply, place: String(id), id, owner }])),
  ]);

/** A message is there once, unless its customer was told that it is, and wanted it twice. */
function twiceFaults(tab: Tab): string[] {
  const seen = new Set<string>();
  return messagesIn(tab).flatMap(({ place, message, files, owner }) => {
    const what = JSON.stringify([place, owner, message, files]);
    const isTwice = seen.has(what) && !tab.support.arrived.has(message);
    seen.add(what);
    return isTwice ? [`I12: “${message}” is there twice`] : [];
  });
}

function seenFaults(tab: Tab, page: Page): string[] {
  const here = ownerName(tab);
  const own = writingOn(page);
  const { draft, files } = own?.actor.getSnapshot().context ?? {};
  const request = page.name === 'thread' ? page.actor.getSnapshot().context.request : null;
  const shown = [
    draft?.subject,
    draft?.message,
    ...(files ?? []).map(({ name }) => name),
    request?.subject,
    request?.message,
    ...(request?.replies ?? []).map(({ message }) => message),
    ...(request?.replies ?? []).flatMap(({ files: own }) => (own ?? []).map(({ name }) => name)),
  ];
  return shown.filter((text) => text && !text.endsWith(here)).map((text) => `T06: ${here} sees “${text}”`);
}

/** What was typed stays until it has arrived, also over a reload and the end of a session (048); files stay with the page. */
function keptFaults(tab: Tab, page: Page): string[] {
  const own = writingOn(page);
  if (own === null) return [];
  const { actor, writing, id } = own;
  const snapshot = actor.getSnapshot();
  const { draft, files, isDelivered, problem } = snapshot.context;
  if (snapshot.matches('sent') || isDelivered) {
    writing.files = [];
    return files.length > 0 && isDelivered ? ['F34: files of a message that was sent are still attached'] : [];
  }
  if (problem !== null) tally('F34: a message was refused, or lost');
  if (writing.files.length > 0) tally('F34: a message has files');
  const text = tab.support.written.get(placeOfMessage(ownerName(tab), id)) ?? '';
  if (text !== '') tally('Q7.6.r: a message is being written');
  return [
    ...(text === '' || draft.message === text
      ? []
      : [`Q7.6.r: “${text}” was typed, and “${draft.message}” stands there`]),
    ...(files.map(({ name }) => name).join('|') === writing.files.join('|')
      ? []
      : [`F34: “${writing.files.join(', ')}” were attached, and are not`]),
  ];
}

/** Nothing is told as sent that is not, and what is told stands in the thread. */
function toldFaults(tab: Tab, page: Page): string[] {
  const own = writingOn(page);
  const pressed = own?.writing.pressed ?? null;
  if (own === null || pressed === null) return [];
  const { requestId, isDelivered } = own.actor.getSnapshot().context;
  if (requestId === null && !isDelivered) return [];
  tally(own.id === null ? 'Q7.6.r: a request is told to be sent' : 'R2.2.5: a reply is told to be sent');
  // The same words with other files are another message.
  const isThere = messagesIn(tab).some(
    ({ place, message, owner, id }) =>
      place === (pressed.id ?? 'new') &&
      message === pressed.text &&
      `customer ${owner}` === pressed.owner &&
      (requestId === null || id === requestId),
  );
  if (!isThere) return [`Q7.6.r: “${pressed.text}” is told to be sent, and is not`];
  const shown = page.name === 'thread' ? page.actor.getSnapshot().context.request : null;
  return shown === null || shown.replies.some(({ message }) => message === pressed.text)
    ? []
    : [`R2.2.5: “${pressed.text}” is told to be sent, and its thread has it not`];
}

/** What a closed request says was not sent is not there, and does not go along into a new one (048). */
function unsentFaults(tab: Tab, page: Page): string[] {
  if (page.name !== 'thread') return [];
  const { request } = page.actor.getSnapshot().context;
  if (request?.status !== 'closed') return [];
  const unsent = unsentReply(page, request);
  if (unsent === '') return [];
  tally('Q7.6.r: a closed request says what was not sent');
  return tab.shop.support.find(request.id)?.replies.some(({ message }) => message === unsent) === true
    ? [`Q7.6.r: “${unsent}” is told not to be sent, and is there`]
    : [];
}

/** What stands at an address is the request of that number (R2.1.31). */
function addressFaults(tab: Tab, page: Page): string[] {
  if (page.name !== 'thread') return [];
  const { request } = page.actor.getSnapshot().context;
  if (request !== null) tally('R2.2.5: a thread is shown');
  if (request !== null && String(request.id) !== page.id)
    return [`R2.1.31: request ${request.id} stands at the address of ${page.id}`];
  if (request?.status === 'closed') tally('Q7.6.r: a closed request is shown');
  return [];
}

export function watchSupport(tab: Tab): () => string[] {
  /** How many accounts are gone. */
  let gone = 0;

  return () => {
    const page = tab.page();
    const { erased } = tab.shop.erasures;
    // An account that is gone takes along what lies in this tab, as a logout does.
    if (erased.length > gone) tab.support.written.clear();
    gone = erased.length;
    const isHere = page.name === 'ask' || page.name === 'thread';
    return [
      ...twiceFaults(tab),
      ...(isHere ? [...seenFaults(tab, page), ...toldFaults(tab, page), ...keptFaults(tab, page)] : []),
      ...addressFaults(tab, page),
      ...unsentFaults(tab, page),
    ];
  };
}
