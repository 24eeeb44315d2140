/**
 * A schedule answer packed for every channel, so that after a login or logout the right hours are shown without asking
 * again.
 */
import type { Channel } from '../../../src/contract/offered/facilities.ts';
import { packSchedule, type PackedSchedule } from './packedSchedule.ts';
import type { ControlInput, ScheduleInput, ChannelInput } from './scheduleInput.ts';

export type PackedDay = Readonly<Record<Channel, PackedSchedule>>;

/** A sample customer of each channel (R6.1.6, R6.1.7). */
const customers: Readonly<Record<Channel, ChannelInput>> = {
  B2C: {},
  Members: { is_member: 1 },
  Partners: { isB2bUser: 1 },
};

const concerns = ({ channels }: ControlInput, channel: Channel): boolean =>
  !channels?.length || channels.includes(channel);

/** Packs a schedule answer for every channel; channels that no control tells apart share one pack. */
export function packDay(input: Omit<ScheduleInput, 'customer'>): PackedDay {
  const controls = input.facilities.flatMap(({ schedule_control }) => schedule_control ?? []);
  const packs = new Map<string, PackedSchedule>();
  const packFor = (channel: Channel): PackedSchedule => {
    const key = controls.map((control) => Number(concerns(control, channel))).join('');
    const packed = packs.get(key) ?? packSchedule({ ...input, customer: customers[channel] });
    packs.set(key, packed);
    return packed;
  };
  return { B2C: packFor('B2C'), Members: packFor('Members'), Partners: packFor('Partners') };
}
