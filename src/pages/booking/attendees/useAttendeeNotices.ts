import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { AttendeeDetailsRef } from '../../../../machines/attendees/attendeeDetailsMachine.ts';
import { notify } from '../../../actors/notices.ts';
import { attendeeProblemWords } from './attendeeWords.ts';

/** Says that something is missing (R5.6.6), and why a relative's details did not come; a file's fault stands at its field. */
export function useAttendeeNotices(details: AttendeeDetailsRef): void {
  const { t, i18n } = useLingui();
  useEffect(() => {
    const told = [
      details.on('details.incomplete', () =>
        // What is missing stands at its field as well (R5.6.6, R8.3.8).
        notify({ tone: 'bad', text: t`Please fill all the required fields` }),
      ),
      details.on('relative.failed', ({ problem }) =>
        notify({ tone: 'bad', text: attendeeProblemWords(i18n, problem) }),
      ),
    ];
    return () => {
      for (const one of told) one.unsubscribe();
    };
  }, [details, t, i18n]);
}
