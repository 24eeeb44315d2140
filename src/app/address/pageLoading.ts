/** Pages are loaded when they are opened. */
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { fetchFor } from '../../adapters/scripts/codeLoading.ts';

/** Wraps the import of a page; `target` answers the address that is being opened. */
export const lazyPage = <TModule extends Partial<RouteObject>>(
  load: () => Promise<TModule>,
  target: () => string,
): LazyRouteFunction<RouteObject> => (() => fetchFor(target(), load)) as LazyRouteFunction<RouteObject>;
