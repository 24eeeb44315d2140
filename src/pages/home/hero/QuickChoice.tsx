import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as read from '../../../../machines/quickChoice/quickChoiceSelectors.ts';
import { arrow, down } from '../../../art/icons/signs.ts';
import { sportOf } from '../../../art/sport.ts';
import { provideQuickChoice } from '../../../adapters/actors/booking/quickChoiceActors.ts';
import { formatDay } from '../../../i18n/dates.ts';
import { languageOf } from '../../../i18n/languageOf.ts';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { SportIcon } from '../../../components/pictures/SportIcon.tsx';
import { useConfig, usePageActor } from '../../../actors/portalContext.tsx';
import { useVenueNow } from '../../../actors/useVenueNow.ts';

interface QuickChoiceProps {
  /** Wants to see the free times. */
  onOpen: (wanted: ReturnType<typeof read.wanted>) => void;
}

/** The first two questions of the filter panel, service and day; the rest is loaded when it is wanted (R2.11). */
export function QuickChoice({ onOpen }: QuickChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useVenueNow();
  const {
    allow_facility_items_reservation,
    qube_enable_custom_booking_date_range,
    qube_custom_booking_start_date,
    qube_custom_booking_end_date,
  } = useConfig();
  const range = {
    qube_enable_custom_booking_date_range,
    qube_custom_booking_start_date,
    qube_custom_booking_end_date,
  };
  const [machine] = useState(provideQuickChoice);
  const quick = usePageActor(machine, { input: { range, allow_facility_items_reservation, now } });
  const asksWhat = useSelector(quick, read.asksWhat);
  const lacksServices = useSelector(quick, read.lacksServices);
  const services = useSelector(quick, read.services);
  const service = useSelector(quick, read.service);
  const days = useSelector(quick, read.days, (one, other) => one.join() === other.join());
  const day = useSelector(quick, read.day);
  const today = useSelector(quick, read.today);
  const dayName = (date: string) => (date === today ? t`Today, ${formatDay(date, locale)}` : formatDay(date, locale));
  return (
    <div className="quick">
      {asksWhat ? (
        <label>
          <span>
            <Trans>What</Trans>
          </span>
          <b aria-hidden="true">
            {service ? (
              <>
                <SportIcon sport={sportOf(service.name, service.ar_name)} />
                <span>
                  <LocalText of={service} />
                </span>
              </>
            ) : lacksServices ? (
              <span className="meta">
                <Trans>This could not be loaded</Trans>
              </span>
            ) : (
              <span className="skel" />
            )}
          </b>
          <Icon of={down} />
          <select
            disabled={service === null}
            value={service?.id}
            onChange={(event) => quick.send({ type: 'service.choose', serviceId: Number(event.target.value) })}
          >
            {lacksServices ? <option>{t`This could not be loaded`}</option> : null}
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
          <select value={day} onChange={(event) => quick.send({ type: 'date.choose', date: event.target.value })}>
            {days.map((one) => (
              <option key={one} value={one}>
                {dayName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button variant="cta" iconAfter={arrow} onClick={() => onOpen(read.wanted(quick.getSnapshot()))}>
        <Trans>See free times</Trans>
      </Button>
    </div>
  );
}
