import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { isAtRest, problem, shown } from '../../../machines/pageChange/pageChangeSelectors.ts';
import { Splash } from '../../shell/blocking/Splash.tsx';
import { PageBoundary } from '../PageBoundary.tsx';
import { PageFailure } from '../PageFailure.tsx';
import { Root } from '../Root.tsx';
import type { PageRouter } from '../routes.tsx';
import { nestedViews, LocationProvider } from './pageViews.tsx';
import { useScroll } from './useScroll.ts';

/** Shows the current page; the former one stays in view until the new one is complete. */
export function RouterView({ router: { pageChange, navigator, matchesAt } }: { router: PageRouter }) {
  const [snapshot, follow] = useState(() => pageChange.getSnapshot());
  useLayoutEffect(() => {
    const look = () => startTransition(() => follow(pageChange.getSnapshot()));
    const following = pageChange.subscribe(look);
    look();
    return () => following.unsubscribe();
  }, [pageChange]);
  const opened = shown(snapshot);
  const fault = problem(snapshot);
  const entry = opened?.entry;
  const page = useMemo(() => entry && nestedViews(matchesAt(entry) ?? []), [entry, matchesAt]);
  useScroll(pageChange, opened);
  if (entry === undefined) return <Splash />;
  return (
    <LocationProvider {...{ location: entry, navigator }}>
      <PageBoundary of={entry}>
        <Root isOpening={!isAtRest(snapshot)}>
          <PageBoundary of={entry}>{fault === null ? page : <PageFailure error={fault} />}</PageBoundary>
        </Root>
      </PageBoundary>
    </LocationProvider>
  );
}
