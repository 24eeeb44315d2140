import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ticketsOn } from '../../../../machines/seatMap/seatLines.ts';
import { useSelector } from '@xstate/react';
import type { SeatMapRef, SeatMapSnapshot } from '../../../../machines/seatMap/seatMapMachine.ts';
import * as read from '../../../../machines/seatMap/seatMapSelectors.ts';
import { back } from '../../../art/icons/steps.ts';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';
import { Navigate } from '../../../components/buttons/Link.tsx';
import { TextLink } from '../../../components/buttons/TextLink.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Segmented } from '../../../components/choices/Segmented.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { TimeText } from '../../../components/dates/TimeText.tsx';
import { useNoteInAddress } from '../../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../../components/useSearchParams.ts';
import type { EventDetails } from '../../../contract/offered/events.ts';
import { formatLongDate } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ChosenBar, ChosenSeats } from './ChosenSeats.tsx';
import { SeatLegend } from './SeatLegend.tsx';
import { SeatList } from './SeatList.tsx';
import { SeatPatterns } from './SeatPatterns.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import { TogetherForm } from './TogetherForm.tsx';
import { useSeatNews } from './useSeatNews.ts';
import './seats.css';
import './plan.css';
import './list.css';

/** The seats of an event with numbered places, on a plan or in a list (Q7.6.k, Q3.6.b). */
export function Seats({ seats }: { seats: SeatMapRef }) {
  useSeatNews(seats);
  const snapshot = useSelector(seats, (now) => now);
  const { event } = snapshot.context;
  const screen = read.screen(snapshot);
  if (screen === 'unknown') return <Navigate to="/404" replace />;
  return (
    <div className="seats">
      <Head event={event} />
      {screen === 'loading' ? (
        <div className="wrap">
          <Skeleton of="panel" />
        </div>
      ) : null}
      {screen === 'failed' ? (
        <ErrorState
          problem={read.problem(snapshot)}
          message={<Trans>What you have chosen is kept.</Trans>}
          onRetry={() => seats.send({ type: 'seats.reload' })}
        />
      ) : null}
      {screen === 'open' ? <Open {...{ event, seats, snapshot }} /> : null}
    </div>
  );
}

function Head({ event }: { event: EventDetails }) {
  const locale = useLocale();
  const [first] = event.event_schedules;
  return (
    <div className="wrap seathead">
      <TextLink tone="quiet" icon={back} to={`/events/${event.id}`}>
        <Trans>Back to the event</Trans>
      </TextLink>
      <h1>
        <LocalText of={event} />
      </h1>
      <p className="seathead__t">
        {first ? (
          <b>
            <TimeText time={first.start_time} />
          </b>
        ) : null}
        <span>
          {formatLongDate(first?.date ?? event.start_date, locale)}
          <br />
          {event.venue ? <LocalText of={event.venue} /> : null}
        </span>
      </p>
    </div>
  );
}

/** How they are shown stands in the address: whoever prefers the list sends and reloads the list. */
function useShown() {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const write = (name: string, value: string | null) =>
    noteInAddress((written) => {
      if (value === null) written.delete(name);
      else written.set(name, value);
    });
  const ticket = params.get('ticket');
  return {
    shown: params.get('show') === 'list' ? ('list' as const) : ('plan' as const),
    show: (shown: 'plan' | 'list') => write('show', shown === 'plan' ? null : shown),
    ticketId: ticket && /^\d{1,15}$/.test(ticket) ? Number(ticket) : null,
    narrow: (ticketId: number | null) => write('ticket', ticketId === null ? null : String(ticketId)),
  };
}

interface OpenProps {
  event: EventDetails;
  seats: SeatMapRef;
  snapshot: SeatMapSnapshot;
}

function Open({ event, seats, snapshot }: OpenProps) {
  const { t } = useLingui();
  const { shown, show, ticketId, narrow } = useShown();
  const { map, chosen, inCart } = snapshot.context;
  const { mapId } = snapshot.context;
  const isBusy = read.isBusy(snapshot);
  const tickets = useMemo(() => ticketsOn(event, mapId), [event, mapId]);
  const press = (seatId: number) => seats.send({ type: 'seat.press', seatId });
  if (map === null) return null;
  const narrowed = tickets.some(({ event_ticket_id }) => event_ticket_id === ticketId) ? ticketId : null;
  return (
    <>
      <svg className="vh" aria-hidden="true" focusable="false">
        <SeatPatterns name="seats-legend" field={8} />
      </svg>
      <div className="wrap split seatsplit">
        <div className="stack seats__main">
          <div className="seats__as">
            <Segmented
              legend={t`Show seats as`}
              legendHidden
              value={shown}
              onChange={show}
              options={[
                { value: 'plan', label: <Trans>Plan</Trans> },
                { value: 'list', label: <Trans>List</Trans> },
              ]}
            />
          </div>
          <TogetherForm {...{ seats, tickets, isBusy }} />
          {shown === 'plan' ? (
            <section className="hall night" aria-label={t`The hall`}>
              <SeatPlan sport={event.sport} mine={{ chosen, inCart }} onPress={press} {...{ map, tickets, isBusy }} />
              <SeatLegend tickets={tickets} />
            </section>
          ) : (
            <SeatList
              mine={{ chosen, inCart }}
              ticketId={narrowed}
              onTicket={narrow}
              onPress={press}
              {...{ map, tickets, isBusy }}
            />
          )}
        </div>
        <aside>
          <ChosenSeats {...{ seats, snapshot }} />
        </aside>
      </div>
      <ChosenBar {...{ seats, snapshot }} />
    </>
  );
}
