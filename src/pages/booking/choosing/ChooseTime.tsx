import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ChoosingRef } from '../../../../machines/booking/choosing/choosingMachine.ts';
import * as read from '../../../../machines/booking/choosing/choosingSelectors.ts';
import { pin } from '../../../art/icons/places.ts';
import { EmptyState } from '../../../components/signs/EmptyState.tsx';
import { Icon } from '../../../components/pictures/Icon.tsx';
import { LocalText } from '../../../components/text/LocalText.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { SlotOutlines } from '../../../components/dates/SlotOutlines.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { BookingDay } from './BookingDay.tsx';
import { FacilityPicker } from './FacilityPicker.tsx';
import { Filters } from './Filters.tsx';
import { LoadFailure } from '../ProblemNote.tsx';
import { ServiceList } from './ServiceList.tsx';
import { ServicePicker } from './ServicePicker.tsx';
import { SlotPicker } from './SlotPicker.tsx';

/** Step 1: service, day, filters, slot, facility; whoever changes an upper one loses the lower ones (R1.3.1, R2.12.1, R4.4). */
export function ChooseTime({ choosing }: { choosing: ChoosingRef }) {
  const first = useSelector(choosing, read.awaitedFirst);
  if (first === 'services') return <Services choosing={choosing} />;
  if (first === 'service') return <FirstSelection choosing={choosing} />;
  return (
    <>
      <div className="bk__wishes">
        <WhatAndWhere choosing={choosing} />
        <BookingDay choosing={choosing} />
        <Filters choosing={choosing} />
      </div>
      <div className="bk__offers">
        <ApprovalNote choosing={choosing} />
        <SlotPicker choosing={choosing} />
        <FacilityPicker choosing={choosing} />
      </div>
    </>
  );
}

/** Shown before anything is chosen, and again in the cart (decision 010). */
function ApprovalNote({ choosing }: { choosing: ChoosingRef }) {
  const isRequired = useSelector(choosing, read.isApprovalRequired);
  if (!isRequired) return null;
  return (
    <Note>
      <Trans>The venue approves every booking here first. No card is charged before it says yes.</Trans>
    </Note>
  );
}

function Services({ choosing }: { choosing: ChoosingRef }) {
  const hasFailed = useSelector(choosing, read.hasFailed);
  if (hasFailed) return <LoadFailure choosing={choosing} />;
  return (
    <>
      <div className="bk__wishes">
        <Skeleton of="lines" count={2} />
        <Skeleton of="days" />
      </div>
      <div className="bk__offers">
        <SlotOutlines />
      </div>
    </>
  );
}

/** No service is chosen yet: all of them, to choose from. */
function FirstSelection({ choosing }: { choosing: ChoosingRef }) {
  const isAnything = useSelector(choosing, read.services).length > 0;
  if (isAnything) return <ServiceList choosing={choosing} legend={<Trans>What would you like to book?</Trans>} />;
  return (
    <EmptyState title={<Trans>Nothing can be booked online at the moment</Trans>}>
      <Trans>Please call the venue, or come back later.</Trans>
    </EmptyState>
  );
}

function WhatAndWhere({ choosing }: { choosing: ChoosingRef }) {
  const mayPick = useSelector(choosing, read.mayPickService);
  const venue = useSelector(choosing, read.venue);
  if (!mayPick && venue === null) return null;
  return (
    <div className="bk__two">
      {mayPick ? <ServicePicker choosing={choosing} /> : null}
      {venue ? (
        <div className="field bk__place">
          <span className="label">
            <Trans>Where</Trans>
          </span>
          <p className="bk__where">
            <Icon of={pin} />
            <LocalText of={venue} />
          </p>
        </div>
      ) : null}
    </div>
  );
}
