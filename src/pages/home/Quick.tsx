import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import { daysToPick, quickChoice } from '../../../machines/booking/quickChoice.ts';
import { bookableDates } from '../../../machines/slots/slots.ts';
import { arrow, down } from '../../art/icons/signs.ts';
import { sportOf } from '../../art/sport.ts';
import type { Id } from '../../contract/wire.ts';
import { loadServices } from '../../adapters/actors/catalogue.ts';
import { loadDayLimit } from '../../adapters/actors/dayLimit.ts';
import { formatDay } from '../../i18n/dates.ts';
import { languageOf } from '../../i18n/languageOf.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { SportIcon } from '../../components/SportIcon.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';

interface QuickProps {
  /** Wants to see the free times. */
  onOpen: (serviceId: number | null, date: string | null) => void;
}

/** The beginning of the filter panel: what, and on which day; the rest comes when it is wanted (R2.11). */
export function Quick({ onOpen }: QuickProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = useVenueNow().slice(0, 10);
  const config = useConfig();
  const { shown } = useResource(loadServices, undefined);
  const [wish, setWish] = useState<{ serviceId: Id | null; date: string | null }>({ serviceId: null, date: null });
  const services = shown ? bookableServices(shown) : [];
  const { service } = quickChoice(services, [], wish);
  const limited = useResource(
    loadDayLimit,
    service && {
      venue_service_id: service.id,
      date: today,
      allow_facility_items_reservation: config.allow_facility_items_reservation,
    },
  ).shown;
  const limit = limited?.id === service?.id ? limited?.limit : null;
  const days = daysToPick(bookableDates({ ...config, today, advance_booking_days_limit: limit ?? null }));
  const { day } = quickChoice(services, days, wish);
  const dayName = (date: string) => (date === today ? t`Today, ${formatDay(date, locale)}` : formatDay(date, locale));
  return (
    <div className="quick">
      {services.length > 1 ? (
        <label>
          <span>
            <Trans>What</Trans>
          </span>
          <b aria-hidden="true">
            <SportIcon sport={sportOf(service?.name, service?.ar_name)} />
            <span>{service ? <LocalText of={service} /> : null}</span>
          </b>
          <Icon of={down} />
          <select value={service?.id} onChange={(event) => setWish({ ...wish, serviceId: Number(event.target.value) })}>
            {services.map((one) => {
              const name = localName(one, locale);
              return (
                <option key={one.id} value={one.id} lang={languageOf(name)}>
                  {name}
                </option>
              );
            })}
          </select>
        </label>
      ) : null}
      {day === null ? null : (
        <label>
          <span>
            <Trans>Day</Trans>
          </span>
          <b aria-hidden="true">
            <span>{dayName(day)}</span>
          </b>
          <Icon of={down} />
          <select value={day} onChange={(event) => setWish({ ...wish, date: event.target.value })}>
            {days.map((one) => (
              <option key={one} value={one}>
                {dayName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button variant="cta" iconAfter={arrow} onClick={() => onOpen(service?.id ?? null, day === today ? null : day)}>
        <Trans>See free times</Trans>
      </Button>
    </div>
  );
}
