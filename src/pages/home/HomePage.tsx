import { lazy, Suspense, useDeferredValue } from 'react';
import { ErrorState } from '../../components/signs/ErrorState.tsx';
import { WhenNear } from '../../components/dates/WhenNear.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { fetchWhenReachable } from '../../adapters/actors/fetchWhenReachable.ts';
import { Hero } from './hero/Hero.tsx';
import { loadLaterParts } from './laterParts.ts';
import { LineUp } from './hero/LineUp.tsx';
import { UsualSpace } from './UsualSpace.tsx';
import { Venues } from './Venues.tsx';
import './home.css';

const FurtherDown = lazy(() =>
  fetchWhenReachable(() => import('./FurtherDown.tsx')).then(({ FurtherDown }) => ({ default: FurtherDown })),
);

/** What follows the courts begins below a phone's first screen, but not far. */
const nearness = 400;

/** Keeps the place of the first questions, so that nothing moves when they come. */
function QuickSpace() {
  return (
    <div className="wrap bookhere">
      <div className="quick" />
      <UsualSpace />
    </div>
  );
}

/** Where the booking begins, as soon as it is there. */
function Booking() {
  const { shown, problem, isBusy, reload } = useResource(loadLaterParts, undefined);
  const parts = useDeferredValue(shown);
  if (problem)
    return (
      <div className="wrap page">
        <ErrorState problem={problem} busy={isBusy} onRetry={reload} />
      </div>
    );
  return parts ? <parts.BookHere /> : <QuickSpace />;
}

/** Home (R2.1.1): the operator's slides, every court to scale, what is free tonight, what else is on, the venues. */
export function Component() {
  const { enable_facility_booking: mayBook } = useConfig();
  return (
    <main className="p-home">
      <PageTitle />
      <Hero />
      {mayBook ? <Booking /> : null}
      <LineUp />
      <WhenNear margin={nearness}>
        <Suspense fallback={<div />}>
          <FurtherDown />
        </Suspense>
      </WhenNear>
      <Venues />
    </main>
  );
}
