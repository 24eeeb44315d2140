/**
 * React's development build notes for ten thousand elements a second where each was made, with a stack: a seventh of what
 * views cost. Warnings name their component without it. Where React calls its counter otherwise, it notes them as ever.
 */
import * as react from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
// SAFETY: what is not there is left alone.
const internals = (react as unknown as Readonly<Record<string, object | undefined>>)[name];
if (internals !== undefined && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {
      // React counts on; what it has counted is not looked at.
    },
  });
