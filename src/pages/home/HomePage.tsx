import { lazy, Suspense } from 'react';
import { PageTitle } from '../../portal/PageTitle.tsx';
import { useConfig } from '../../portal/portalContext.tsx';
import { BookHere } from './BookHere.tsx';
import { Hero } from './Hero.tsx';
import { LineUp } from './LineUp.tsx';
import '../../styles/home.css';

const Tonight = lazy(() => import('./Tonight.tsx').then(({ Tonight }) => ({ default: Tonight })));
const Venues = lazy(() => import('./Venues.tsx').then(({ Venues }) => ({ default: Venues })));

/** Home (R2.1.1): the operator's slides, every court to scale, what is free tonight, the venues. */
export function Component() {
  const { enable_facility_booking: mayBook } = useConfig();
  return (
    <main className="p-home">
      <PageTitle />
      <Hero />
      {mayBook ? <BookHere /> : null}
      <LineUp />
      <Suspense fallback={null}>
        {mayBook ? <Tonight /> : null}
        <Venues />
      </Suspense>
    </main>
  );
}
