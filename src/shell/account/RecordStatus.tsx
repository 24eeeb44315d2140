import { useLingui } from '@lingui/react';
import { recordStatus } from '../../../machines/bookings/recordStatus.ts';
import { StatusPill } from '../../components/signs/StatusPill.tsx';
import { recordWords } from './recordWords.ts';

/** How a booking stands that is not a facility's (R4.10.9, Q4.10.c). */
export function RecordStatus({ id }: { id: number | null }) {
  const { i18n } = useLingui();
  const { word, tone, shape } = recordWords[recordStatus(id)];
  return (
    <StatusPill tone={tone} shape={shape}>
      {i18n._(word)}
    </StatusPill>
  );
}
