import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { bookableServices } from '../../../../machines/booking/bookableServices.ts';
import { facilityKind } from '../../../art/facilityKind.ts';
import { isDrawnStill, planColors } from '../../../art/plans/stillPlans.ts';
import { sportOf } from '../../../art/sport.ts';
import type { VenueService } from '../../../contract/offered/services.ts';
import { ArtColorsContext } from '../../../components/pictures/CourtArt.tsx';
import { FacilityCount } from '../../../components/bookable/FacilityCount.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { MoneyInText } from '../../../components/text/MoneyInText.tsx';
import { StillPlan } from '../../../components/pictures/StillPlan.tsx';
import { useConfig, useOpenBooking } from '../../../actors/portalContext.tsx';

/** The courts themselves, each a way into the booking. */
export function LineUpCourts({ services }: { services: readonly VenueService[] }) {
  const openBooking = useOpenBooking();
  const { venue } = useConfig();
  const colors = useContext(ArtColorsContext);
  return (
    <div className="lineup__field" style={planColors(colors)}>
      <div className="lineup__big" aria-hidden="true">
        <StillPlan />
      </div>
      <ol>
        {bookableServices(services).map((service) => {
          const sport = sportOf(service.name, service.ar_name);
          const price =
            service.price_from === null ? null : <MoneyInText amount={service.price_from} currency={venue.currency} />;
          return (
            <li key={service.id}>
              <button type="button" className="hov lineup__court" onClick={() => openBooking(service.id)}>
                <StillPlan sport={isDrawnStill(sport) ? sport : 'fives'} />
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
