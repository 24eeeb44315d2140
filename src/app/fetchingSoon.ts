import { fetchUnspoilt } from '../adapters/scripts/codeLoading.ts';

/** What knows which files the rest is made of; it is there once the first screen is quiet, or when somebody cannot wait. */
export const fetching = () => fetchUnspoilt(() => import('./fetching.ts'));
