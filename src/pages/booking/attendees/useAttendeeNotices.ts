import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import * as read from '../../../../machines/attendees/attendeeDetailsSelectors.ts';
import { notify } from '../../../actors/notices.ts';
import { attendeeProblemWords } from './attendeeMessages.ts';

/** Says that something is missing (R5.6.6), and why a relative's details did not come; a file's fault stands at its field. */
export function useAttendeeNotices(details: AttendeeDetailsRef): void {
  const { t, i18n } = useLingui();
  useEffect(() => {
    const incomplete = details.on('details.incomplete', () =>
      // What is missing stands at its field as well (R5.6.6, R8.3.8).
      notify({ tone: 'bad', text: t`Please fill all the required fields` }),
    );
    let told = read.problem(details.getSnapshot());
    const problems = details.subscribe((snapshot) => {
      const problem = read.problem(snapshot);
      if (problem === told) return;
      told = problem;
      if (problem?.at === null && read.isAsking(snapshot))
        notify({ tone: 'bad', text: attendeeProblemWords(i18n, problem) });
    });
    return () => {
      incomplete.unsubscribe();
      problems.unsubscribe();
    };
  }, [details, t, i18n]);
}
