import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Note } from '../../../components/signs/Note.tsx';
import { Skeleton } from '../../../components/signs/Skeleton.tsx';
import { leadToFaults } from '../../../components/fields/submitForm.ts';
import { HoldNote } from '../../../widgets/hold/HoldClock.tsx';
import { BookingTitle } from '../BookingTitle.tsx';
import { BookedSlot } from './BookedSlot.tsx';
import { DetailsFailure } from './DetailsFailure.tsx';
import { AttendeeBar } from './AttendeeBar.tsx';
import { AttendeeBlocks } from './AttendeeBlocks.tsx';
import { AttendeeTerms } from './AttendeeTerms.tsx';
import { MissingDetails } from './MissingDetails.tsx';
import { SaveDetails } from './SaveDetails.tsx';
import { useAttendeeNotices } from './useAttendeeNotices.ts';
import type { AttendeeDetailsProps } from './attendeeProps.ts';
import './attendees.css';

/** One block for each attendee, the terms, and what it costs (R2.12.9–11, R2.13.14–17). */
export function AttendeeDetailsDialog({ selling, details }: AttendeeDetailsProps) {
  const { t } = useLingui();
  const nameId = useId();
  const formId = useId();
  const isAsking = useSelector(details, read.isAsking);
  useAttendeeNotices(details);
  return (
    <Dialog
      isEntry
      className="attendees"
      tall
      width="44rem"
      labelledBy={nameId}
      onClose={() => details.send({ type: 'details.leave' })}
      bar={
        isAsking ? (
          <>
            <HoldNote />
            <AttendeeBar selling={selling} details={details} formId={formId} />
          </>
        ) : null
      }
    >
      <BookingTitle of={selling} step={t`Who is coming?`} />
      <div className="attendees__head">
        {/* A heading beside the name that the specification gives the dialog (Q2.12.c). */}
        <span id={nameId} className="vh">
          <Trans>Facility</Trans>
        </span>
        <h2 className="modal__title" tabIndex={-1}>
          <Trans>Who is coming?</Trans>
        </h2>
        <BookedSlot selling={selling} />
      </div>
      {isAsking ? <DetailsForm id={formId} details={details} /> : <Waiting details={details} />}
    </Dialog>
  );
}

function Waiting({ details }: Pick<AttendeeDetailsProps, 'details'>) {
  const mayRetry = useSelector(details, read.mayRetry);
  return mayRetry ? <DetailsFailure details={details} /> : <Skeleton of="panel" count={2} />;
}

/** Part of what was typed before a reload was stored nowhere, as it may not be. */
function CutNote({ details }: Pick<AttendeeDetailsProps, 'details'>) {
  const isCut = useSelector(details, read.isCut);
  return isCut ? (
    <Note tone="info">
      <Trans>
        The page was loaded anew. For your visitors’ safety, dates of birth, document numbers and answers are not kept
        in the browser: please give them again.
      </Trans>
    </Note>
  ) : null;
}

/** What is refused gets the focus: one field itself, several in their summary (3.3.1). */
function DetailsForm({ id, details }: Pick<AttendeeDetailsProps, 'details'> & { id: string }) {
  return (
    <form
      id={id}
      className="attendees__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(() => details.send({ type: 'details.submit' }));
        leadToFaults(event.currentTarget);
      }}
    >
      <CutNote details={details} />
      <MissingDetails details={details} formId={id} />
      <AttendeeBlocks details={details} formId={id} />
      <SaveDetails details={details} />
      <AttendeeTerms details={details} />
    </form>
  );
}
