import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { localName } from '../../../i18n/localName.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import type { AttendeeFaults } from '../../../../machines/attendees/attendeeFaults.ts';
import { RefusalNote, RefusedTitle } from '../../../widgets/ErrorSummary.tsx';
import { blockId } from './AttendeeBlock.tsx';
import type { AttendeeProps } from './attendeeProps.ts';
import { faultyFields } from './attendeeWords.ts';
import { sameContent } from '../../../components/fields/sameContent.ts';

type MissingProps = Pick<AttendeeProps, 'details'> & { formId: string };

/** The form is long: one place lists what is missing of each attendee, and leads there (R5.6.6). */
export function MissingDetails({ details, formId }: MissingProps) {
  const faults = useSelector(details, read.faultyAttendees, sameContent);
  const { t } = useLingui();
  if (faults.length === 0) return null;
  const count = faults.reduce(
    (sum, { found }) => sum + faultyFields(found, null).length + Object.keys(found.answers).length,
    0,
  );
  return (
    <>
      <RefusedTitle of={t`Who is coming?`} />
      <RefusalNote count={count}>
        {faults.map(({ attendee, found }) => (
          <MissingOf key={attendee} details={details} attendee={attendee} found={found} formId={formId} />
        ))}
      </RefusalNote>
    </>
  );
}

function MissingOf({ details, attendee, found, formId }: MissingProps & { attendee: number; found: AttendeeFaults }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const questions = useSelector(details, read.additionalFields, sameContent);
  const paper = useSelector(details, (snapshot) => read.idProofTypeFor(snapshot, attendee));
  const number = attendee + 1;
  const fields = new Intl.ListFormat(locale, { type: 'unit' }).format([
    ...faultyFields(found, paper).map((label) => i18n._(label)),
    ...questions.filter(({ id }) => id in found.answers).map((question) => localName(question, locale)),
  ]);
  const goThere = (): void =>
    document.getElementById(blockId(formId, attendee))?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return (
    <li>
      <button type="button" className="u" onClick={goThere}>
        {attendee === 0 ? (
          <Trans>You: {fields}</Trans>
        ) : (
          <Trans>
            Visitor {number}: {fields}
          </Trans>
        )}
      </button>
    </li>
  );
}
