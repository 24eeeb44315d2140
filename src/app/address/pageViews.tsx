/**
 * Shows the routes of a page inside each other, and tells its views where they are. `Router` and `renderMatches` of
 * react-router do the same, and bring along 2 KiB for data and errors that the machines have (060).
 */
import { useMemo, type ReactElement, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
  type Navigator,
  type RouteMatch,
} from 'react-router';

/** From the innermost to the outermost route: each has the next one in its outlet. */
export const nestedViews = (matches: readonly RouteMatch[]): ReactElement | null =>
  matches.reduceRight<ReactElement | null>(
    (outlet, { route: { Component, element } }, depth) => (
      <RouteContext value={{ outlet, matches: matches.slice(0, depth + 1), isDataRoute: false }}>
        {Component ? <Component /> : (element ?? outlet)}
      </RouteContext>
    ),
    null,
  );

interface LocationProviderProps {
  location: Location;
  navigator: Navigator;
  children: ReactNode;
}

/** Gives this address and this navigator to all views below. */
export function LocationProvider({ location, navigator, children }: LocationProviderProps) {
  const navigation = useMemo(
    () => ({ basename: '/', navigator, static: false, useTransitions: undefined, future: {} }),
    [navigator],
  );
  const position = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={position}>{children}</LocationContext>
    </NavigationContext>
  );
}
