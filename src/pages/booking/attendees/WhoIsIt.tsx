import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { Chips } from '../../../components/choices/Chips.tsx';
import type { AttendeeProps } from './attendeeProps.ts';
import { sameContent } from '../../../components/fields/sameContent.ts';

const someoneElse = 'someone else';

/** One of the customer's family, or somebody whose details are typed (R6.1.16). */
export function WhoIsIt({ details, attendee }: AttendeeProps) {
  const relatives = useSelector(details, (snapshot) => read.relativesOf(snapshot, attendee), sameContent);
  const chosen = useSelector(details, (snapshot) => read.attendees(snapshot)[attendee]?.customer_id ?? null);
  const isFetching = useSelector(details, (snapshot) => read.fetchedAttendee(snapshot) === attendee);
  if (relatives.length === 0) return null;
  const choose = (value: string): void =>
    details.send(
      value === someoneElse
        ? { type: 'relative.forget', attendee }
        : { type: 'relative.choose', attendee, customerId: Number(value) },
    );
  return (
    <div className="attendees__who">
      <Chips
        legend={<Trans>Who is it?</Trans>}
        legendHidden
        options={[
          ...relatives.map(({ customer_id, name }) => ({ value: String(customer_id), label: name })),
          { value: someoneElse, label: <Trans>Someone else</Trans> },
        ]}
        value={chosen === null ? someoneElse : String(chosen)}
        onChange={choose}
      />
      <output className="fine">{isFetching ? <Trans>Fetching their details…</Trans> : null}</output>
    </div>
  );
}
