/**
 * What the slot rules need of a schedule answer. Names are those of the wire; what the operator may leave out is
 * optional, so that an answer parsed by the contract fits as it is.
 */
import type { Channel } from '../../../src/contract/offered/facilities.ts';

type Maybe<T> = T | null | undefined;
type Bit = 0 | 1 | boolean;

/** Something that occupies one continuous time; without times it takes whole days. */
export interface SpanInput {
  date: string;
  end_date?: Maybe<string>;
  start_time?: Maybe<string>;
  end_time?: Maybe<string>;
}

export interface BookedInput {
  date: string;
  booking_end_date?: Maybe<string>;
  start_time?: Maybe<string>;
  end_time?: Maybe<string>;
  attendance?: Maybe<number>;
  is_full_day?: Maybe<Bit>;
}

/** A temporary hold of a cart, of this or any other session (R3.5.11). */
export interface HeldInput {
  quantity?: Maybe<number>;
  participant_count?: Maybe<number>;
  date: string;
  start_time: string;
  end_time: string;
}

export interface RentalInput {
  start_time: string;
  end_time: string;
  product_id: number;
  min_booking_time?: Maybe<number>;
  /** In major units for `unit_minutes`, where the operator sends it with the schedule. */
  price?: Maybe<number>;
  tax_amount?: Maybe<number>;
  unit_minutes?: Maybe<number>;
}

export interface ControlInput {
  date?: Maybe<string>;
  end_date?: Maybe<string>;
  /** 0 closes the times, 1 leaves only them open. */
  interval_type: 0 | 1;
  times?: Maybe<readonly { start_time: string; end_time: string }[]>;
  /** A sum of weekday bits, or a list of them; missing means every day. */
  weekdays?: Maybe<number | readonly number[]>;
  channels?: Maybe<readonly Channel[]>;
  /** Product ids of rentals; missing means every rental. */
  rentals?: Maybe<readonly number[]>;
}

interface OccupiedInput {
  id: number;
  per_capacity?: Maybe<Bit>;
  bookings?: Maybe<readonly BookedInput[]>;
  maintenances?: Maybe<readonly SpanInput[]>;
  event_schedules?: Maybe<readonly SpanInput[]>;
  workshop_program_schedules?: Maybe<readonly SpanInput[]>;
  cart_items?: Maybe<readonly HeldInput[]>;
}

/** A parent or a child facility: only what takes place there matters. */
export type RelatedInput = OccupiedInput;

export interface FacilityInput extends OccupiedInput {
  capacity?: Maybe<number>;
  is_enable_per_day_capacity?: Maybe<Bit>;
  min_booking_time?: Maybe<number>;
  facility_rentals?: Maybe<readonly RentalInput[]>;
  schedule_control?: Maybe<readonly ControlInput[]>;
  parent_facilities?: Maybe<readonly RelatedInput[]>;
  child_facilities?: Maybe<readonly RelatedInput[]>;
}

/** In minutes. */
export interface ConfigurationInput {
  min_booking_time?: Maybe<number>;
  max_booking_time?: Maybe<number>;
  time_increment?: Maybe<number>;
  online_booking_delay?: Maybe<number>;
  enable_over_night_booking?: Maybe<Bit>;
}

/** What decides a customer's channel (R6.1.6, R6.1.7). */
export interface ChannelInput {
  b2b_id?: Maybe<number | string>;
  isB2bUser?: Maybe<Bit>;
  membership_card_number?: Maybe<string>;
  is_member?: Maybe<Bit>;
}

/** One schedule answer, with the customer who asks. */
export interface ScheduleInput {
  /** The picked date, YYYY-MM-DD. */
  date: string;
  configuration: ConfigurationInput;
  facilities: readonly FacilityInput[];
  /** Null or left out while signed out. */
  customer?: Maybe<ChannelInput>;
  /** Only 0 (or false) makes the grid ignore carts' holds (R9.1.11). */
  allow_facility_items_reservation?: Maybe<number | boolean>;
}

/** The configuration with its defaults; in minutes. */
export interface Settings {
  shortest: number;
  longest: number;
  increment: number;
  delay: number;
  overnight: boolean;
}

const defaults = { min_booking_time: 60, time_increment: 60, online_booking_delay: 0 } as const;

/** A step of zero minutes would never end, so anything but a positive number counts as missing. */
const positive = (value: Maybe<number>, otherwise: number) => (value && value > 0 ? value : otherwise);

/** Fills in what the configuration leaves out (R3.4.2, R3.4.3, R3.4.4, R9.1.10). */
export function settingsOf(configuration: ConfigurationInput): Settings {
  return {
    shortest: positive(configuration.min_booking_time, defaults.min_booking_time),
    longest: positive(configuration.max_booking_time, Infinity),
    increment: positive(configuration.time_increment, defaults.time_increment),
    delay: positive(configuration.online_booking_delay, defaults.online_booking_delay),
    overnight: Boolean(configuration.enable_over_night_booking),
  };
}
