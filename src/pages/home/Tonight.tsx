import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sunset } from '../../art/icons/sky.ts';
import { sportOf } from '../../art/sport.ts';
import { loadTonight, type TonightRow } from '../../edge/jobs/tonight.ts';
import { formatMoney } from '../../i18n/money.ts';
import { formatTime } from '../../i18n/dates.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Icon } from '../../parts/Icon.tsx';
import { SportIcon } from '../../parts/SportIcon.tsx';
import { TimeText } from '../../parts/TimeText.tsx';
import { useConfig, useUser } from '../../portal/portalContext.tsx';
import { useResource } from '../../portal/useResource.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;
/** More dots than this say nothing more. */
const mostDots = 6;

/** What is free this evening, service by hour; gone when there is nothing to show. */
export function Tonight() {
  const { t } = useLingui();
  const {
    allow_facility_items_reservation: reserves,
    qube_enable_custom_booking_date_range,
    qube_custom_booking_start_date,
    qube_custom_booking_end_date,
  } = useConfig();
  const user = useUser();
  const { shown } = useResource(loadTonight, {
    visitor: user && {
      b2b_id: user.b2b_id,
      isB2bUser: user.isB2bUser,
      membership_card_number: user.membership_card_number,
      is_member: user.is_member,
    },
    reserves,
    range: {
      qube_enable_custom_booking_date_range,
      qube_custom_booking_start_date,
      qube_custom_booking_end_date,
    },
  });
  if (!shown?.length) return null;
  return (
    <section className="band night tonight">
      <div className="wrap">
        <header className="row row--apart">
          <h2>
            <Trans>Free tonight</Trans>
          </h2>
          <ul className="sky">
            <li>
              <Icon of={sunset} />
              <Trans>Sunset and after</Trans>
            </li>
            <li>
              <span className="dots" aria-hidden="true">
                <i />
                <i />
              </span>
              <Trans>courts left</Trans>
            </li>
          </ul>
        </header>
        <section className="board" aria-label={t`Free times tonight`}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">
                    <Trans>Sport</Trans>
                  </span>
                </th>
                {shown[0]?.hours.map(({ hour }) => (
                  <th key={hour} scope="col">
                    <TimeText time={clock(hour)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.service.id} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

/** Each hour is a link to the booking at that very point. */
function Row({ row: { service, date, duration, hours } }: { row: TonightRow }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { venue } = useConfig();
  const name = localName(service, locale);
  const price = service.price_from === null ? null : formatMoney(service.price_from, venue.currency, locale);
  return (
    <tr>
      <th scope="row">
        <SportIcon sport={sportOf(service.name, service.ar_name)} />
        <span>
          <b>{name}</b>
          {price === null ? null : (
            <span className="fine">
              <Trans>from {price}</Trans>
            </span>
          )}
        </span>
      </th>
      {hours.map(({ hour, left, start }) => {
        const time = formatTime(start ?? clock(hour), locale);
        return (
          <td key={hour}>
            {left === 0 || start === null ? (
              <>
                <span className="gone" />
                <span className="vh">
                  <Trans>Full</Trans>
                </span>
              </>
            ) : (
              <Link
                to={{ search: `service=${service.id}&date=${date}&duration=${duration}&slot=${start.slice(0, 5)}` }}
                preventScrollReset
                // Twice pressed is once wanted: another entry would have to be gone back through.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
                aria-label={t`${name} at ${time}, ${left} left`}
              >
                <span className="num">{left}</span>
                <span className="dots">
                  {Array.from({ length: Math.min(left, mostDots) }, (_, dot) => (
                    <i key={dot} />
                  ))}
                </span>
              </Link>
            )}
          </td>
        );
      })}
    </tr>
  );
}
