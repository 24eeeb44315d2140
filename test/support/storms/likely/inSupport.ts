/** What somebody is likely to do next who writes to the operator. */
import { comings, type Likely } from './comings.ts';
import { placeOfMessage } from '../supportNotes.ts';
import { writingOn, type SupportPage } from '../supportPages.ts';
import type { Tab } from '../tab.ts';

/** A request, as a choice of it. */
export const threadAt = (tab: Tab, id: string): number =>
  Math.max(
    0,
    tab.shop.support.requests.findIndex((one) => String(one.id) === id),
  );

export function inSupport(tab: Tab, page: SupportPage): Likely {
  const own = writingOn(page);
  const away: Likely = [
    ['openAsk', 2],
    // Each has one from the beginning, in the order in which they came.
    ['openThread', 2, tab.shop.support.requests.findIndex(({ owner }) => `customer ${owner}` === page.owner)],
    ['leave', 1],
  ];
  if (page.name === 'thread' && own === null) {
    const snapshot = page.actor.getSnapshot();
    if (snapshot.context.request !== null) return [['writeAnew', 12], ...away, ...comings];
    return [['reloadThread', snapshot.matches('failed') ? 8 : 1], ...away, ...comings];
  }
  const snapshot = own?.actor.getSnapshot();
  if (snapshot?.matches('writing') !== true) return [...away, ...comings];
  const { draft, problem } = snapshot.context;
  const isTyped = draft.message !== '';
  const which = page.name === 'thread' ? threadAt(tab, page.id) : 0;
  const isClosed = own!.id !== null && tab.shop.support.find(Number(own!.id))?.isClosed === true;
  const isKept = (tab.support.written.get(placeOfMessage(page.owner, own!.id)) ?? '') !== '';
  return [
    ['writeMessage', isTyped ? 3 : 20],
    ['attach', 5],
    ['detach', own!.writing.files.length > 0 ? 2 : 0],
    // Whoever does not know whether it has arrived presses once more, also after a reload.
    ['sendMessage', !isTyped ? 1 : problem === null ? 16 : 40],
    ['reload', problem === null ? 2 : 10],
    ...(page.name === 'thread'
      ? ([
          ['operatorAnswers', 3, which],
          ['operatorCloses', isTyped ? (problem === null ? 3 : 12) : 1, which],
          ['lookAway', isClosed ? 40 : 4],
          ['reloadThread', 1],
        ] as const)
      : []),
    ['refusedElsewhere', isKept ? 8 : 1],
    ['logInElsewhere', isKept ? 3 : 1, 0],
    ['logInElsewhere', isKept ? 3 : 1, 1],
    ['leaveElsewhere', isKept ? 3 : 1],
    ...away,
    ...comings,
  ];
}
