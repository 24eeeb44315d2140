import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { trash } from '../../../art/icons/tools.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { AdditionalFields } from './AdditionalFields.tsx';
import { AskedFields } from './AskedFields.tsx';
import { WhoIsIt } from './WhoIsIt.tsx';
import type { AttendeeProps } from './attendeeProps.ts';

export const blockId = (formId: string, attendee: number): string => `${formId}-${attendee}`;

/** Everything that is asked of one attendee. */
export function AttendeeBlock({ details, attendee, formId }: AttendeeProps & { formId: string }) {
  const number = attendee + 1;
  return (
    <fieldset className="who" id={blockId(formId, attendee)}>
      <legend>
        <span className="who__n" aria-hidden>
          {number}
        </span>
        {attendee === 0 ? <Trans>You</Trans> : <Trans>Visitor {number}</Trans>}
      </legend>
      <RemoveAttendee details={details} attendee={attendee} formId={formId} />
      <WhoIsIt details={details} attendee={attendee} />
      <div className="g2">
        <AskedFields details={details} attendee={attendee} />
        <AdditionalFields details={details} attendee={attendee} />
      </div>
    </fieldset>
  );
}

function RemoveAttendee({ details, attendee, formId }: AttendeeProps & { formId: string }) {
  const { t } = useLingui();
  const mayRemove = useSelector(details, (snapshot) => read.mayRemoveAttendee(snapshot, attendee));
  const isRemovable = useSelector(details, (snapshot) => read.isRemovable(snapshot, attendee));
  if (!isRemovable) return null;
  const number = attendee + 1;
  const remove = (): void => {
    flushSync(() => details.send({ type: 'attendee.remove', attendee }));
    // The button that was pressed disappears: the focus moves to the attendee in its place, or before it.
    const near =
      document.getElementById(blockId(formId, attendee)) ?? document.getElementById(blockId(formId, attendee - 1));
    near?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <IconButton
      className="who__remove"
      icon={trash}
      label={t`Remove visitor ${number}`}
      disabled={!mayRemove}
      onClick={remove}
    />
  );
}
