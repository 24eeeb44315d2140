import { Trans } from '@lingui/react/macro';
import { bookableServices } from '../../../machines/booking/bookableServices.ts';
import { facilityKind } from '../../art/facilityKind.ts';
import { courtSizes, sportOf } from '../../art/sport.ts';
import type { VenueService } from '../../contract/facilities.ts';
import { FacilityCount } from '../../components/FacilityWord.tsx';
import { LocalText } from '../../components/LocalText.tsx';
import { MoneyInText } from '../../components/MoneyInText.tsx';
import { PlanArt } from '../../components/PlanArt.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useConfig, useOpenBooking } from '../../actors/portalContext.tsx';

/** One scale for all: a full football pitch would not fit beside a badminton court otherwise. */
const pixelsPerMetre = 11;
/** Larger grounds are left to the lines behind. */
const longestDrawn = 42;

/** The courts themselves, each a way into the booking; what they will look like, while they are awaited. */
export function LineUpCourts({ services }: { services: readonly VenueService[] | null }) {
  const openBooking = useOpenBooking();
  const { venue } = useConfig();
  if (services === null) return <Skeleton of="cards" count={6} />;
  return (
    <div className="lineup__field">
      <div className="lineup__big" aria-hidden="true">
        <PlanArt sport="football" pxPerMetre={pixelsPerMetre} lineOnly upright={false} minLine={1.5} />
      </div>
      <ol>
        {bookableServices(services).map((service) => {
          const sport = sportOf(service.name, service.ar_name);
          const drawn = courtSizes[sport][0] > longestDrawn ? 'fives' : sport;
          const price =
            service.price_from === null ? null : <MoneyInText amount={service.price_from} currency={venue.currency} />;
          return (
            <li key={service.id}>
              <button type="button" className="hov lineup__court" onClick={() => openBooking(service.id)}>
                <PlanArt sport={drawn} pxPerMetre={pixelsPerMetre} minLine={1.5} light="day" />
                <span className="lineup__l">
                  <b>
                    <LocalText of={service} />
                  </b>
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
