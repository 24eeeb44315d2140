import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { eventGroups, leadingEvent } from '../../../machines/events/eventGroups.ts';
import { isNarrowed } from '../../../machines/list/listQuestion.ts';
import { screenOf } from '../../../machines/list/listSelectors.ts';
import { loadEvents } from '../../adapters/actors/offered/eventActors.ts';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button, LinkButton } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/signs/EmptyState.tsx';
import { PagedList } from '../../shell/lists/PagedList.tsx';
import { PageAbout } from '../../widgets/PageAbout.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { useOpenList } from '../../widgets/useOpenList.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { EventFilters } from './EventFilters.tsx';
import { EventRow } from './EventRow.tsx';
import { NextEvent } from './NextEvent.tsx';
import '../../styles/pages.css';
import './events.css';

/** /events (R2.1.4, R1.2.2): what is on, narrowed by days, venue, price and words; the address keeps what was asked. */
export function Component() {
  const { t } = useLingui();
  const { list, snapshot, items } = useOpenList('events', loadEvents);
  const now = useVenueNow();
  const { narrowing, total } = snapshot.context;
  const next = leadingEvent(items, snapshot.context, now);
  const rest = items.filter((event) => event !== next);
  const title = t`What’s on`;
  return (
    <main className="events">
      <PageTitle text={title} />
      <PageAbout text={t`Tournaments, clinics and evenings to watch: what is coming up, with tickets.`} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
      </div>
      <div className="wrap">
        <EventFilters list={list} snapshot={snapshot} />
        <output className="fine events__n">
          {screenOf(snapshot) === 'shown' ? <Plural value={total} one="# event" other="# events" /> : null}
        </output>
      </div>
      <div className="wrap pagefoot">
        <PagedList
          list={list}
          snapshot={snapshot}
          empty={
            isNarrowed(narrowing) ? (
              <EmptyState
                title={<Trans>No event fits</Trans>}
                action={
                  <Button variant="line" onClick={() => list.send({ type: 'narrowing.clear' })}>
                    <Trans>Show all events</Trans>
                  </Button>
                }
              >
                <Trans>Other days, another venue or fewer words may find one.</Trans>
              </EmptyState>
            ) : (
              <EmptyState
                title={<Trans>No events are planned yet</Trans>}
                action={
                  <LinkButton variant="line" to="/">
                    <Trans>Back to the home page</Trans>
                  </LinkButton>
                }
              />
            )
          }
        >
          {next ? <NextEvent event={next} /> : null}
          {eventGroups(rest, now.slice(0, 10)).map((group) => (
            <section key={group.key} className="evgroup" aria-labelledby={`events-${group.key}`}>
              <h2 id={`events-${group.key}`}>
                <GroupTitle of={group.key} />
              </h2>
              <ul className="lines">
                {group.events.map((event) => (
                  <li key={event.id}>
                    <EventRow event={event} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </PagedList>
      </div>
    </main>
  );
}

function GroupTitle({ of: key }: { of: string }) {
  const locale = useLocale();
  if (key === 'past') return <Trans>Over</Trans>;
  if (key === 'today') return <Trans>Today</Trans>;
  if (key === 'week') return <Trans>In the next days</Trans>;
  return formatMonth(`${key}-01`, locale);
}
