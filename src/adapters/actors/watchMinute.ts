import { fromCallback } from 'xstate';
import { eachMinute } from '../device/eachMinute.ts';

/** Tells a machine the venue's time, at once and minute by minute. */
export const watchMinute = fromCallback<{ type: 'minute.passed'; now: string }, undefined>(({ sendBack }) =>
  eachMinute((now) => sendBack({ type: 'minute.passed', now })),
);
