import { useDeferredValue, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { Hero } from './Hero.tsx';
import { beginLaterParts, loadLaterParts } from './laterParts.ts';
import { LineUp } from './LineUp.tsx';
import { UsualPlace } from './UsualPlace.tsx';
import './home.css';

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
  useState(beginLaterParts);
  const { shown, problem, isBusy, reload } = useResource(loadLaterParts, undefined);
  const parts = useDeferredValue(shown);
  return (
    <main className="p-home">
      <PageTitle />
      <Hero />
      {problem ? (
        <div className="wrap page">
          <ErrorState problem={problem} busy={isBusy} onRetry={reload} />
        </div>
      ) : (
        <>
          {mayBook ? parts ? <parts.BookHere /> : <QuickPlace /> : null}
          <LineUp Courts={parts?.LineUpCourts} />
          {mayBook && parts ? <parts.Tonight /> : null}
          {parts ? <parts.FurtherDown /> : null}
        </>
      )}
    </main>
  );
}
