import type { ActorRef, Snapshot } from 'xstate';
import type { CartLine } from '../../src/contract/orders/cart.ts';
import type { User } from '../../src/contract/customers/customers.ts';
import type {
  AvailableFacility,
  FacilityOffer,
  ScheduleConfiguration,
  ScheduleQuery,
  ServiceFilters,
  VenueService,
} from '../../src/contract/offered/facilities.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Id, Named } from '../../src/contract/wire/wire.ts';
import type { InferOutput } from 'valibot';
import type { PackedDay, Slot } from '../slots/slots.ts';
import type { Problem } from '../shared/problem.ts';
import type { BookingSelection, BookingStop, BookingSurface } from './bookingSelection.ts';
import type { Quantities } from './bookingWishes.ts';
import type { AttendeesDraft } from '../attendees/typedAttendee.ts';
import type { BookingProgress } from './bookingProgress.ts';

/** What the operator decides about bookings. */
export type BookingConfig = Pick<
  SiteConfig,
  | 'venue'
  | 'venue_id'
  | 'colors'
  | 'allow_facility_items_reservation'
  | 'qube_enable_custom_booking_date_range'
  | 'qube_custom_booking_start_date'
  | 'qube_custom_booking_end_date'
  | 'show_facility_image'
  | 'image_base'
  | 'show_time_range_filter'
  | 'field_visibility'
  | 'tnc'
  | 'ar_tnc'
  | 'tnc_enable'
  | 'religions'
>;

/** What the portal hears of its booking. */
export type BookingNews =
  | { type: 'login.wanted' }
  /** Its customer wants to see what was put there. */
  | { type: 'cart.wanted' }
  | { type: 'selection.changed'; selection: BookingSelection; stop: BookingStop };

export interface BookingInput {
  parent: ActorRef<Snapshot<unknown>, BookingNews>;
  config: BookingConfig;
  user: User | null;
  /** Wall-clock time of the venue, `YYYY-MM-DD HH:mm:ss`; `watchMinute` keeps it up. */
  now: string;
  /** Step 1 as the panel of a page, the others in a dialog over it; or all in a dialog, the usual one. */
  surface?: BookingSurface;
  /** The service that *Book* was pressed for; null: the customer picks one. */
  serviceId: Id | null;
  /** What else the address asks for; each is taken up only while it can be had. */
  time?: Omit<BookingSelection, 'serviceId'>;
  /** The step that the address names, gone to as far as it can be; without one it is the draft's. */
  stop?: BookingStop;
  /** Something of the address could not be read. */
  isDamaged?: boolean;
  /** Where a former page load left off; null starts afresh. */
  draft: BookingProgress | null;
  /** Minutes for which a slot that has just begun is still offered; 15, on one host 30 (R9.2.2, R9.2.3). */
  lateLimit?: number;
}

/** A ticket to narrow the slots down to, with filter_by 2 (Q2.11.c). */
export type ShortRental = InferOutput<typeof Named> & { product_id: Id };

/** What the pickers of a service offer; tickets only with filter_by 2. */
export interface ServiceChoices extends ServiceFilters {
  tickets: readonly ShortRental[];
}

/** The service, and which of its facilities (filter_by 1) or tickets (2) the customer wants to see; none means all. */
export interface SelectedServices {
  id: Id;
  filter_by: 1 | 2;
  facilities: readonly Id[];
}

/** What is asked of the server, and how its answer is packed. */
export interface ScheduleWish extends ScheduleQuery {
  /** Whether the grid counts what carts hold (R9.1.11). */
  allow_facility_items_reservation: BookingConfig['allow_facility_items_reservation'];
}

/** A schedule answer as numbers, and the date it was asked for. */
export interface DatedSchedule {
  date: string;
  configuration: ScheduleConfiguration;
  packed: PackedDay;
}

/** A code for the view to word, and the numbers in its sentence. */
export interface BookingProblem extends Problem {
  values: Readonly<Record<string, number>>;
}

export const problemCalled = (code: string): BookingProblem => ({ code, message: null, values: {} });

/** What a slot is chosen by and what hangs on it: whoever chooses and whoever sells know it alike. */
export interface ChosenContext {
  config: BookingConfig;
  surface: BookingSurface;
  user: User | null;
  cartLines: readonly CartLine[];
  now: string;

  services: readonly VenueService[];
  selectedServices: SelectedServices | null;
  /** The picked date; a slot after midnight has the next one as its calendar date (Q3.4.a). */
  bookingDate: string;
  /** Minutes; null until a schedule says what is shortest. With date, slot, service and time range the state of a booking (R3.10.7). */
  duration: number | null;
  schedule: DatedSchedule | null;
  selectedTimeSlot: Slot | null;
  /** Free for the chosen slot, as the server says. */
  facilities: readonly AvailableFacility[];
  facilityId: Id | null;
  offer: FacilityOffer | null;

  quantities: Quantities;
  addons: Quantities;
  /** What was typed about the attendees; it survives all but the adding and the closing. */
  attendeeDetails: AttendeesDraft | null;

  /** Where to return to; null once there, or when the customer chose something else. */
  draft: BookingProgress | null;
  problem: BookingProblem | null;
}

/** The chosen service with its names. */
export const serviceOf = ({
  services,
  selectedServices,
}: Pick<ChosenContext, 'services' | 'selectedServices'>): VenueService | null =>
  services.find(({ id }) => id === selectedServices?.id) ?? null;
