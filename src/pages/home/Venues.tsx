import { Trans } from '@lingui/react/macro';
import { safeAddress } from '../../../machines/shared/safeAddress.ts';
import { external } from '../../art/icons/signs.ts';
import { sportOf } from '../../art/sport.ts';
import { loadVenues } from '../../adapters/actors/booking/loadVenues.ts';
import { Icon } from '../../components/pictures/Icon.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { SportIcon } from '../../components/pictures/SportIcon.tsx';
import { useResource } from '../../actors/useResource.ts';

/** The venues of the one operator (R1.1.1) with their sports and opening times; the row opens the map. */
export function Venues() {
  const { shown } = useResource(loadVenues, undefined);
  if (!shown?.length) return null;
  return (
    <section className="band">
      <div className="wrap">
        <div className="head">
          <h2>
            <Trans>Our venues</Trans>
          </h2>
        </div>
        <ul className="lines places">
          {shown.map((venue) => {
            const map = safeAddress(venue.map_pin);
            const signs = [...new Set((venue.services ?? []).map(({ name, ar_name }) => sportOf(name, ar_name)))];
            const inside = (
              <>
                <h3>
                  <LocalText of={venue} />
                </h3>
                <span className="meta">
                  <LocalText of={venue} field="area" />
                </span>
                <span className="place__i">
                  {signs.slice(0, 5).map((sport) => (
                    <SportIcon key={sport} sport={sport} />
                  ))}
                </span>
                <span className="meta not-phone">
                  <LocalText of={venue} field="address" />
                </span>
                <span className="meta">
                  <LocalText of={venue} field="opening" />
                </span>
                {map === null ? <span /> : <Icon of={external} />}
              </>
            );
            return (
              <li key={venue.id}>
                {map === null ? (
                  <div className="place">{inside}</div>
                ) : (
                  <a className="place" href={map} target="_blank" rel="noopener noreferrer">
                    {inside}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
