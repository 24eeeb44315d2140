import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Messages at the field of the start date of a membership (Q3.6.d). */
export const startFaults: Readonly<Record<string, MessageDescriptor>> = {
  startPast: msg`It can start today at the earliest`,
  startMissing: msg`Please choose the day on which it starts`,
};
