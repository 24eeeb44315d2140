import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BookingStatus } from '../../../machines/bookings/bookingStatus.ts';
import type { StatusPillProps } from '../../components/signs/StatusPill.tsx';

/** Word, colour and shape of each status (R4.10); a status without them does not compile. */
export const statusWords: Record<BookingStatus, { word: MessageDescriptor } & Pick<StatusPillProps, 'tone' | 'shape'>> =
  {
    rejected: { word: msg`Rejected`, tone: 'no', shape: 'cross' },
    checkedOut: { word: msg`Checked-Out`, tone: 'info', shape: 'full' },
    consumed: { word: msg`Consumed`, tone: 'info', shape: 'half' },
    approved: { word: msg`Approved`, tone: 'ok', shape: 'full' },
    inactive: { word: msg`Inactive`, shape: 'ring' },
    pending: { word: msg`Pending`, tone: 'wait', shape: 'ring' },
  };
