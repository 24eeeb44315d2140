import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { Checkbox } from '../../../components/choices/Checkbox.tsx';

/** R2.13.17; not for guests, for whom nothing is kept. */
export function SaveDetails({ details }: { details: AttendeeDetailsRef }) {
  const saves = useSelector(details, read.saves);
  const isOffered = useSelector(details, read.maySave);
  if (!isOffered) return null;
  return (
    <Checkbox checked={saves} onChange={(on) => details.send({ type: 'saving.choose', saves: on })}>
      <Trans>Save these details for next time</Trans>
    </Checkbox>
  );
}
