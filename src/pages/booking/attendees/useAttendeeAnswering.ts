import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import type { LockedField } from '../../../../machines/attendees/attendeeFields.ts';
import { emptyAttendee } from '../../../../machines/attendees/typedAttendee.ts';
import { sameContent } from '../../../components/fields/sameContent.ts';
import type { Answering } from '../../../widgets/person/answering.ts';
import { faultWords } from '../../../widgets/person/questionWords.ts';
import type { AttendeeProps } from './attendeeProps.ts';

/** One of the attendees, as their questions are answered. */
export function useAttendeeAnswering({ details, attendee }: AttendeeProps): Answering {
  const { i18n } = useLingui();
  const typed = useSelector(details, (snapshot) => read.attendees(snapshot)[attendee] ?? emptyAttendee);
  const faults = useSelector(details, (snapshot) => read.faultsOf(snapshot, attendee), sameContent);
  const locked = useSelector(details, (snapshot) => read.lockedOf(snapshot, attendee), sameFields);
  const questions = useSelector(details, read.questions);
  const { religions } = useSelector(details, read.config);
  const paper = useSelector(details, (snapshot) => read.idProofTypeFor(snapshot, attendee));
  return {
    typed,
    put: (changed) => details.send({ type: 'person.type', attendee, typed: changed }),
    errorOf: (question) => faultWords(i18n, question, { faults, paper }),
    isLocked: (question) => locked.has(question as LockedField),
    isSelf: attendee === 0,
    religions,
    tags: questions?.tags ?? [],
    idProofTypes: questions?.idProofTypes ?? [],
    paper,
  };
}

const sameFields = (one: ReadonlySet<LockedField>, other: ReadonlySet<LockedField>): boolean =>
  one.size === other.size && [...one].every((field) => other.has(field));
