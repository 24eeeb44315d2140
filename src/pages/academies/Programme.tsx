import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { enrolParam } from '../../../machines/enrolment/enrolmentSelection.ts';
import { programmeState } from '../../../machines/enrolment/programmes.ts';
import { toMajor } from '../../../machines/money/minorUnits.ts';
import { totalsOf } from '../../../machines/money/totals.ts';
import type { WorkshopPackage, WorkshopProgram } from '../../contract/offered/academies.ts';
import type { Id } from '../../contract/wire/wire.ts';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { LocalText } from '../../components/text/LocalText.tsx';
import { PriceText } from '../../components/text/PriceText.tsx';
import { TimeRange } from '../../components/dates/TimeRange.tsx';
import { useConfig } from '../../actors/portalContext.tsx';
import { useVenueNow } from '../../actors/useVenueNow.ts';
import { useLinkHere } from '../../widgets/openedHere.ts';
import { Ages } from './Ages.tsx';
import { Places } from './Places.tsx';
import { TermLine } from './TermLine.tsx';
import { WeekMarks } from './WeekMarks.tsx';

/** One programme: when, for whom, how far it is, and what it is sold as. */
export function Programme({ academyId, program }: { academyId: Id; program: WorkshopProgram }) {
  const now = useVenueNow();
  const headingId = useId();
  const isOpen = programmeState(program, now) === 'open';
  return (
    <section className="programme" aria-labelledby={headingId}>
      <div className="prog">
        <Ages of={program} />
        <div>
          <h2 id={headingId}>
            <LocalText of={program} />
          </h2>
          <WeekMarks days={program.days} time={program.start_time} />
          <p className="fine">
            <TimeRange from={program.start_time} to={program.end_time} />
          </p>
        </div>
        <div className="prog__s">
          <Places of={program} now={now} />
        </div>
      </div>
      <TermLine program={program} now={now} />
      {program.packages.length === 0 ? (
        <p className="meta">
          <Trans>Its packages are not on sale yet.</Trans>
        </p>
      ) : (
        <ul className="lines">
          {program.packages.map((one) => (
            <PackageRow key={one.product_id} of={one} {...{ academyId, program, isOpen }} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PackageRowProps {
  of: WorkshopPackage;
  academyId: Id;
  program: WorkshopProgram;
  isOpen: boolean;
}

function PackageRow({ of: sold, academyId, program, isOpen }: PackageRowProps) {
  const { currency } = useConfig().venue;
  const linkHere = useLinkHere();
  const whole = toMajor(totalsOf({ ...sold, quantity: 1 }, currency).total, currency);
  return (
    <li className="packrow">
      <span>
        <b>
          <LocalText of={sold} />
        </b>
        {sold.is_prorata === 1 ? (
          <span className="fine">
            <Trans>less for every session gone by</Trans>
          </span>
        ) : null}
      </span>
      <PriceText amount={whole} currency={currency} />
      {isOpen ? (
        <LinkButton
          variant="line"
          {...linkHere(
            `/academy/${academyId}/packages?${enrolParam}=${program.workshop_program_id}&package=${sold.product_id}`,
          )}
          preventScrollReset
        >
          <Trans>
            Enrol{' '}
            <span className="vh">
              <LocalText of={program} />, <LocalText of={sold} />
            </span>
          </Trans>
        </LinkButton>
      ) : null}
    </li>
  );
}
