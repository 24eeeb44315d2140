import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { askingRules } from '../../../machines/booking/askingRules.ts';
import { boardOf, type EveningHour, type Evening, type EveningRow } from '../../../machines/booking/evening.ts';
import { bookingSearch } from '../../../machines/address/addressMoves.ts';
import { sunset } from '../../art/icons/occasions.ts';
import { sportOf } from '../../art/sport.ts';
import { loadTonight } from '../../adapters/actors/booking/tonight.ts';
import { localName } from '../../i18n/localName.ts';
import { spokenTime } from '../../i18n/spoken.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { LocalText } from '../../components/text/LocalText.tsx';
import { MoneyInText } from '../../components/text/MoneyInText.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { ignoreSecondPress } from '../../components/buttons/ignoreSecondPress.ts';
import { SportIcon } from '../../components/pictures/SportIcon.tsx';
import { SkyKey } from '../../components/dates/SkyKey.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';
import { useConfig, useUser } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { AwaitedSection, isAwaited } from './AwaitedSection.tsx';
import './tonight.css';

/** The clock's reading at an hour that counts on after midnight. */
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00:00`;
/** Of its outlines: the heading, and as many as most have. */
const rows = 6;
/** More dots than this say nothing more. */
const mostDots = 6;

/** What is left of this evening, service by hour, or else of the next one; gone when there is nothing to show. */
export function Tonight() {
  const config = useConfig();
  const user = useUser();
  const now = useVenueNow();
  const resource = useResource(loadTonight, {
    hour: now.slice(0, 13),
    ...askingRules({ config, user }),
  });
  const { shown } = resource;
  const board = useMemo(
    () => shown && boardOf(shown.schedules, shown.evening, { now, late_limit: shown.lateLimit }),
    [shown, now],
  );
  if (isAwaited(resource)) return <AwaitedSection className="night tonight" of="lines" count={rows} />;
  if (!shown || !board) return null;
  const { evening } = shown;
  return (
    <section className="band night tonight">
      <div className="wrap">
        <header className="row row--apart">
          <h2 id="tonight">
            <Heading of={evening} />
          </h2>
          <SkyKey>
            <li>
              <Icon of={sunset} />
              <Trans>Sunset and after</Trans>
            </li>
            <li>
              <span className="dots" aria-hidden="true">
                <i />
                <i />
              </span>
              <Trans>how many are left</Trans>
            </li>
          </SkyKey>
        </header>
        <section className="board" aria-labelledby="tonight">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">
                    <Trans>Sport</Trans>
                  </span>
                </th>
                {board.hours.map((hour) => (
                  <th key={hour} scope="col">
                    <TimeText time={clock(hour)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {board.rows.map((row) => (
                <Row key={row.service.id} row={row} date={evening.date} hours={board.hours} />
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

function Heading({ of: { name } }: { of: Evening }) {
  if (name === 'tomorrow') return <Trans>Free tomorrow evening</Trans>;
  return name === 'laterToday' ? <Trans>Free this evening</Trans> : <Trans>Free tonight</Trans>;
}

interface RowProps {
  row: EveningRow;
  date: string;
  /** All columns of the board; the service need not have a start in each. */
  hours: readonly number[];
}

/** Each hour is a link to the booking at that very point. */
function Row({ row, date, hours }: RowProps) {
  const { service } = row;
  const { venue } = useConfig();
  const price =
    service.price_from === null ? null : <MoneyInText amount={service.price_from} currency={venue.currency} />;
  return (
    <tr>
      <th scope="row">
        <SportIcon sport={sportOf(service.name, service.ar_name)} />
        <span>
          <b>
            <LocalText of={service} />
          </b>
          {price === null ? null : (
            <span className="fine">
              <Trans>from {price}</Trans>
            </span>
          )}
        </span>
      </th>
      {hours.map((hour) => (
        <td key={hour}>
          <Hour row={row} date={date} of={row.hours.find((one) => one.hour === hour)} />
        </td>
      ))}
    </tr>
  );
}

/** What is left in an hour; where the service has no start, nothing. */
function Hour({
  row: { service, duration },
  date,
  of,
}: {
  row: EveningRow;
  date: string;
  of?: EveningHour | undefined;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  if (of === undefined)
    return (
      <span className="vh">
        <Trans>Not offered</Trans>
      </span>
    );
  const { left, start } = of;
  if (start === null)
    return (
      <>
        <span className="gone" />
        <span className="vh">
          <Trans>Full</Trans>
        </span>
      </>
    );
  const name = localName(service, locale);
  const time = spokenTime(start.startTime, locale);
  return (
    <Link
      to={{ search: bookingSearch({ serviceId: service.id, date, duration, slot: start, facilityId: null }) }}
      preventScrollReset
      // Another entry would have to be gone back through.
      onClickCapture={ignoreSecondPress}
      aria-label={t`${name} at ${time}, ${left} left`}
    >
      <span className="num">{left}</span>
      <span className="dots">
        {Array.from({ length: Math.min(left, mostDots) }, (_, dot) => (
          <i key={dot} />
        ))}
      </span>
    </Link>
  );
}
