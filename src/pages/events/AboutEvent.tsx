import { Trans, useLingui } from '@lingui/react/macro';
import { daysOf, hasEnded, isDayOver, type EventDay } from '../../../machines/events/eventDays.ts';
import { eventVenue } from '../../../machines/events/eventVenue.ts';
import { calendar } from '../../art/icons/occasions.ts';
import type { EventAtVenue } from '../../adapters/actors/offered/eventActors.ts';
import { saveAs } from '../../adapters/device/saveAs.ts';
import { formatDay, formatLongDate } from '../../i18n/dates.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { TimeRange } from '../../components/dates/TimeRange.tsx';
import { calendarText } from '../../widgets/calendar/calendarText.ts';
import { ShareLink } from '../../widgets/ShareLink.tsx';
import { Directions } from '../../widgets/Directions.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';

/** When and where, what it is, every day of it, and how to keep or pass it on. */
export function AboutEvent({ of }: { of: EventAtVenue }) {
  const { event } = of;
  const days = daysOf(event);
  return (
    <article className="event__a">
      <Facts of={of} days={days} />
      {event.description || event.ar_description ? (
        <p className="lead">
          <DescribedText of={event} />
        </p>
      ) : null}
      <PassOn of={of} days={days} />
      {days.length > 0 ? <Days days={days} /> : null}
    </article>
  );
}

interface PartProps {
  of: EventAtVenue;
  days: readonly EventDay[];
}

function Facts({ of: { event, venue }, days }: PartProps) {
  const locale = useLocale();
  const { currency } = useConfig().venue;
  const [first, last] = [days[0], days.at(-1)];
  const where = eventVenue({ event, venue });
  return (
    <dl className="bigfacts">
      <div>
        <dt>
          <Trans>When</Trans>
        </dt>
        <dd>
          <bdi>
            {formatDay(first?.date ?? event.start_date, locale)}
            {first && last && last.date !== first.date ? ` – ${formatDay(last.date, locale)}` : null}
          </bdi>
          {first && last?.date === first.date ? (
            <span>
              <TimeRange from={first.start_time} to={last.end_time} />
            </span>
          ) : null}
        </dd>
      </div>
      {where ? (
        <div>
          <dt>
            <Trans>Where</Trans>
          </dt>
          <dd>
            <LocalText of={where} />
            {venue ? (
              <span>
                <LocalText of={venue} field="address" />
              </span>
            ) : null}
            <Directions to={venue?.map_pin} />
          </dd>
        </div>
      ) : null}
      {event.price_from === null ? null : (
        <div>
          <dt>
            <Trans>Tickets from</Trans>
          </dt>
          <dd>
            {event.price_from === 0 ? <Trans>Free</Trans> : <PriceText amount={event.price_from} currency={currency} />}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** To somebody else, or into one's own calendar while it is not over. */
function PassOn({ of: { event, venue }, days }: PartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useVenueNow();
  const where = eventVenue({ event, venue });
  const path = `/events/${event.id}`;
  const name = localName(event, locale);
  const keep = () =>
    saveAs(
      `event-${event.id}.ics`,
      'text/calendar',
      calendarText(
        days.map((day) => ({
          ...day,
          uid: `${event.id}-${day.date}@event`,
          title: name,
          location: where ? localName(where, locale) : '',
          url: globalThis.location.origin + path,
        })),
        'events',
        locale,
      ),
    );
  return (
    <ul className="row">
      <li>
        <ShareLink isWritten title={name} path={path} label={t`Share this event`} />
      </li>
      {days.length > 0 && !hasEnded(event, now) ? (
        <li>
          <Button variant="line" icon={calendar} onClick={keep}>
            <Trans>Add to calendar</Trans>
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

function Days({ days }: Pick<PartProps, 'days'>) {
  const locale = useLocale();
  const now = useVenueNow();
  return (
    <section aria-labelledby="event-days">
      <div className="head">
        <h2 id="event-days">
          <Trans>Days and times</Trans>
        </h2>
      </div>
      <ol className="sched">
        {days.map((day) => (
          <li key={day.date + day.start_time} data-over={isDayOver(day, now) || undefined}>
            <b>
              <time dateTime={day.date}>{formatLongDate(day.date, locale)}</time>
            </b>
            <span>
              <TimeRange from={day.start_time} to={day.end_time} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
