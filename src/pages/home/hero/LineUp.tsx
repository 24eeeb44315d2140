import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { useResource } from '../../../actors/useResource.ts';
import { loadServices } from '../../../adapters/actors/booking/loadServices.ts';
import { lastServices } from '../../../adapters/nextVisit/lastAnswers.ts';
import { LineUpCourts } from './LineUpCourts.tsx';

/** Every service as its court, drawn at one scale; pressing one opens the booking (R1.1.4, R1.2.3). */
export function LineUp() {
  const { shown, problem, reload, isBusy } = useResource(loadServices, undefined, () => lastServices.read());
  return (
    <section className="band lineup">
      <div className="wrap">
        <header className="row row--apart">
          <h2>
            <Trans>Every facility, to scale</Trans>
          </h2>
          <p className="meta">
            <Trans>Drawn at one scale, measured from the line. Pick one to see its free times.</Trans>
          </p>
        </header>
        {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
        {shown ? <LineUpCourts services={shown} /> : problem ? null : <Skeleton of="cards" count={6} />}
      </div>
    </section>
  );
}
