import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useState } from 'react';
import type { ChoosingRef } from '../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../machines/booking/choosing/choosingSelectors.ts';
import { hourOf } from '../../../machines/slots/schedule/venueTime.ts';
import { lightAt, type Light } from '../../art/light.ts';
import { sportOf, type Sport } from '../../art/sport.ts';
import { surfaceOf } from '../../art/surfaceOf.ts';
import { formatDay, formatShortMonth, formatWeekday } from '../../i18n/dates.ts';
import { Joined } from '../../components/text/Joined.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { CourtArt } from '../../components/pictures/CourtArt.tsx';
import { TimeText } from '../../components/dates/TimeText.tsx';

/** The selection so far, over a court in the light of its hour; it is the only summary. */
export function BookingPoster({ choosing }: { choosing: ChoosingRef }) {
  const locale = useLocale();
  const service = useSelector(choosing, read.service);
  const facility = useSelector(choosing, read.facility);
  const facilityId = useSelector(choosing, read.facilityId);
  const slot = useSelector(choosing, read.selectedTimeSlot);
  const bookingDate = useSelector(choosing, read.bookingDate);
  const duration = useSelector(choosing, read.duration);
  const now = useSelector(choosing, read.now);
  const date = slot?.date ?? bookingDate;
  const day = formatDay(date, locale);
  // Words change at once; drawing a court takes longer than a press may wait.
  const light = useDeferredValue(lightAt(hourOf(slot?.start_time ?? now.slice(11)) + 0.5));
  const way = useDeferredValue(facilityId === null ? undefined : surfaceOf(facilityId));
  return (
    <div className="bk__poster">
      <Lights sport={sportOf(service?.name, service?.ar_name)} light={light} way={way} />
      <div className="bk__now">
        <b>
          {slot ? (
            <TimeText time={slot.start_time} />
          ) : (
            <span className="num bk__day">
              {formatWeekday(date, locale)} {Number(date.slice(8))} <small>{formatShortMonth(date, locale)}</small>
            </span>
          )}
        </b>
        <span className="bk__t">
          {service || facility ? (
            <Joined>
              {service ? <LocalText of={service} /> : null}
              {facility ? <LocalText of={facility} /> : null}
            </Joined>
          ) : (
            <Trans>Book a facility</Trans>
          )}
        </span>
        {/* Until there is a time the day stands large, and is not said again. */}
        {slot ? (
          <span>
            {duration === null ? (
              day
            ) : (
              <Trans>
                {day}, <span className="nowrap">{duration} min</span>
              </Trans>
            )}
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** Every light that was shown stays, so that one fades into the other. */
const Lights = memo(function Lights({
  sport,
  light: lit,
  way,
}: {
  sport: Sport;
  light: Light;
  way: number | undefined;
}) {
  const [shown, setShown] = useState<readonly Light[]>([lit]);
  if (!shown.includes(lit)) setShown([...shown, lit]);
  const seed = `booking ${sport}`;
  const surface = way === undefined ? {} : { way };
  return shown.map((light) => {
    const picture = { ...surface, sport, seed, shot: 'hero', light } as const;
    return (
      <div key={`${sport} ${light}`} className="bk__light" data-on={light === lit || undefined}>
        <span className="bk__tall">
          <CourtArt {...picture} width={420} height={860} focus={[0.55, 0.36]} />
        </span>
        <span className="bk__wide">
          <CourtArt {...picture} width={390} height={190} focus={[0.7, 0.46]} />
        </span>
      </div>
    );
  });
});
