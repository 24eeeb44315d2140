/** An order or top-up under way, known to all tabs of its customer (docs/decisions/071). */
export interface KnownToTabs {
  /**
   * Set when another tab wrote it last: this tab then never opens the bank's page by itself. The request sent there may arrive
   * until this time, in epoch milliseconds.
   */
  elsewhereUntil?: number;
}

/** Whether the message is news to a tab that knows that much; null: it was settled. Its own writing is not news. */
export const isFromOtherTab = (known: KnownToTabs | null, heard: KnownToTabs | null): boolean =>
  heard === null ? known !== null : heard.elsewhereUntil !== undefined;

/** The record after another tab has settled it: it can still be asked about, but no late arrival is expected. */
export const settledElsewhere = <TKnown extends KnownToTabs>(known: TKnown | null): TKnown | null =>
  known?.elsewhereUntil === undefined ? known : { ...known, elsewhereUntil: 0 };
