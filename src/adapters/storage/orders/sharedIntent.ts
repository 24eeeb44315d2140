/**
 * What is remembered of something that waits for the bank, until its result is known: a guest's in its tab alone (020), a
 * customer's in the browser, so that each tab where they are logged in knows of it (071). Where local storage has no room, it
 * stays in the tab.
 */
import type * as v from 'valibot';
import { nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import { persistedItem } from '../storage.ts';
import type { IntentPlaces } from './intentOwner.ts';

interface Kept {
  owner: Owner;
  /** One key is one order, or one top-up. */
  key: string;
  /** When it was written down, in epoch milliseconds. */
  at: number;
}

/** What has no time was written by a build that kept it in its tab alone. */
export const ofFormerBuild = 0;

/** A call is given up after 20 s, and some time passes before it is made: what another tab sent may arrive for so long. */
const longestAnswer = 30_000;
/** Places are held for two quarters of an hour; of an order that another tab left behind longer ago nothing is to be told. */
const longestWait = 3_600_000;
/** With the note and the address in it, it stays in no browser whose tab was closed on the way. */
const longestKept = 24 * 3_600_000;

const isOfGuest = (owner: Owner): boolean => ownerAtRest(owner) === nobody;
const markOf = ({ key, at }: Kept): string => `${key} ${at}`;
const isMarkOf = (mark: string | null, { key }: Kept): boolean => mark?.startsWith(`${key} `) === true;

/** @param drop forgets it, and whatever hangs on it */
export function sharedIntent<TKept extends Kept>(
  { name, version, writtenHere }: IntentPlaces,
  Schema: v.GenericSchema<unknown, TKept>,
  drop: () => void,
) {
  const ofTab = persistedItem('session', name, version, Schema);
  const ofBrowser = persistedItem('local', name, version, Schema);
  const placesFor = (owner: Owner) => (isOfGuest(owner) ? [ofTab] : [ofBrowser, ofTab]);
  /** Theirs, wherever it is kept. */
  const keptFor = (owner: Owner): TKept | null =>
    placesFor(owner)
      .map((place) => place.read())
      .find((kept) => kept !== null && ownerAtRest(kept.owner) === ownerAtRest(owner)) ?? null;

  function write(kept: TKept): void {
    if (isOfGuest(kept.owner)) {
      ofBrowser.drop();
      ofTab.write(kept);
      return;
    }
    // What others keep in local storage may have filled it; the tab has room of its own, and comes back from the bank.
    if (ofBrowser.writeLasting(kept)) ofTab.drop();
    else ofTab.write(kept);
    writtenHere.write(markOf(kept));
  }

  const has = ({ key, owner }: Pick<Kept, 'key' | 'owner'>): boolean => keptFor(owner)?.key === key;

  return {
    ofTab,
    ofBrowser,
    keptFor,
    /** At most one is under way for a customer in a browser. */
    write,
    has,
    /** Whether one of that owner's is there, even one that is too old to be told of: it is not settled. */
    isThere: (owner: Owner): boolean => keptFor(owner) !== null,
    /** This tab takes its customer to the bank, and knows it from then on as long as the tab that sent it does. */
    keepHere(owner: Owner): void {
      const kept = isOfGuest(owner) ? null : keptFor(owner);
      if (kept !== null && !isMarkOf(writtenHere.read(), kept)) writtenHere.write(`${kept.key} `);
    },
    /** It is settled, and forgotten. Returns whether it was still there: another tab may have settled it before. */
    take: (intent: Pick<Kept, 'key' | 'owner'>): boolean => {
      const isThere = has(intent);
      if (isThere) drop();
      return isThere;
    },
    /**
     * That owner's. Where another tab was the last to write it down, with the time until which what that one sent may arrive
     * (`elsewhereUntil`).
     */
    readFor(owner: Owner): (TKept & { elsewhereUntil?: number }) | null {
      const kept = keptFor(owner);
      if (kept === null || isOfGuest(owner)) return kept;
      if (kept.at === ofFormerBuild) {
        write({ ...kept, at: Date.now() });
        return kept;
      }
      const age = Date.now() - kept.at;
      if (age > longestKept) {
        drop();
        return null;
      }
      const mark = writtenHere.read();
      if (mark === markOf(kept)) return kept;
      // A tab that sent it, or went to the bank with it, knows it as long as it is kept, whichever wrote it down last.
      if (age > longestWait && !isMarkOf(mark, kept)) return null;
      // A clock that was set back says nothing of when an answer may come.
      return { ...kept, elsewhereUntil: age < -longestAnswer ? 0 : kept.at + longestAnswer };
    },
  };
}
