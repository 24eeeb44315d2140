import { lazy, Suspense } from 'react';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { Hero } from './Hero.tsx';
import { LineUp } from './LineUp.tsx';
import { UsualPlace } from './UsualPlace.tsx';
import './home.css';

const BookHere = lazy(() => import('./BookHere.tsx').then(({ BookHere }) => ({ default: BookHere })));
const Tonight = lazy(() => import('./Tonight.tsx').then(({ Tonight }) => ({ default: Tonight })));
const FurtherDown = lazy(() => import('./FurtherDown.tsx').then(({ FurtherDown }) => ({ default: FurtherDown })));

/** Keeps the place of the first questions, so that nothing moves when they come. */
function QuickPlace() {
  return (
    <div className="wrap bookhere">
      <div className="quick" />
      <UsualPlace />
    </div>
  );
}

/** Home (R2.1.1): the operator's slides, every court to scale, what is free tonight, what else is on, the venues. */
export function Component() {
  const { enable_facility_booking: mayBook } = useConfig();
  return (
    <main className="p-home">
      <PageTitle />
      <Hero />
      {mayBook ? (
        <Suspense fallback={<QuickPlace />}>
          <BookHere />
        </Suspense>
      ) : null}
      <LineUp />
      <Suspense fallback={null}>
        {mayBook ? <Tonight /> : null}
        <FurtherDown />
      </Suspense>
    </main>
  );
}
