import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import { dateAfter } from '../../../machines/slots/venueTime.ts';
import { arrow, down } from '../../art/icons/signs.ts';
import { sportOf } from '../../art/sport.ts';
import { loadServices } from '../../edge/jobs/catalogue.ts';
import { formatDay } from '../../i18n/dates.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { SportIcon } from '../../parts/SportIcon.tsx';
import { useResource } from '../../portal/useResource.ts';
import { useVenueNow } from '../../portal/useVenueNow.ts';

/** Days to choose from; later ones are in the panel's calendar. */
const daysAhead = 14;

interface QuickProps {
  /** Wants to see the free times. */
  onOpen: (serviceId: number | null, date: string | null) => void;
}

/** The beginning of the filter panel: what, and on which day; the rest comes when it is wanted (R2.11). */
export function Quick({ onOpen }: QuickProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = useVenueNow().slice(0, 10);
  const { shown } = useResource(loadServices, undefined);
  const services = shown ? bookableServices(shown) : [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const service = services.find(({ id }) => id === chosen) ?? services[0];
  const days = Array.from({ length: daysAhead }, (_, day) => dateAfter(today, day));
  const dayName = (day: string) => (day === today ? t`Today, ${formatDay(day, locale)}` : formatDay(day, locale));
  // A page that stood open over midnight begins with the new day.
  const day = date !== null && date > today ? date : today;
  return (
    <div className="quick">
      {services.length > 1 ? (
        <label>
          <span>
            <Trans>What</Trans>
          </span>
          <b aria-hidden="true">
            <SportIcon sport={sportOf(service?.name, service?.ar_name)} />
            {service ? localName(service, locale) : null}
          </b>
          <Icon of={down} />
          <select value={service?.id} onChange={(event) => setChosen(Number(event.target.value))}>
            {services.map((one) => (
              <option key={one.id} value={one.id}>
                {localName(one, locale)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        <span>
          <Trans>Day</Trans>
        </span>
        <b aria-hidden="true">{dayName(day)}</b>
        <Icon of={down} />
        <select value={day} onChange={(event) => setDate(event.target.value)}>
          {days.map((one) => (
            <option key={one} value={one}>
              {dayName(one)}
            </option>
          ))}
        </select>
      </label>
      <Button variant="cta" iconAfter={arrow} onClick={() => onOpen(service?.id ?? null, day === today ? null : day)}>
        <Trans>See free times</Trans>
      </Button>
    </div>
  );
}
