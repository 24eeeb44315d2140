import { Trans } from '@lingui/react/macro';
import { stillToCome } from '../../../machines/events/eventDays.ts';
import { loadComingEvents } from '../../adapters/actors/offered/whatsOnActors.ts';
import { useResource } from '../../actors/useResource.ts';
import { EventRow } from './EventRow.tsx';

const count = 3;
/** Those of today that are over are among the first. */
const asked = 2 * count + 1;

/** The next events but the one that is looked at; nothing while they are awaited, or when there is none. */
export function ComingUp({ except, now }: { except: number; now: string }) {
  const { shown } = useResource(loadComingEvents, asked);
  const others = stillToCome(shown ?? [], now)
    .filter(({ id }) => id !== except)
    .slice(0, count);
  if (others.length === 0) return null;
  return (
    <section className="band band--tight" aria-labelledby="coming-up">
      <div className="wrap">
        <div className="head">
          <h2 id="coming-up">
            <Trans>Also coming up</Trans>
          </h2>
        </div>
        <ul className="lines">
          {others.map((event) => (
            <li key={event.id}>
              <EventRow event={event} now={now} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
