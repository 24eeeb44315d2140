import { Plural, Trans } from '@lingui/react/macro';
import { dayOfLight, openState } from '../../../machines/venues/openingHours.ts';
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { clock, pin } from '../../art/icons/places.ts';
import { down, external } from '../../art/icons/signs.ts';
import type { VenueDetails } from '../../contract/site/content.ts';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { buttonLook } from '../../components/buttons/Button.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { DescribedText } from '../../components/text/DescribedText.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { car, phone } from './wayIcons.ts';
import { VenueMap } from './VenueMap.tsx';

interface FindVenueProps {
  venue: VenueDetails;
  /** The clock at the venues. */
  now: string;
  isFirst: boolean;
}

/** One venue: whether it is open, and below that the ways there. */
export function FindVenue({ venue, now, isFirst }: FindVenueProps) {
  const day = dayOfLight(venue.hours ?? [], now);
  const map = safeAddress(venue.map_pin);
  return (
    <article>
      <details className="find" name="venues" open={isFirst}>
        <summary>
          <span className="find__h">
            <h2>
              <LocalText of={venue} />
            </h2>
            <span className="meta">
              <LocalText of={venue} field="address" />
            </span>
          </span>
          <OpenWord venue={venue} now={now} />
          <Icon of={down} />
          {day ? (
            <span className="find__d">
              <span
                className="dayl"
                aria-hidden="true"
                style={{ '--a': `${day.from * 100}%`, '--b': `${day.until * 100}%`, '--n': `${day.now * 100}%` }}
              >
                <i />
              </span>
              <span className="fine">
                {/* No isolate of its own: with two in it, it would run from left to right in Arabic as well. */}
                <span className="num nowrap">
                  <TimeText time={day.hours.from} /> – <TimeText time={day.hours.until} isEnd />
                </span>
              </span>
            </span>
          ) : null}
        </summary>
        <div className="find__b">
          <VenueMap venue={venue} />
          <ul className="ways">
            {venue.opening ? (
              <li>
                <Icon of={clock} />
                <span>
                  <DescribedText of={venue} field="opening" />
                </span>
              </li>
            ) : null}
            {venue.parking ? (
              <li>
                <Icon of={car} />
                <span>
                  <b>
                    <Trans>Parking</Trans>
                  </b>{' '}
                  <DescribedText of={venue} field="parking" />
                </span>
              </li>
            ) : null}
            {venue.transport ? (
              <li>
                <Icon of={pin} />
                <span>
                  <b>
                    <Trans>Without a car</Trans>
                  </b>{' '}
                  <DescribedText of={venue} field="transport" />
                </span>
              </li>
            ) : null}
            {venue.phone ? (
              <li>
                <Icon of={phone} />
                <span>
                  <bdi className="ltr num">{venue.phone}</bdi>
                </span>
              </li>
            ) : null}
          </ul>
          <div className="row">
            {map ? (
              <a className={buttonLook({ variant: 'cta' })} href={map} target="_blank" rel="noopener noreferrer">
                <Trans>Directions</Trans>
                <Icon of={external} />
              </a>
            ) : null}
            {venue.phone ? (
              <a className={buttonLook({ variant: 'line' })} href={`tel:${venue.phone.replaceAll(/[^+\d]/g, '')}`}>
                <Trans>Call</Trans>
              </a>
            ) : null}
          </div>
        </div>
      </details>
    </article>
  );
}

/** From so few minutes before the end it is said how many. */
const soon = 60;

/** Open or not, in a word. */
function OpenWord({ venue, now }: Pick<FindVenueProps, 'venue' | 'now'>) {
  const locale = useLocale();
  const state = openState(venue.hours ?? [], now);
  if (state.kind === 'unknown') return <span />;
  if (state.kind === 'closed')
    return (
      <span className="find__o" data-shut="true">
        {state.isWithinDay ? (
          <Trans>
            Closed, opens at <TimeText time={state.opens} />
          </Trans>
        ) : (
          <Trans>
            Closed, opens on {formatDay(state.date, locale)} at <TimeText time={state.opens} />
          </Trans>
        )}
      </span>
    );
  return (
    <span className="find__o">
      {state.kind === 'always' ? (
        <Trans>Always open</Trans>
      ) : state.minutesLeft <= soon ? (
        <Plural value={state.minutesLeft} one="Closes in # minute" other="Closes in # minutes" />
      ) : (
        <Trans>
          Open until <TimeText time={state.until} isEnd />
        </Trans>
      )}
    </span>
  );
}
