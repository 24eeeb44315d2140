import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { selectionIn, writeSelection } from '../../../../machines/enrolment/enrolmentSelection.ts';
import type { EnrolmentRef } from '../../../../machines/enrolment/enrolmentMachine.ts';
import { provideEnrolment } from '../../../adapters/actors/offered/academyActors.ts';
import { nowAtVenue } from '../../../adapters/http/serverTime.ts';
import type { WorkshopDetails, WorkshopProgram } from '../../../contract/offered/academies.ts';
import { useCart, usePageActor, usePortal, useSession } from '../../../actors/portalContext.tsx';
import { useNoteInAddress } from '../../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../../components/useSearchParams.ts';

/** An enrolment in a programme, as the address asks for it; what is chosen is written there. */
export function useEnrolment(workshop: WorkshopDetails, program: WorkshopProgram): EnrolmentRef {
  const portal = usePortal();
  const cart = useCart();
  const session = useSession();
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const { state } = useLocation() as { state: unknown };
  const [machine] = useState(() => provideEnrolment({ cart, portal, session }));
  const [input] = useState(() => {
    const now = nowAtVenue();
    const { user } = session.getSnapshot().context;
    return { workshop, program, now, user, selection: selectionIn(params, program, now) };
  });
  const enrolment = usePageActor(machine, { input });
  useEffect(() => {
    const wire = enrolment.on('selection.changed', ({ selection }) =>
      noteInAddress((written) => writeSelection(written, selection, input.program, nowAtVenue()), state),
    );
    return () => wire.unsubscribe();
  }, [enrolment, input, noteInAddress, state]);
  return enrolment;
}
