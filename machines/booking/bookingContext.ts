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
import type { ContactDetails } from '../person/contactDetails.ts';
import type { Problem } from '../shared/problem.ts';
import type { BookingSelection, BookingStop, BookingSurface } from './bookingSelection.ts';
import type { Quantities } from '../picker/pickerItems.ts';
import type { AttendeesDraft } from '../attendees/typedAttendee.ts';
import type { BookingProgress } from './bookingProgress.ts';

/** The operator's settings for bookings. */
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

/** Whoever is signed out wants to log in, and has entered this before; null where nothing was asked. */
export interface LoginWanted {
  type: 'login.wanted';
  entered: ContactDetails | null;
}

/** What the booking tells the portal. */
export type BookingNews =
  | LoginWanted
  /** The customer wants to see the cart, where the booking was added. */
  | { type: 'cart.wanted' }
  | { type: 'selection.changed'; selection: BookingSelection; stop: BookingStop };

export interface BookingInput {
  parent: ActorRef<Snapshot<unknown>, BookingNews>;
  config: BookingConfig;
  user: User | null;
  /** The venue's wall-clock time, `YYYY-MM-DD HH:mm:ss`; kept current by `watchMinute`. */
  now: string;
  /** `page`: step 1 is a panel of the page and the later steps open in a dialog; `dialog`, the default: all steps do. */
  surface?: BookingSurface;
  /** The service that *Book* was pressed for; null: the customer picks one. */
  serviceId: Id | null;
  /** The rest of the selection in the address; each part is applied only if it can still be booked. */
  time?: Omit<BookingSelection, 'serviceId'>;
  /** The step in the address, which is opened if it can be reached; without one, the draft's step is. */
  stop?: BookingStop;
  /** Whether a part of the address could not be read. */
  isDamaged?: boolean;
  /** The progress that an earlier page load persisted; null starts a new booking. */
  draft: BookingProgress | null;
  /** For how many minutes a slot that has begun is still offered: 15, on one host 30 (R9.2.2, R9.2.3). */
  lateLimit?: number;
}

/** A ticket that the slots can be narrowed down to, where filter_by is 2 (Q2.11.c). */
export type ShortRental = InferOutput<typeof Named> & { product_id: Id };

/** What the pickers of a service offer; tickets only where filter_by is 2. */
export interface ServiceChoices extends ServiceFilters {
  tickets: readonly ShortRental[];
}

/**
 * The service, and the facilities (filter_by 1) or tickets (2) that the slots are narrowed down to; an empty list means
 * all.
 */
export interface SelectedServices {
  id: Id;
  filter_by: 1 | 2;
  facilities: readonly Id[];
}

/** The query for a schedule, and the setting that decides how the answer is packed. */
export interface ScheduleWish extends ScheduleQuery {
  /** Whether the grid counts what carts hold (R9.1.11). */
  allow_facility_items_reservation: BookingConfig['allow_facility_items_reservation'];
}

/** A packed schedule, and the date it was asked for. */
export interface DatedSchedule {
  date: string;
  configuration: ScheduleConfiguration;
  packed: PackedDay;
}

/** A code that the view has a sentence for, and the numbers in it. */
export interface BookingProblem extends Problem {
  values: Readonly<Record<string, number>>;
}

export const problemCalled = (code: string): BookingProblem => ({ code, message: null, values: {} });

/** The selection and what depends on it, shared by the first step and the later ones. */
export interface ChosenContext {
  config: BookingConfig;
  surface: BookingSurface;
  user: User | null;
  cartLines: readonly CartLine[];
  now: string;

  services: readonly VenueService[];
  selectedServices: SelectedServices | null;
  /** The picked date; a slot after midnight has the next day as its calendar date (Q3.4.a). */
  bookingDate: string;
  /**
   * In minutes; null until a schedule tells the shortest. Part of a booking's state with date, slot, service and time
   * range (R3.10.7).
   */
  duration: number | null;
  schedule: DatedSchedule | null;
  selectedTimeSlot: Slot | null;
  /** The facilities that are free for the chosen slot, as the server says. */
  facilities: readonly AvailableFacility[];
  facilityId: Id | null;
  offer: FacilityOffer | null;

  quantities: Quantities;
  addons: Quantities;
  /** The attendees' details as typed so far; kept until they are added or the booking is closed. */
  attendeeDetails: AttendeesDraft | null;

  /** The progress being restored; null once that is done, or when the customer has chosen something else. */
  draft: BookingProgress | null;
  problem: BookingProblem | null;
}

/** The chosen service with its names. */
export const serviceOf = ({
  services,
  selectedServices,
}: Pick<ChosenContext, 'services' | 'selectedServices'>): VenueService | null =>
  services.find(({ id }) => id === selectedServices?.id) ?? null;
