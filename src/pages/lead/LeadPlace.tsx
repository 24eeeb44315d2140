import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { lazy, useEffect } from 'react';
import type { LeadRef } from '../../../machines/lead/leadMachine.ts';
import { isOpen } from '../../../machines/lead/leadSelectors.ts';
import { notify } from '../../portal/notices.ts';
import { problemWords } from '../../portal/personWords.ts';

const LeadDialog = lazy(() => import('./LeadDialog.tsx').then(({ LeadDialog }) => ({ default: LeadDialog })));

/** Where the lead form appears, and what became of it is told; the thanks outlive the dialog (R7.5.5). */
export function LeadPlace({ lead }: { lead: LeadRef }) {
  const { t, i18n } = useLingui();
  useEffect(() => {
    const sent = lead.on('lead.sent', ({ message }) =>
      notify({ tone: 'ok', text: message ?? t`Thank you. We will be in touch.` }),
    );
    const refused = lead.on('lead.refused', ({ problem }) =>
      notify({ tone: 'bad', text: problemWords(i18n, problem) }),
    );
    return () => {
      sent.unsubscribe();
      refused.unsubscribe();
    };
  }, [lead, t, i18n]);
  return useSelector(lead, isOpen) ? <LeadDialog lead={lead} /> : null;
}
