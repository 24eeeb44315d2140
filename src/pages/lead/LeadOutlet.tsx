import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { lazy, useEffect } from 'react';
import type { LeadRef } from '../../../machines/lead/leadMachine.ts';
import { isOpen } from '../../../machines/lead/leadSelectors.ts';
import { notify } from '../../actors/notices.ts';

const LeadDialog = lazy(() => import('./LeadDialog.tsx').then(({ LeadDialog }) => ({ default: LeadDialog })));

/** Where the lead form appears, and where its thanks are told, which outlive it (R7.5.5). */
export function LeadOutlet({ lead }: { lead: LeadRef }) {
  const { t } = useLingui();
  useEffect(() => {
    const sent = lead.on('lead.sent', ({ message }) =>
      notify({ tone: 'ok', text: message ?? t`Thank you. We will be in touch.` }),
    );
    return () => sent.unsubscribe();
  }, [lead, t]);
  return useSelector(lead, isOpen) ? <LeadDialog lead={lead} /> : null;
}
