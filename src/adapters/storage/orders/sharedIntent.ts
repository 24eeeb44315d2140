/**
 * What is remembered of something that waits for the bank, until its result is known: a guest's in its tab alone (020), a
 * customer's in the browser, so that each tab where they are logged in knows of it (071). Where local storage has no room, it
 * stays in the tab.
 */
import * as v from 'valibot';
import { nobody, ownerAtRest, type Owner } from '../../../../machines/session/owner.ts';
import { persistedItem } from '../storage.ts';
import type { IntentPlaces } from './intentOwner.ts';
import { findMark, putMark, takeMark } from './persistedMarks.ts';

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
/** As many customers as are likely to wait in one browser for their next login. */
const mostAside = 3;

const isOfGuest = (owner: Owner): boolean => ownerAtRest(owner) === nobody;
const markOf = ({ key, at }: Kept): string => `${key} ${at}`;

/** @param onDrop forgets what hangs on that owner's */
export function sharedIntent<TKept extends Kept>(
  { name, aside, version, writtenHere }: IntentPlaces,
  Schema: v.GenericSchema<unknown, TKept>,
  onDrop: (owner: Owner) => void,
) {
  const ofTab = persistedItem('session', name, version, Schema);
  const ofBrowser = persistedItem('local', name, version, Schema);
  /** Those of customers behind whom another one has ordered, one for each. */
  const ofOthers = persistedItem('local', aside, version, v.array(Schema));
  const asideNow = (): TKept[] => ofOthers.read() ?? [];
  const all = (): TKept[] => [ofBrowser.read(), ...asideNow(), ofTab.read()].filter((kept) => kept !== null);
  /** Theirs, wherever it is kept. */
  const keptFor = (owner: Owner): TKept | null =>
    (isOfGuest(owner) ? [ofTab.read()] : all()).find(
      (kept) => kept !== null && ownerAtRest(kept.owner) === ownerAtRest(owner),
    ) ?? null;

  /** Returns whether there is room for them. */
  function writeAside(waiting: TKept[]): boolean {
    const young = waiting.filter(({ at }) => Math.abs(Date.now() - at) <= longestKept).slice(0, mostAside);
    if (young.length > 0) return ofOthers.writeLasting(young);
    ofOthers.drop();
    return true;
  }

  function write(kept: TKept): void {
    if (isOfGuest(kept.owner)) {
      ofTab.write(kept);
      return;
    }
    const waiting = asideNow().filter((one) => one.owner !== kept.owner);
    const former = ofBrowser.read();
    const isOther = former !== null && former.owner !== kept.owner;
    const hasRoom = writeAside(isOther ? [former, ...waiting] : waiting);
    // Where local storage is full, those who wait keep what they have; the tab has room of its own, and comes back from the bank.
    if (!hasRoom) writeAside(waiting);
    if (hasRoom && ofBrowser.writeLasting(kept)) ofTab.drop();
    else ofTab.write(kept);
    putMark(writtenHere, markOf(kept));
  }

  /** Forgets that owner's. */
  function drop(owner: Owner): void {
    const kept = keptFor(owner);
    if (kept === null) return;
    onDrop(owner);
    if (ofTab.read()?.key === kept.key) ofTab.drop();
    if (ofBrowser.read()?.key === kept.key) ofBrowser.drop();
    writeAside(asideNow().filter((one) => one.owner !== owner));
    takeMark(writtenHere, kept.key);
  }

  const has = ({ key, owner }: Pick<Kept, 'key' | 'owner'>): boolean => keptFor(owner)?.key === key;

  /** Whose customers have not been back for so long, whoever looks: they may never be. */
  function dropOld(): void {
    for (const kept of all()) {
      const isOld = kept.at !== ofFormerBuild && Date.now() - kept.at > longestKept;
      if (isOld && !isOfGuest(kept.owner) && has(kept)) drop(kept.owner);
    }
  }

  return {
    all,
    keptFor,
    drop,
    /** At most one is under way for each customer of a browser. */
    write,
    has,
    /** Whether one of that owner's is there, even one that is too old to be told of: it is not settled. */
    isThere: (owner: Owner): boolean => keptFor(owner) !== null,
    /** This tab takes its customer to the bank, and knows it from then on as long as the tab that sent it does. */
    keepHere(owner: Owner): void {
      const kept = isOfGuest(owner) ? null : keptFor(owner);
      if (kept !== null && findMark(writtenHere, kept.key) === undefined) putMark(writtenHere, `${kept.key} `);
    },
    /** It is settled, and forgotten. Returns whether it was still there: another tab may have settled it before. */
    take: (intent: Pick<Kept, 'key' | 'owner'>): boolean => {
      const isThere = has(intent);
      if (isThere) drop(intent.owner);
      return isThere;
    },
    /**
     * That owner's. Where another tab was the last to write it down, with the time until which what that one sent may arrive
     * (`elsewhereUntil`).
     */
    readFor(owner: Owner): (TKept & { elsewhereUntil?: number }) | null {
      dropOld();
      const kept = keptFor(owner);
      if (kept === null || isOfGuest(owner)) return kept;
      if (kept.at === ofFormerBuild) {
        write({ ...kept, at: Date.now() });
        return kept;
      }
      const age = Date.now() - kept.at;
      const mark = findMark(writtenHere, kept.key);
      if (mark === markOf(kept)) return kept;
      // A tab that sent it, or went to the bank with it, knows it as long as it is kept, whichever wrote it down last.
      if (age > longestWait && mark === undefined) return null;
      // A clock that was set back says nothing of when an answer may come.
      return { ...kept, elsewhereUntil: age < -longestAnswer ? 0 : kept.at + longestAnswer };
    },
  };
}
