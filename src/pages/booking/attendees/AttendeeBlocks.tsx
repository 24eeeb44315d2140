import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { plus } from '../../../art/icons/steps.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { blockId, AttendeeBlock } from './AttendeeBlock.tsx';

interface AttendeeBlocksProps {
  details: AttendeeDetailsRef;
  formId: string;
}

/** A block for each attendee; a whole facility takes more of them, up to its limit (R2.12.10, R2.13.14). */
export function AttendeeBlocks({ details, formId }: AttendeeBlocksProps) {
  const count = useSelector(details, (snapshot) => read.attendees(snapshot).length);
  const isWhole = useSelector(details, read.isWhole);
  return (
    <>
      {Array.from({ length: count }, (_, attendee) => (
        <AttendeeBlock key={attendee} details={details} attendee={attendee} formId={formId} />
      ))}
      {isWhole ? <AddAttendee details={details} formId={formId} /> : null}
    </>
  );
}

function AddAttendee({ details, formId }: AttendeeBlocksProps) {
  const mayAdd = useSelector(details, read.mayAddAttendee);
  const limit = useSelector(details, read.limit);
  const add = (): void => {
    flushSync(() => details.send({ type: 'attendee.add' }));
    const last = read.attendees(details.getSnapshot()).length - 1;
    document.getElementById(blockId(formId, last))?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <div className="attendees__add">
      <Button variant="line" icon={plus} disabled={!mayAdd} onClick={add}>
        <Trans>Add a visitor</Trans>
      </Button>
      <span className="fine">
        <Plural value={limit} one="# visitor at most" other="# visitors at most" />
      </span>
    </div>
  );
}
