import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { daysIn, writeDays } from '../../../machines/freeHours/daysInAddress.ts';
import { freeHoursMachine } from '../../../machines/freeHours/freeHoursMachine.ts';
import { usePageActor } from '../../actors/portalContext.tsx';
import { useNoteInAddress } from '../../components/useNoteInAddress.ts';
import { useSearchParams } from '../../components/useSearchParams.ts';

/** The week and day that are looked at, as the address of the page says, else those of the chosen hour. */
export function useFreeHours(today: string, chosen: string | undefined): ActorRefFrom<typeof freeHoursMachine> {
  const [params] = useSearchParams();
  const noteInAddress = useNoteInAddress();
  const freeHours = usePageActor(freeHoursMachine, { input: daysIn(params, today, chosen) });
  const [isOfHour] = useState(chosen !== undefined);
  useEffect(() => {
    // The week of an hour stays when the hour goes, also over a reload (F14).
    if (isOfHour) noteInAddress((written) => writeDays(written, freeHours.getSnapshot().context, today));
    const wire = freeHours.on('days.changed', ({ days }) =>
      noteInAddress((written) => writeDays(written, days, today)),
    );
    return () => wire.unsubscribe();
  }, [freeHours, isOfHour, noteInAddress, today]);
  return freeHours;
}
