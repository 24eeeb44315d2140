/** The part of the browser's history that is used here; react-router's history in memory has the same (060). */
import { createPath } from 'react-router';
import { ownAddress } from '../../../machines/portal/ownAddress.ts';
import type { HistoryEntry } from '../../../machines/pageChange/pageChangeRules.ts';
import { addAddress, loadPage, rewriteAddress } from '../../adapters/address/browserAddress.ts';
import type { BrowserHistory } from './providePageChange.ts';

/** The state of an entry, under the names that react-router gave it: entries outlive a release. */
interface Remembered {
  usr?: unknown;
  key?: string;
}

const remembered = ({ state, key }: HistoryEntry): Remembered => ({ usr: state, key });

export const browserHistory = (): BrowserHistory => ({
  get location() {
    const { pathname, search, hash } = globalThis.location;
    const { usr, key } = (globalThis.history.state ?? {}) as Remembered;
    return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' };
  },
  encodeLocation(to) {
    const address = ownAddress(typeof to === 'string' ? to : createPath(to));
    const { pathname, search, hash } = new URL(address, globalThis.location.origin);
    return { pathname, search, hash };
  },
  push(to) {
    try {
      addAddress(createPath(to), remembered(to));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Some browsers make a hundred entries in half a minute and no more.
      loadPage(createPath(to));
    }
  },
  replace: (to) => rewriteAddress(createPath(to), remembered(to)),
  go: (by) => globalThis.history.go(by),
  listen(heard) {
    addEventListener('popstate', heard);
    return () => removeEventListener('popstate', heard);
  },
});
