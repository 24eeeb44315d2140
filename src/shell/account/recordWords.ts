import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordStatus } from '../../../machines/bookings/recordStatus.ts';
import type { StatusPillProps } from '../../components/signs/StatusPill.tsx';

/** Word, colour and shape of each status (R4.10.9); a status without them does not compile. */
export const recordWords: Record<RecordStatus, { word: MessageDescriptor } & Pick<StatusPillProps, 'tone' | 'shape'>> =
  {
    approved: { word: msg`Approved`, tone: 'ok', shape: 'full' },
    rejected: { word: msg`Rejected`, tone: 'no', shape: 'cross' },
    completed: { word: msg`Completed`, tone: 'info', shape: 'full' },
    pending: { word: msg`Pending`, tone: 'wait', shape: 'ring' },
    cancelled: { word: msg`Cancelled`, tone: 'no', shape: 'cross' },
    expired: { word: msg`Expired`, shape: 'ring' },
    refundRequested: { word: msg`Refund Requested`, tone: 'wait', shape: 'half' },
    inactive: { word: msg`Inactive`, shape: 'ring' },
  };
