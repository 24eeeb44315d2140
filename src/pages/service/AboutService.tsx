import { venueOf } from '../../../machines/site/venueOf.ts';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { facilityKind } from '../../art/facilityKind.ts';
import type { VenueServiceDetails } from '../../contract/offered/facilities.ts';
import { Joined } from '../../components/text/Joined.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { FacilityCount } from '../../components/bookable/FacilityCount.tsx';
import { Directions } from '../../widgets/Directions.tsx';
import { useConfig } from '../../actors/portalContext.tsx';

/** Where it is, and what one plays on. */
export function AboutService({ service }: { service: VenueServiceDetails }) {
  const { venue: operator } = useConfig();
  const headingId = useId();
  const venue = venueOf(operator, service.venue_id);
  const facilities = service.facilities?.length ?? 0;
  const names = (list: readonly { name: string; ar_name: string | null }[] | null) =>
    list?.length ? (
      <Joined>
        {list.map((one) => (
          <LocalText key={one.name} of={one} />
        ))}
      </Joined>
    ) : null;
  const [isInside, isOutside] = [service.outdoor?.includes(0), service.outdoor?.includes(1)];
  const surfaces = names(service.surfaces);
  const formations = names(service.formations);
  return (
    <aside className="svc__about" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Good to know</Trans>
      </h2>
      <dl>
        {venue ? (
          <Fact term={<Trans>Where</Trans>}>
            <LocalText of={venue} />
            <Directions to={service.map_pin} />
          </Fact>
        ) : null}
        {facilities > 0 ? (
          <Fact term={<Trans>Facilities</Trans>}>
            <FacilityCount kind={facilityKind(service.name, service.ar_name)} count={facilities} />
          </Fact>
        ) : null}
        {isInside || isOutside ? (
          <Fact term={<Trans>Setting</Trans>}>
            {isInside && isOutside ? <Trans>Indoor and outdoor</Trans> : null}
            {isInside && !isOutside ? <Trans>Indoor</Trans> : null}
            {!isInside && isOutside ? <Trans>Outdoor</Trans> : null}
          </Fact>
        ) : null}
        {surfaces ? <Fact term={<Trans>Surface</Trans>}>{surfaces}</Fact> : null}
        {formations ? <Fact term={<Trans>Players</Trans>}>{formations}</Fact> : null}
      </dl>
    </aside>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
