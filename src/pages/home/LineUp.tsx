import { Trans } from '@lingui/react/macro';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import { facilityKind } from '../../art/facilityKind.ts';
import { courtSizes, sportOf } from '../../art/sport.ts';
import type { VenueService } from '../../contract/facilities.ts';
import { formatMoney } from '../../i18n/money.ts';
import { localName } from '../../i18n/localName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FacilityCount } from '../../components/FacilityWord.tsx';
import { PlanArt } from '../../components/PlanArt.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';
import { useResource } from '../../actors/useResource.ts';
import { loadServices } from '../../adapters/actors/catalogue.ts';

/** One scale for all: a full football pitch would not fit beside a badminton court otherwise. */
const pixelsPerMetre = 11;
/** Larger grounds are left to the lines behind. */
const longestDrawn = 42;

/** Every service as its court, drawn at one scale; pressing one opens the booking (R1.1.4, R1.2.3). */
export function LineUp() {
  const { shown, problem, reload, isBusy } = useResource(loadServices, undefined);
  return (
    <section className="band lineup">
      <div className="wrap">
        <header className="row row--apart">
          <h2>
            <Trans>Every facility, to scale</Trans>
          </h2>
          <p className="meta">
            <Trans>Drawn at one scale, measured from the line. Pick one to see its free times.</Trans>
          </p>
        </header>
        {problem ? <ErrorState problem={problem} busy={isBusy} onRetry={reload} /> : null}
        {shown ? <Courts services={bookableServices(shown)} /> : null}
        {!shown && !problem ? <Skeleton of="cards" count={6} /> : null}
      </div>
    </section>
  );
}

function Courts({ services }: { services: VenueService[] }) {
  const locale = useLocale();
  const openBooking = useOpenBooking();
  const { venue } = useConfig();
  return (
    <div className="lineup__field">
      <div className="lineup__big" aria-hidden="true">
        <PlanArt sport="football" pxPerMetre={pixelsPerMetre} lineOnly upright={false} minLine={1.5} />
      </div>
      <ol>
        {services.map((service) => {
          const sport = sportOf(service.name, service.ar_name);
          const drawn = courtSizes[sport][0] > longestDrawn ? 'fives' : sport;
          const price = service.price_from === null ? null : formatMoney(service.price_from, venue.currency, locale);
          return (
            <li key={service.id}>
              <button type="button" className="hov lineup__court" onClick={() => openBooking(service.id)}>
                <PlanArt sport={drawn} pxPerMetre={pixelsPerMetre} minLine={1.5} light="day" />
                <span className="lineup__l">
                  <b>{localName(service, locale)}</b>
                  {price === null ? null : (
                    <span>
                      <Trans>from {price}</Trans>
                    </span>
                  )}
                  <span className="fine">
                    <FacilityCount
                      kind={facilityKind(service.name, service.ar_name)}
                      count={service.facilities?.length ?? 0}
                    />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
