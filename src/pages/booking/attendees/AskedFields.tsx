import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { attendeeQuestions, type AttendeeQuestion } from '../../../../machines/attendees/attendeeFields.ts';
import { alwaysAsked } from '../../../../machines/attendees/attendeeQuestions.ts';
import type { AttendeeProps } from './attendeeProps.ts';
import { questionInputs } from '../../../widgets/person/questionInputs.tsx';
import { sameContent } from '../../../components/fields/sameContent.ts';
import { useAttendeeAnswering } from './useAttendeeAnswering.ts';

/** Of everybody (R5.6.1), then what this service, or the site, asks of every attendee (R5.6.2–4). */
export function AskedFields(props: AttendeeProps) {
  const shown = useSelector(props.details, read.shownFields, sameContent);
  // The proof of identity has two cells, which stand in one row where one cell goes before them.
  const [first, ...others] = shown.filter(({ field }) => field !== 'id');
  const proof = shown.filter(({ field }) => field === 'id');
  const asked = [...(first ? [first] : []), ...proof, ...others];
  return (
    <>
      {alwaysAsked.map((question) => (
        <Question key={question} {...props} question={question} optional={false} />
      ))}
      {asked.map(({ field, isRequired }) => (
        <Question key={field} {...props} question={field} optional={!isRequired} />
      ))}
    </>
  );
}

function Question({ question, optional, ...of }: AttendeeProps & { question: AttendeeQuestion; optional: boolean }) {
  const by = useAttendeeAnswering(of);
  const Input = questionInputs[attendeeQuestions[question].input];
  return <Input by={by} question={question} optional={optional} />;
}
