import { useEffect, useState } from 'react';
import { askingRules } from '../../../machines/booking/askingRules.ts';
import { tenantOf } from '../../../machines/portal/tenants.ts';
import { choiceIn, writeChoice } from '../../../machines/reschedule/choiceInAddress.ts';
import type { RescheduleRef } from '../../../machines/reschedule/rescheduleMachine.ts';
import { useConfig, usePageActor, useUser } from '../../actors/portalContext.tsx';
import { provideReschedule } from '../../adapters/actors/account/rescheduleActors.ts';
import { nowAtVenue } from '../../adapters/http/serverTime.ts';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** Moving that booking, to the time that the address of the page says. */
export function useReschedule(bookingId: number): RescheduleRef {
  const user = useUser();
  const config = useConfig();
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const { customer, range } = askingRules({ config, user });
  const [machine] = useState(provideReschedule);
  const reschedule = usePageActor(machine, {
    input: {
      bookingId,
      customer,
      range,
      allow_facility_items_reservation: config.allow_facility_items_reservation,
      lateLimit: tenantOf(globalThis.location.hostname).lateLimit,
      now: nowAtVenue(),
      wish: choiceIn(params),
    },
  });
  useEffect(() => {
    const wire = reschedule.on('choice.changed', ({ choice }) =>
      noteInAddress((written) => writeChoice(written, choice)),
    );
    return () => wire.unsubscribe();
  }, [reschedule, noteInAddress]);
  return reschedule;
}
