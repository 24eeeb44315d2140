import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { isNotFound } from '../../../machines/shared/isNotFound.ts';
import { hasEnded } from '../../../machines/events/eventDays.ts';
import { loadEvent, type EventAtVenue } from '../../adapters/actors/offered/eventActors.ts';
import { currencyOf } from '../../i18n/money.ts';
import { localName, localText } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { Navigate } from '../../components/buttons/Link.tsx';
import { Note } from '../../components/signs/Note.tsx';
import { Panel } from '../../components/dialogs/Panel.tsx';
import { Skeleton } from '../../components/signs/Skeleton.tsx';
import { imageAddress } from '../../components/pictures/imageAddress.ts';
import { usePageArrival } from '../../components/dialogs/usePageArrival.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageProblem } from '../../widgets/PageProblem.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { StructuredData } from '../../widgets/StructuredData.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { AboutEvent } from './AboutEvent.tsx';
import { ComingUp } from './ComingUp.tsx';
import { eventData } from './eventData.ts';
import { EventHero } from './EventHero.tsx';
import { EventTickets } from './EventTickets.tsx';
import '../../styles/pages.css';
import './events.css';

const SeatChoice = lazy(() => import('./seats/SeatChoice.tsx').then((part) => ({ default: part.SeatChoice })));

/** /events/{id} (R2.1.5, R3.5.18): when and where it is, who may come, and the tickets for it. */
export function Component() {
  const { id = '' } = useParams();
  const { shown, problem, isBusy, reload } = useResource(loadEvent, Number(id));
  if (!/^\d+$/.test(id) || isNotFound(problem)) return <Navigate to="/404" replace />;
  if (problem) return <PageProblem problem={problem} busy={isBusy} onRetry={reload} />;
  if (shown?.event.id !== Number(id))
    return (
      <main className="event">
        <div className="evhero skel" />
        <div className="wrap event__b">
          <Skeleton of="lines" count={6} />
          <Skeleton of="panel" />
        </div>
      </main>
    );
  return <Told key={id} of={shown} />;
}

function Told({ of: told }: { of: EventAtVenue }) {
  const locale = useLocale();
  const { image_base: base, venue: site } = useConfig();
  const now = useVenueNow();
  const { event } = told;
  const [params] = useSearchParams();
  const isOver = hasEnded(event, now);
  const mapId = isOver
    ? undefined
    : event.tickets.find(({ seat_map_id }) => String(seat_map_id) === params.get('seats'))?.seat_map_id;
  usePageArrival(mapId ? 'seats' : 'event');
  if (mapId)
    return (
      <main>
        <PageTitle text={localName(event, locale)} />
        <Suspense
          fallback={
            <div className="wrap page">
              <Skeleton of="panel" />
            </div>
          }
        >
          <SeatChoice event={event} mapId={mapId} />
        </Suspense>
      </main>
    );
  const picture = imageAddress(event.image, base);
  return (
    <main className="event">
      <PageTitle text={localName(event, locale)} />
      <PageAbout text={localText(event, 'description', locale)} picture={picture} />
      <StructuredData
        of={eventData({
          ...told,
          locale,
          picture,
          currency: currencyOf(site.currency),
          url: `${globalThis.location.origin}/events/${event.id}`,
          operator: localName(site, locale),
        })}
      />
      <EventHero event={event} now={now} />
      <div className="wrap event__b">
        <AboutEvent of={told} />
        {isOver ? <Over /> : <EventTickets event={event} />}
      </div>
      <ComingUp except={event.id} now={now} />
    </main>
  );
}

function Over() {
  return (
    <Panel className="event__t" title={<Trans>Tickets</Trans>}>
      <Note>
        <Trans>This event is over. Thank you to everybody who came.</Trans>
      </Note>
      <LinkButton variant="line" full to="/events">
        <Trans>What is on next</Trans>
      </LinkButton>
    </Panel>
  );
}
