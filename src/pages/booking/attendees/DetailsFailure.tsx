import { useSelector } from '@xstate/react';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { ErrorState } from '../../../components/signs/ErrorState.tsx';

/** What is asked could not be fetched; another try. */
export function DetailsFailure({ details }: { details: AttendeeDetailsRef }) {
  const problem = useSelector(details, read.problem);
  return <ErrorState problem={problem} onRetry={() => details.send({ type: 'step.retry' })} />;
}
