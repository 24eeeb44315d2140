import { useLingui } from '@lingui/react';
import { StatusPill } from '../../components/signs/StatusPill.tsx';
import type { SupportRequest } from '../../contract/customers/support.ts';
import { requestStatusWords } from './supportWords.ts';

/** How a request stands. */
export function RequestStatus({ of }: { of: SupportRequest['status'] }) {
  const { i18n } = useLingui();
  const { word, tone, shape } = requestStatusWords[of];
  return (
    <StatusPill tone={tone} shape={shape}>
      {i18n._(word)}
    </StatusPill>
  );
}
