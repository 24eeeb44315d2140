import { Plural, Trans } from '@lingui/react/macro';
import { isSoon, soonestFirst } from '../../../machines/points/expiringPoints.ts';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { Tag } from '../../components/signs/Tag.tsx';
import type { ExpiringPoints } from '../../contract/additions/pointsExpiry.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import './expiring.css';

/** Which points end when, the soonest first; used ones are taken from those (Q7.7.h). */
export function PointsExpiry({ points }: { points: ExpiringPoints | null | undefined }) {
  const locale = useLocale();
  const today = useVenueNow().slice(0, 10);
  const lots = soonestFirst(points ?? [], today);
  if (lots.length === 0) return null;
  return (
    <section className="expiring" aria-labelledby="expiring">
      <h2 id="expiring">
        <Trans>Good until</Trans>
      </h2>
      <ul className="lines">
        {lots.map(({ points: count, expires_on: day }) => (
          <li key={day}>
            <span className="num">{formatDate(day, locale)}</span>
            {isSoon(day, today) ? (
              <Tag>
                <Trans>Soon</Trans>
              </Tag>
            ) : null}
            <b className="num">
              <Plural value={count} one="# point" other="# points" />
            </b>
          </li>
        ))}
      </ul>
      <p className="fine">
        <Trans>What ends first is used first.</Trans>
      </p>
    </section>
  );
}
